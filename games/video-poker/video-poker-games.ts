import type { Game } from '../engine.ts'
import { createVideoPokerGame } from './video-poker-game.ts'
import { VIDEO_POKER_THEMES } from './video-poker-themes.ts'

/** The video poker with this id. */
export function findVideoPoker(id: string): Game | undefined {
  const theme = VIDEO_POKER_THEMES.find(candidate => candidate.id === id)
  return theme && createVideoPokerGame(theme)
}
