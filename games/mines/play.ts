import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createMinesGame } from './mines-game.ts'
import { minesView } from './mines-schemas.ts'
import { MINES_THEMES } from './mines-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(MINES_THEMES, createMinesGame),
  readPlayed: view => {
    const read = z.safeParse(minesView, view).data
    if (!read) return undefined
    const reveals = read.revealed.map(cell => ({ action: 'reveal', cell }))
    // A field that was cleared cashed out automatically: the engine refuses the step then, and nothing is lost by trying.
    const steps = read.ending === 'cashed_out' ? [...reveals, { action: 'cash_out' }] : reveals
    return {
      bet: { stake: read.stake, mines: read.mineCount },
      steps,
      wasClosed: read.ending === 'void',
    }
  },
}
