import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createBaccaratGame } from './baccarat-game.ts'
import { baccaratView } from './baccarat-schemas.ts'
import { BACCARAT_THEMES } from './baccarat-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(BACCARAT_THEMES, createBaccaratGame),
  readPlayed: view => {
    const read = z.safeParse(baccaratView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
}
