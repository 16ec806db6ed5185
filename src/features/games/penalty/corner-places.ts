import type { Corners } from '../../../../games/penalty/penalty-odds.ts'

/** Where a corner of the goal lies, in the drawing's units (goal mouth 40…320 across, 40…150 down), and what it is called. */
export interface CornerPlace {
  readonly x: number
  readonly y: number
  readonly word: CornerWord
}

export type CornerWord = 'topLeft' | 'left' | 'middle' | 'right' | 'topRight'

const topLeft: CornerPlace = { x: 80, y: 68, word: 'topLeft' }
const left: CornerPlace = { x: 76, y: 122, word: 'left' }
const middle: CornerPlace = { x: 180, y: 92, word: 'middle' }
const right: CornerPlace = { x: 284, y: 122, word: 'right' }
const topRight: CornerPlace = { x: 280, y: 68, word: 'topRight' }

const places: Record<Corners, readonly CornerPlace[]> = {
  2: [left, right],
  3: [left, middle, right],
  5: [topLeft, left, middle, right, topRight],
}

/** From the left, as the engine counts. */
export function placesOf(corners: Corners): readonly CornerPlace[] {
  return places[corners]
}
