import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createPlinkoGame } from './plinko-game.ts'
import { plinkoView } from './plinko-schemas.ts'
import { PLINKO_THEMES } from './plinko-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(PLINKO_THEMES, createPlinkoGame),
  readPlayed: view => {
    const read = z.safeParse(plinkoView, view).data
    return read && single({ stake: read.stake, rows: read.rows, risk: read.risk })
  },
}
