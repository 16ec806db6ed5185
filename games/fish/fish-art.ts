import { ellipse, path, place, stroke } from '../art/draw.ts'
import { flat, frond, glow, ridge, specks, tile } from '../art/tile.ts'
import { fishParts } from './fish-drawings.ts'
import type { Species } from './fish-theme.ts'

function fish(species: Species, x: number, y: number, scale: number, turn: number, isBack = false): string {
  const parts = isBack ? `<g transform="scale(-1 1)">${fishParts(species)}</g>` : fishParts(species)
  return `<g filter="url(#lift)">${place(x, y, scale, turn, parts)}</g>`
}

/** The tiles of these games. */
export const fishScenes = {
  'pescaria-do-pantanal': () =>
    tile(['#bfe08a', '#3f9a6b', '#0f4a3a', '#06241c'], '#03150f', [
      path('#fff6c933', 'M60 0H110L30 400H-80ZM170 0H210L190 400H90Z'),
      ridge('#0f5a42', [330, 300, 336, 310, 340]),
      glow('#ffe27a', 150, 170, 150),
      fish('dourado', 152, 164, 1.9, -12),
      fish('piranha', 196, 288, 1.15, 6, true),
      specks('#f4ffe0aa', 8, 9, 21, [20, 60, 280, 330]),
      frond('#127a45', '#6fd07a', -22, 392, 1.1, -40),
    ]),
  'pescaria-do-recife': () =>
    tile(['#7fe8f0', '#1f8fc4', '#0a4a80', '#042440'], '#021729', [
      path('#ffffff22', 'M40 0H90L20 400H-90ZM210 0H270L290 400H170Z'),
      ridge('#0a3f6b', [340, 300, 330, 306, 340]),
      stroke('#0d5a8a', 10, 'M40 400Q34 340 58 312M58 360Q72 344 70 326M262 400Q268 350 248 320'),
      fish('marlim', 154, 138, 1.95, -18),
      fish('borboleta', 196, 268, 1.2, 6, true),
      flat('coral', 52, 344, 92),
      ellipse('#ffffff88', 238, 60, 6, 6) + ellipse('#ffffff66', 250, 86, 4, 4),
    ]),
}
