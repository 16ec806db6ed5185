import { circle, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, rays, specks, tile } from '../art/tile.ts'

/** A bingo card, 150 × 96 about its middle: three rows of five, the marked cells in colour. */
export function card(
  ink: string,
  marked: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
  cells: string,
): string {
  const dots = Array.from(cells, (cell, at) => {
    const [across, down] = [-56 + 28 * (at % 5), -28 + 28 * Math.floor(at / 5)]
    return cell === '1'
      ? circle(marked, across, down, 12)
      : rect('#e7ddc8', across - 10, down - 10, 20, 20, 4)
  }).join('')
  const sheet = rect(ink, -78, -52, 156, 104, 12) + rect('#fffaf0', -73, -47, 146, 94, 9)
  return `<g filter="url(#lift)">${place(x, y, scale, turn, sheet + dots)}</g>`
}

/** A ball with its band and its shine. */
export function ball(colour: string, x: number, y: number, r: number, figure: string): string {
  const face = circle('#fffdf6', 0, 0, 30) + stroke('#1c2430', 7, figure)
  const parts = circle(colour, 0, 0, 50) + face + path('#fff7', 'M-36-18A40 40 0 0 1 4-40A44 44 0 0 0-36-18Z')
  return `<g filter="url(#lift)">${place(x, y, +(r / 50).toFixed(2), 0, parts)}</g>`
}

export const SEVEN = 'M-11-14H11L-3 15'

export const THREE = 'M-9-13H9L-2-2A9 9 0 1 1-10 11'

export const ONE = 'M-7-8L2-15V15'

/** The tiles of these games. */
export const videoBingoScenes = {
  'bingo-do-carnaval': () =>
    tile(['#7a1a7a', '#b02a6a', '#3a0a3f'], '#22042a', [
      rays('#ffffff14', 150, 60, 12),
      specks('#ffd84d', 6, 4, 7, [0, 0, 300, 260]),
      specks('#5fe0ff', 6, 8, 31, [0, 0, 300, 260]),
      flat('mask', 150, 76, 128),
      card('#ffd84d', '#e0218a', 150, 300, 1.12, -5, '111110100010001'),
      ball('#e0218a', 78, 190, 48, SEVEN),
      ball('#ffb800', 168, 166, 54, THREE),
      ball('#1d9bf0', 240, 214, 40, ONE),
    ]),
  'bingo-da-pracinha': () =>
    tile(['#8fd0f0', '#ffe1a8', '#2c84b8'], '#08233a', [
      glow('#fff4cf', 216, 74, 120),
      circle('#fff0b8', 216, 74, 38),
      path('#3b6ea0', 'M28 250V130L74 92L120 130V250ZM172 250V150H286V250Z'),
      path('#f4efe2', 'M60 250V200A14 14 0 0 1 88 200V250Z'),
      rect('#d9534f', 172, 138, 114, 16, 4),
      circle('#f4efe2', 74, 142, 13),
      path('#2f7d4f', 'M0 252Q150 222 300 252V400H0Z'),
      hero('bunting', 150, 60, 150),
      card('#c8502e', '#2c84b8', 150, 316, 1.08, 4, '010101111101010'),
      ball('#d9534f', 70, 236, 40, ONE),
      ball('#2f9d63', 150, 214, 46, SEVEN),
      ball('#ffb02e', 232, 240, 40, THREE),
    ]),
}
