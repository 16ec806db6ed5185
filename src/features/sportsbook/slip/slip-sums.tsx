import { useLingui } from '@lingui/react/macro'
import type { SportsBoard } from '../../../../contract/sportsbook/sports.ts'
import { sumsOf } from '../../../../games/football/slip.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { OddsWriter } from '../use-odds-format.ts'
import type { SlipDraft } from './slip-draft.ts'

type SlipSumsProps = { draft: SlipDraft; terms: SportsBoard['terms']; odds: OddsWriter }

/** What the slip costs, could return, and would return at most. */
export function SlipSums({ draft, terms, odds }: SlipSumsProps) {
  const { t } = useLingui()
  const { kind, legs } = draft
  const { stake, potential } = sumsOf({ kind, stake: BigInt(draft.each), legs })
  const count = legs.length
  // A phone has no line to spare for a bound that is ten times as far away.
  const mostOnMatch = terms.member_match_max
  return (
    <dl className="slip-sums">
      {kind === 'multiple' ? (
        <SumLine term={t`Odds together`} text={odds.write(productOf(legs.map(leg => leg.odds)))} />
      ) : null}
      {count > 1 && kind === 'singles' ? (
        <SumLine term={t`${count} singles together`} text={formatMoney(stake)} />
      ) : null}
      <SumLine term={t`Could return`} text={formatMoney(potential)} isMain />
      <SumLine term={t`Most that a slip pays`} text={formatMoney(terms.maximum_payout)} />
      {mostOnMatch !== undefined && potential * 10n >= mostOnMatch ? (
        <SumLine term={t`Most on one match`} text={formatMoney(mostOnMatch)} />
      ) : null}
    </dl>
  )
}

function SumLine({ term, text, isMain = false }: { term: string; text: string; isMain?: boolean }) {
  return (
    <div className="pair">
      <dt className="text-small text-soft">{term}</dt>
      <dd className={`figures font-bold font-display ${isMain ? 'text-lead text-sun-text' : 'text-small'}`}>
        {text}
      </dd>
    </div>
  )
}

/** Odds multiplied, in hundredths, cut. */
function productOf(odds: readonly number[]): number {
  return Number(odds.reduce((all, one) => all * BigInt(one), 100n) / 100n ** BigInt(odds.length))
}
