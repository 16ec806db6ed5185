import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createKenoGame } from './keno-game.ts'
import { kenoView } from './keno-schemas.ts'
import { KENO_THEMES } from './keno-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(KENO_THEMES, createKenoGame),
  readPlayed: view => {
    const read = z.safeParse(kenoView, view).data
    return read && single({ stake: read.stake, risk: read.risk, picks: read.picks })
  },
}
