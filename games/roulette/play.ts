import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createRouletteGame } from './roulette-game.ts'
import { rouletteView } from './roulette-schemas.ts'
import { ROULETTE_THEMES } from './roulette-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(ROULETTE_THEMES, createRouletteGame),
  readPlayed: view => {
    const read = z.safeParse(rouletteView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
}
