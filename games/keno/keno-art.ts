import { place } from '../art/draw.ts'
import { frond, glow, hero, rays, specks, tile } from '../art/tile.ts'

/** Figures in a box of 14 × 28 about its middle: drawn, because a tile carries no font. */
const DIGITS = [
  'M0-14Q7-14 7 0Q7 14 0 14Q-7 14-7 0Q-7-14 0-14',
  'M-5-9L1-14V14',
  'M-7-8Q-6-14 0-14Q7-14 7-7Q7-2 -7 14H7',
  'M-6-12Q6-18 6-8Q6-1-2-1Q7-1 7 6Q6 17-7 12',
  'M4 14V-14L-8 5H8',
  '',
  '',
  'M-7-14H7L-3 14',
  'M0-1Q-7-3-6-9Q-5-14 0-14Q5-14 6-9Q7-3 0-1Q-7 1-7 7Q-6 14 0 14Q6 14 7 7Q7 1 0-1',
]

/** The ball in the current colour, to be used by `ball`. */
export const BALL =
  '<defs><g id="ball"><circle r="50"/><circle fill="#fff4" cx="-3" cy="-4" r="44"/>' +
  '<circle fill="#fffdf4" cx="-1" r="28"/><path fill="#fff8" d="M-34-18A40 40 0 0 1 6-43A48 48 0 0 0 -34-18Z"/></g></defs>'

/** A numbered ball as SVG, at `x`, `y` of a tile of 300 × 400, with radius `r`. */
export function ball(colour: string, number: number, x: number, y: number, r: number): string {
  const digits = [...String(number)]
  const figure = digits.map((digit, index) =>
    place(index * 20 - (digits.length - 1) * 10, 0, 1, 0, `<path d="${DIGITS[Number(digit)] ?? ''}"/>`),
  )
  const parts = `<use href="#ball" fill="${colour}"/><g fill="none" stroke="#22182f" stroke-width="6">${figure.join('')}</g>`
  return `<g filter="url(#lift)">${place(x, y, +(r / 50).toFixed(2), 0, parts)}</g>`
}

/** The tiles of these games. */
export const kenoScenes = {
  'keno-tropical': () =>
    tile(['#17a3c4', '#0b6a94', '#06283a'], '#031824', [
      rays('#ffffff18', 150, 40, 14, 460),
      glow('#ffe27a', 150, 180, 170),
      BALL,
      frond('#138a5a', '#7fe0a0', -30, 90, 1.3, 18),
      frond('#0f7048', '#5cc98a', 330, 110, 1.3, 164),
      ball('#d8283c', 7, 92, 150, 54),
      ball('#f0a818', 21, 205, 124, 48),
      ball('#1f7fd0', 33, 206, 236, 58),
      ball('#1f9a5a', 4, 100, 258, 50),
      frond('#1a9a57', '#a6eb8a', -20, 372, 1.2, -28),
      frond('#0f7a47', '#6fd07a', 322, 380, 1.2, 206),
    ]),
  'keno-das-estrelas': () =>
    tile(['#0b0524', '#3a1878', '#8a3aa8'], '#0e0526', [
      specks('#fff', 2.4, 48, 17, [0, 0, 300, 360]),
      glow('#ff9ee0', 150, 200, 180),
      BALL,
      `<g fill="none" stroke="#ffd0f055" stroke-width="2"><path d="M58 108L150 66L236 132L198 236L96 256Z"/></g>`,
      ball('#d84a9f', 8, 150, 66, 34),
      ball('#6a4fe0', 12, 58, 114, 40),
      ball('#2f9fd0', 40, 240, 140, 42),
      ball('#e0982a', 28, 92, 262, 50),
      ball('#26a870', 3, 204, 246, 46),
      hero('star', 150, 172, 104, 8),
    ]),
}
