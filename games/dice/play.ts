import * as z from 'zod/mini'
import { type AloneEngine, single } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createDiceGame } from './dice-game.ts'
import { diceView } from './dice-schemas.ts'
import { DICE_THEMES } from './dice-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(DICE_THEMES, createDiceGame),
  readPlayed: view => {
    const read = z.safeParse(diceView, view).data
    return read && single({ stake: read.stake, direction: read.direction, target: read.target })
  },
}
