import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createHiLoGame } from './hi-lo-game.ts'
import { hiLoView } from './hi-lo-schemas.ts'
import { HI_LO_THEMES } from './hi-lo-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(HI_LO_THEMES, createHiLoGame),
  readPlayed: view => {
    const read = z.safeParse(hiLoView, view).data
    if (!read) return undefined
    const moves = read.moves.map(move =>
      move === 'skip' ? { action: move } : { action: 'guess', guess: move },
    )
    const steps = read.ending === 'cashed_out' ? [...moves, { action: 'cash_out' }] : moves
    return { bet: { stake: read.stake }, steps, wasClosed: read.ending === 'void' }
  },
}
