import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createBingoGame } from './bingo-game.ts'
import { bingoView } from './bingo-schemas.ts'
import { BINGO_THEMES } from './bingo-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(BINGO_THEMES, createBingoGame),
  readPlayed: view => {
    const read = z.safeParse(bingoView, view).data
    if (!read) return undefined
    const balls = Array.from({ length: read.extra }, () => ({ action: 'ball' }))
    const steps = read.isCollected ? [...balls, { action: 'collect' }] : balls
    return { bet: { stake: read.stake, cards: read.cards.length }, steps, wasClosed: false }
  },
}
