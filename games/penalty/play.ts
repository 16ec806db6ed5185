import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createPenaltyGame } from './penalty-game.ts'
import { penaltyView } from './penalty-schemas.ts'
import { PENALTY_THEMES } from './penalty-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(PENALTY_THEMES, createPenaltyGame),
  readPlayed: view => {
    const read = z.safeParse(penaltyView, view).data
    if (!read) return undefined
    const kicks = read.kicks.map(corner => ({ action: 'kick', corner }))
    return {
      bet: { stake: read.stake, corners: read.corners },
      // After the last goal the round cashed out automatically, and the step more is refused there.
      steps: read.ending === 'cashed_out' ? [...kicks, { action: 'cash_out' }] : kicks,
      wasClosed: read.ending === 'void',
    }
  },
}
