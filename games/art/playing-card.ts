import { place, rect, stroke } from './draw.ts'
import { flat } from './tile.ts'

/** Ranks as strokes in a box of 100. */
const LETTERS = {
  A: 'M20 84L50 16L80 84M32 60H68',
  K: 'M26 16V84M76 16L28 54M44 44L76 84',
  Q: 'M50 16Q82 18 82 48Q82 80 50 82Q18 80 18 48Q18 18 50 16M58 62L80 86',
  J: 'M40 16H70M62 16V60Q60 84 42 84Q24 84 22 64',
  '10': 'M12 26L22 16V84M66 16Q86 18 86 50Q86 82 66 84Q48 82 48 50Q48 18 66 16',
  '7': 'M22 18H78L44 84',
  '2': 'M24 36Q26 16 50 16Q76 18 74 40Q70 58 24 84H78',
}

const INKS = { hearts: '#c01526', spades: '#17232b', diamonds: '#c86a10', clubs: '#0b6b3d' }

/** A card of 100 × 140 about its middle, without a shadow. */
export function bare(
  rank: keyof typeof LETTERS,
  suit: keyof typeof INKS,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const face =
    rect('#fffdf6', -50, -70, 100, 140, 11) +
    place(-47, -67, 0.46, 0, stroke(INKS[suit], 15, LETTERS[rank])) +
    flat(suit, 8, 22, 72)
  return place(x, y, scale, turn, face)
}

/** Lifts parts from the ground by a shadow. */
export const lifted = (parts: string) => `<g filter="url(#lift)">${parts}</g>`

/** The same with its shadow. */
export const card = (...place: Parameters<typeof bare>) => lifted(bare(...place))
