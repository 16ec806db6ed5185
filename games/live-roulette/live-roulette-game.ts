import { createLiveTable } from '../live-table.ts'
import { createRouletteGame, drawPocket } from '../roulette/roulette-game.ts'
import type { SharedGame } from '../shared-game.ts'
import type { LiveRouletteTheme } from './live-roulette-themes.ts'

/** No more bets: the ball is on its way. */
const CLOSING_MS = 3_000

/** European roulette with one ball for everybody. */
export function createLiveRoulette(theme: LiveRouletteTheme): SharedGame {
  return createLiveTable({
    engine: 'live-roulette',
    game: createRouletteGame(theme),
    volatility: theme.volatility,
    timing: theme.timing,
    closingMs: CLOSING_MS,
    drawOutcome: drawPocket,
  })
}
