import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createFishGame } from './fish-game.ts'
import { fishView } from './fish-schemas.ts'
import { FISH_THEMES } from './fish-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(FISH_THEMES, createFishGame),
  readPlayed: view => {
    const read = z.safeParse(fishView, view).data
    return read && single({ stake: read.stake, species: read.species })
  },
}
