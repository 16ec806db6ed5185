import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createBlackjackGame } from './blackjack-game.ts'
import { blackjackView } from './blackjack-schemas.ts'
import { BLACKJACK_THEMES } from './blackjack-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(BLACKJACK_THEMES, createBlackjackGame),
  readPlayed: view => {
    const read = z.safeParse(blackjackView, view).data
    if (!read) return undefined
    const steps = read.actions.map(action => ({ action }))
    return { bet: { stake: read.stake }, steps, wasClosed: read.isClosed }
  },
}
