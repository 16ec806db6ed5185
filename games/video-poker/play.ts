import * as z from 'zod/mini'
import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { createVideoPokerGame } from './video-poker-game.ts'
import { videoPokerView } from './video-poker-schemas.ts'
import { VIDEO_POKER_THEMES } from './video-poker-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = {
  find: findIn(VIDEO_POKER_THEMES, createVideoPokerGame),
  readPlayed: view => {
    const read = z.safeParse(videoPokerView, view).data
    if (!read) return undefined
    const steps = read.held ? [{ action: 'hold', held: read.held }] : []
    return { bet: { stake: read.stake }, steps, wasClosed: false }
  },
}
