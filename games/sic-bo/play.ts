import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createSicBoGame } from './sic-bo-game.ts'
import { sicBoView } from './sic-bo-schemas.ts'
import { SIC_BO_THEMES } from './sic-bo-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(SIC_BO_THEMES, createSicBoGame),
  readPlayed: view => {
    const read = z.safeParse(sicBoView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, ...chip }) => chip) })
  },
}
