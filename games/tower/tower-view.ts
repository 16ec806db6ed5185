import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { writeMultiplier } from '../multiplier.ts'
import { floorOf, towerPayout } from './tower-odds.ts'
import type { TowerState, TowerView } from './tower-schemas.ts'
import type { TowerTheme } from './tower-theme.ts'

/** The round of a state. The traps enter the view only when the round is over. */
export function towerRound(theme: TowerTheme, state: TowerState): Round {
  const { bet, traps, picks, ending } = state
  const payout = paid(state)
  const written = { stake: writeAmount(bet.stake), difficulty: bet.difficulty }
  return {
    state: { bet: written, traps, picks, ending },
    stake: bet.stake,
    payout,
    done: ending !== 'open',
    isVoid: ending === 'void',
    view: viewOf(theme, state, payout),
  }
}

function viewOf(theme: TowerTheme, { bet, traps, picks, ending }: TowerState, payout: bigint): TowerView {
  const { stake, difficulty } = bet
  const climbed = ending === 'fallen' ? picks.length - 1 : picks.length
  const hasNext = ending === 'open' && climbed < theme.floors
  return {
    stake: writeAmount(stake),
    difficulty,
    floors: theme.floors,
    doors: floorOf(difficulty).ways,
    picks,
    ending,
    cashOut: writeAmount(climbed === 0 ? 0n : towerPayout(stake, difficulty, climbed)),
    nextCashOut: hasNext ? writeAmount(towerPayout(stake, difficulty, climbed + 1)) : null,
    multiplier: writeMultiplier(climbed === 0 ? 0n : towerPayout(10_000n, difficulty, climbed)),
    nextMultiplier: hasNext ? writeMultiplier(towerPayout(10_000n, difficulty, climbed + 1)) : null,
    traps: ending === 'open' ? null : traps,
    payout: writeAmount(payout),
  }
}

function paid({ bet, picks, ending }: TowerState): bigint {
  switch (ending) {
    case 'open':
    case 'fallen':
      return 0n
    case 'void':
      return bet.stake
    case 'cashed_out':
      return towerPayout(bet.stake, bet.difficulty, picks.length)
  }
}
