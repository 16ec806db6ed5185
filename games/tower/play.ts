import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createTowerGame } from './tower-game.ts'
import { towerView } from './tower-schemas.ts'
import { TOWER_THEMES } from './tower-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(TOWER_THEMES, createTowerGame),
  readPlayed: view => {
    const read = z.safeParse(towerView, view).data
    if (!read) return undefined
    const climbs = read.picks.map(door => ({ action: 'climb', door }))
    return {
      bet: { stake: read.stake, difficulty: read.difficulty },
      // On the roof the round cashed out automatically, and the step more is refused there.
      steps: read.ending === 'cashed_out' ? [...climbs, { action: 'cash_out' }] : climbs,
      wasClosed: read.ending === 'void',
    }
  },
}
