import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createRaceGame } from './race-game.ts'
import { raceView } from './race-schemas.ts'
import { RACE_THEMES } from './race-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(RACE_THEMES, createRaceGame),
  readPlayed: view => {
    const read = z.safeParse(raceView, view).data
    return read && single({ chips: read.chips.map(({ payout: _paid, odds: _odds, ...chip }) => chip) })
  },
}
