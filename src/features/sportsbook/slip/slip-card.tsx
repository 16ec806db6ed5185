import { useLingui } from '@lingui/react/macro'
import type { SportsSlip } from '../../../../contract/sportsbook/sports.ts'
import { isMarketId } from '../../../../games/football/markets.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { Money } from '../../../ui/text/money.tsx'
import type { OddsWriter } from '../use-odds-format.ts'
import { usePickWords } from '../use-pick-words.ts'

type SlipCardProps = { slip: SportsSlip; odds: OddsWriter }

/** One of the member's slips, open or settled, with the odds it was taken at. */
export function SlipCard({ slip, odds }: SlipCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isMultiple = slip.kind === 'multiple'
  return (
    <article className="book-card">
      <header className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-soft text-tiny">
          {isMultiple ? t`Multiple of ${slip.legs.length}` : slip.legs.length > 1 ? t`Singles` : t`Single`} ·{' '}
          <span className="figures">{formatDate(Date.parse(slip.placed_at), 'moment', language)}</span>
        </p>
        <SlipState slip={slip} />
      </header>
      <ul className="grid gap-2">
        {slip.legs.map(leg => (
          <SlipLegLine key={`${leg.match} ${leg.market} ${leg.pick}`} leg={leg} odds={odds} />
        ))}
      </ul>
      <footer className="flex items-baseline justify-between gap-2 text-small">
        <span className="text-soft">{t`Stake ${formatMoney(slip.stake)}`}</span>
        {slip.state === 'open' ? (
          <span>
            {t`could return`} <Money amount={slip.potential} size="small" />
          </span>
        ) : (
          <span>
            {t`paid`} <Money amount={slip.payout} size="small" />
          </span>
        )}
      </footer>
      {slip.corrected ? (
        <p className="text-soft text-tiny">
          {t`A result was corrected on ${formatDate(Date.parse(slip.corrected.at), 'moment', language)}. Paid before: ${formatMoney(slip.corrected.payout)}.`}
        </p>
      ) : null}
    </article>
  )
}

function SlipState({ slip }: { slip: SportsSlip }) {
  const { t } = useLingui()
  if (slip.state === 'open') return <Badge tone="sky">{t`Open`}</Badge>
  if (slip.state === 'rolled_back') return <Badge>{t`Given back`}</Badge>
  return slip.payout > 0n ? <Badge tone="leaf">{t`Returned`}</Badge> : <Badge>{t`Lost`}</Badge>
}

const marks = { won: '✓', lost: '✕', void: '–' }
const tones = { won: 'text-leaf-text', lost: 'text-scarlet-text', void: 'text-soft' }

function SlipLegLine({ leg, odds }: { leg: SportsSlip['legs'][number]; odds: OddsWriter }) {
  const { t } = useLingui()
  const words = usePickWords()
  const results = { won: t`won`, lost: t`lost`, void: t`void` }
  const named = isMarketId(leg.market)
    ? { market: words.market(leg.market), pick: words.pick(leg.pick, leg), note: words.note(leg.market) }
    : { market: leg.market, pick: leg.pick, note: undefined }
  const { tied } = leg
  const heat = tied === undefined ? undefined : t`Dead heat of ${tied}: stake ÷ ${tied}, paid at full odds.`
  // Once the match is decided, the rule is said only where it applied.
  const note = heat ?? (leg.result === null ? named.note : undefined)
  return (
    <li className="flex items-start gap-2 text-small">
      <span
        className={`w-4 flex-none text-center font-bold ${leg.result ? tones[leg.result] : 'text-faint'}`}
      >
        <span aria-hidden="true">{leg.result ? marks[leg.result] : '•'}</span>
        {leg.result ? <span className="sr-only">{results[leg.result]}</span> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-firm">{named.pick}</span>
        <span className="block text-soft text-tiny">
          {named.market} · {leg.home} – {leg.away}
          {leg.score ? ` ${leg.score.home}:${leg.score.away}` : ''}
        </span>
        {note === undefined ? null : <span className="block text-soft text-tiny">{note}</span>}
      </span>
      <span className="figures font-bold font-display">{odds.write(leg.odds)}</span>
    </li>
  )
}
