import { useLingui } from '@lingui/react/macro'
import type { SportsBoard } from '../../../../contract/sportsbook/sports.ts'
import { largestStake } from '../../../../games/football/slip.ts'
import type { StakeRange } from '../../../common/play/stakes.ts'
import type { SlipDraft } from './slip-draft.ts'

type SlipStake = {
  /** What one bet on the slip may be: within the limits, and never so much that a win would be cut. */
  range: StakeRange
  /** Why the slip cannot be placed as it is. */
  problem: string | undefined
  /** No stake is small enough for these odds. */
  isImpossible: boolean
}

/** The same terms that the server holds a slip to, said before anything is sent. */
export function useSlipStake({ kind, legs, each }: SlipDraft, terms: SportsBoard['terms']): SlipStake {
  const { t } = useLingui()
  const most = largestStake(
    kind,
    legs.map(leg => leg.odds),
    {
      limits: { minBet: terms.min_bet, maxBet: terms.max_bet },
      mostLegs: terms.most_legs,
      maximumPayout: terms.maximum_payout,
    },
  )
  const isImpossible = most < terms.min_bet
  const range = { minBet: terms.min_bet, maxBet: isImpossible ? terms.min_bet : most, step: 1n }
  const mostLegs = terms.most_legs
  if (kind === 'multiple' && legs.length > mostLegs)
    return { range, isImpossible, problem: t`A multiple takes at most ${mostLegs} selections.` }
  if (isImpossible) return { range, isImpossible, problem: t`This could pay more than the maximum.` }
  const isWithin = BigInt(each) >= range.minBet && BigInt(each) <= range.maxBet
  return { range, isImpossible, problem: isWithin ? undefined : t`Choose a stake within the limits.` }
}
