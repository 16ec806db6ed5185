import type { SharedGame } from '../shared-game.ts'
import { createFiveDraw } from './five-draw-game.ts'
import { DRAW_THEMES } from './five-draw-themes.ts'

/** The draw with this id. */
export function findFiveDraw(id: string): SharedGame | undefined {
  const theme = DRAW_THEMES.find(candidate => candidate.id === id)
  return theme && createFiveDraw(theme)
}
