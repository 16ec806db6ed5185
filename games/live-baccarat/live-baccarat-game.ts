import { drawShoe } from '../baccarat/baccarat-deal.ts'
import { createBaccaratGame } from '../baccarat/baccarat-game.ts'
import { createLiveTable } from '../live-table.ts'
import type { SharedGame } from '../shared-game.ts'
import type { LiveBaccaratTheme } from './live-baccarat-themes.ts'

/** No more bets: the dealer takes the shoe. */
const CLOSING_MS = 2_000

/** Punto banco with one deal for everybody. */
export function createLiveBaccarat(theme: LiveBaccaratTheme): SharedGame {
  return createLiveTable({
    engine: 'live-baccarat',
    game: createBaccaratGame(theme),
    volatility: theme.volatility,
    timing: theme.timing,
    closingMs: CLOSING_MS,
    drawOutcome: drawShoe,
  })
}
