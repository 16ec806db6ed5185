import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createLimboGame } from './limbo-game.ts'
import { limboView } from './limbo-schemas.ts'
import { LIMBO_THEMES } from './limbo-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(LIMBO_THEMES, createLimboGame),
  readPlayed: view => {
    const read = z.safeParse(limboView, view).data
    return read && single({ stake: read.stake, target: read.target })
  },
}
