import { useLingui } from '@lingui/react/macro'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

const looks = {
  won: 'text-leaf-text text-lead',
  back: 'text-(--game-ink) text-body',
  lost: 'text-soft text-body',
}

type RoundResultProps = {
  bets: readonly TableBet[]
  /** How the round ended. */
  shown: string
}

/** How a round ended, and what the member's bets in it came to. */
export function RoundResult({ bets, shown }: RoundResultProps) {
  const { t } = useLingui()
  const wordsOf = useOutcomeWords()
  if (bets.length === 0) return <>{shown}</>
  const paid = paidOf(bets)
  if (bets.some(bet => bet.state === 'open')) {
    return (
      <>
        {shown} · {t`Your bets are being settled.`}
      </>
    )
  }
  return (
    <>
      <span className={`figures block font-bold font-display ${looks[toneOf(paid)]}`}>
        {wordsOf(paid).text}
      </span>
      <span className="block text-tiny">
        {shown} · {t`Stake ${formatMoney(paid.stake)}`}
      </span>
    </>
  )
}

/** What bets of one round came to. */
export function paidOf(bets: readonly TableBet[]) {
  return {
    stake: bets.reduce((sum, bet) => sum + bet.stake, 0n),
    payout: bets.reduce((sum, bet) => sum + bet.payout, 0n),
  }
}
