import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { writeMultiplier } from '../multiplier.ts'
import { lastReveal, minesPayout } from './mines-odds.ts'
import type { MinesState, MinesView } from './mines-schemas.ts'
import type { MinesTheme } from './mines-theme.ts'

/** The round of a state. The mines enter the view only when the round is over. */
export function minesRound(theme: MinesTheme, state: MinesState): Round {
  const { bet, revealed, ending } = state
  const payout = paid(state)
  const written = { stake: writeAmount(bet.stake), mines: bet.mines }
  return {
    state: { bet: written, mines: state.mines, revealed, ending },
    stake: bet.stake,
    payout,
    done: ending !== 'open',
    isVoid: ending === 'void',
    view: viewOf(theme, state, payout),
  }
}

function viewOf(theme: MinesTheme, { bet, mines, revealed, ending }: MinesState, payout: bigint): MinesView {
  const safe = ending === 'hit' ? revealed.length - 1 : revealed.length
  const hasNext = ending === 'open' && safe < lastReveal(bet.mines, theme.maxMultiplier)
  return {
    stake: writeAmount(bet.stake),
    mineCount: bet.mines,
    revealed,
    ending,
    cashOut: writeAmount(safe === 0 ? 0n : minesPayout(bet.stake, bet.mines, safe)),
    nextCashOut: hasNext ? writeAmount(minesPayout(bet.stake, bet.mines, safe + 1)) : null,
    multiplier: writeMultiplier(safe === 0 ? 0n : minesPayout(10_000n, bet.mines, safe)),
    nextMultiplier: hasNext ? writeMultiplier(minesPayout(10_000n, bet.mines, safe + 1)) : null,
    mines: ending === 'open' ? null : mines,
    payout: writeAmount(payout),
  }
}

function paid({ bet, revealed, ending }: MinesState): bigint {
  switch (ending) {
    case 'open':
    case 'hit':
      return 0n
    case 'void':
      return bet.stake
    case 'cashed_out':
      return minesPayout(bet.stake, bet.mines, revealed.length)
  }
}
