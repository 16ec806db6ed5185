import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { writeMultiplier } from '../multiplier.ts'
import { penaltyPayout } from './penalty-odds.ts'
import type { PenaltyState, PenaltyView } from './penalty-schemas.ts'
import type { PenaltyTheme } from './penalty-theme.ts'

/** The round of a state. A dive enters the view with the kick it answers, the rest when the round is over. */
export function penaltyRound(theme: PenaltyTheme, state: PenaltyState): Round {
  const { bet, dives, kicks, ending } = state
  const payout = paid(state)
  const written = { stake: writeAmount(bet.stake), corners: bet.corners }
  return {
    state: { bet: written, dives, kicks, ending },
    stake: bet.stake,
    payout,
    done: ending !== 'open',
    isVoid: ending === 'void',
    view: viewOf(theme, state, payout),
  }
}

function viewOf(
  theme: PenaltyTheme,
  { bet, dives, kicks, ending }: PenaltyState,
  payout: bigint,
): PenaltyView {
  const { stake, corners } = bet
  const goals = ending === 'saved' ? kicks.length - 1 : kicks.length
  const hasNext = ending === 'open' && goals < theme.kicks
  return {
    stake: writeAmount(stake),
    corners,
    kickCount: theme.kicks,
    kicks,
    dives: ending === 'open' ? dives.slice(0, kicks.length) : dives,
    ending,
    cashOut: writeAmount(goals === 0 ? 0n : penaltyPayout(stake, corners, goals)),
    nextCashOut: hasNext ? writeAmount(penaltyPayout(stake, corners, goals + 1)) : null,
    multiplier: writeMultiplier(goals === 0 ? 0n : penaltyPayout(10_000n, corners, goals)),
    nextMultiplier: hasNext ? writeMultiplier(penaltyPayout(10_000n, corners, goals + 1)) : null,
    payout: writeAmount(payout),
  }
}

function paid({ bet, kicks, ending }: PenaltyState): bigint {
  switch (ending) {
    case 'open':
    case 'saved':
      return 0n
    case 'void':
      return bet.stake
    case 'cashed_out':
      return penaltyPayout(bet.stake, bet.corners, kicks.length)
  }
}
