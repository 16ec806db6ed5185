import { circle, ellipse, path, place, rect, stroke } from '../art/draw.ts'
import { glow, rays, ridge, specks, tile } from '../art/tile.ts'

const SUITS = {
  heart: 'M0 20Q-30-2-22-16Q-12-28 0-12Q12-28 22-16Q30-2 0 20Z',
  spade: 'M0-24Q30 0 20 11Q11 19 3 9Q5 19 10 24H-10Q-5 19-3 9Q-11 19-20 11Q-30 0 0-24Z',
  diamond: 'M0-26L20 0L0 26L-20 0Z',
} as const

/** A card of 120 × 168 about its middle, with so many marks in a column. */
export function cardOf(
  suit: keyof typeof SUITS,
  marks: readonly number[],
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const colour = suit === 'spade' ? '#1c1a2e' : '#d0152f'
  const size = marks.length > 1 ? 0.8 : 1.7
  const drawn = marks.map(down => place(0, down, size, 0, path(colour, SUITS[suit]))).join('')
  const corner =
    place(-44, -66, 0.5, 0, path(colour, SUITS[suit])) + place(44, 66, 0.5, 180, path(colour, SUITS[suit]))
  return `<g filter="url(#lift)">${place(x, y, scale, turn, rect('#fffdf5', -60, -84, 120, 168, 12) + drawn + corner)}</g>`
}

const CHIP =
  '<defs><g id="chip"><path d="M-34 0V8A34 15 0 0 0 34 8V0Z"/><ellipse rx="34" ry="15"/>' +
  '<path fill="#0003" d="M-34 0V8A34 15 0 0 0 34 8V0A34 15 0 0 1 -34 0Z"/>' +
  '<ellipse rx="28" ry="11.5" fill="none" stroke="#fffc" stroke-width="5" stroke-linecap="butt" stroke-dasharray="11 11"/></g></defs>'

function chips(x: number, y: number, colours: readonly string[]): string {
  return (
    ellipse('#0005', x, y + 12, 42, 17) +
    colours
      .map((colour, index) => `<use href="#chip" x="${x}" y="${y - index * 12}" fill="${colour}"/>`)
      .join('')
  )
}

/** The tiles of these games. */
export const baccaratScenes = {
  'bacara-real': () =>
    tile(['#1c8a60', '#0d5a42', '#062a20'], '#03150f', [
      rays('#f2cf7414', 150, 150, 16, 430),
      `<g fill="none" stroke="#f2cf7477" stroke-width="4"><path d="M-30 330Q150 250 330 330M-30 352Q150 272 330 352"/></g>`,
      cardOf('spade', [-46, 0, 46], 104, 176, 1, -14),
      cardOf('heart', [0], 192, 186, 1, 11),
      path('#f2cf74', 'M102 74L90 22L124 46L150 8L176 46L210 22L198 74Z'),
      path('#c9962f', 'M102 74L98 60H202L198 74Z'),
      circle('#e63946', 150, 66, 6) + circle('#1d78e6', 124, 67, 4) + circle('#1d78e6', 176, 67, 4),
    ]),
  'bacara-de-macau': () =>
    tile(['#5a0d1f', '#a3203f', '#ff9a56'], '#2a0510', [
      glow('#ffe0a0', 150, 150, 170),
      specks('#ffe9b0', 3, 26, 9, [0, 0, 300, 140]),
      path(
        '#3d0714',
        'M0 400V262H26V240H52V262H66V206H84L92 170L100 206H118V262H142L147 150Q130 118 150 54Q170 118 153 150L158 262H196V198H232V262H254V234H280V262H300V400Z',
      ),
      path(
        '#ffd27a',
        'M34 250h8v8h-8zM74 218h8v8h-8zM104 218h8v8h-8zM206 212h8v8h-8zM218 228h8v8h-8zM262 244h8v8h-8zM146 112h8v8h-8z',
      ),
      path('#1c0309', 'M0 330Q150 296 300 330V400H0Z'),
      cardOf('diamond', [-24, 24], 108, 282, 0.82, -10),
      cardOf('spade', [0], 192, 286, 0.82, 10),
    ]),
  'bacara-da-lagoa': () =>
    tile(['#0d3f86', '#2a7fd0', '#8fdcf5'], '#06224a', [
      circle('#fff6d0', 224, 84, 40),
      ridge('#1c5aa0', [190, 120, 176, 96, 170]),
      path('#0f4a8a', 'M0 214H300V400H0Z'),
      stroke('#fff6d0aa', 5, 'M190 234H262M206 252H250M180 272H268M210 290H244'),
      CHIP,
      cardOf('heart', [-46, 0, 46], 118, 202, 1, -8),
      chips(86, 340, ['#e63946', '#e63946', '#fff4df', '#e63946']),
      chips(168, 352, ['#ffc93c', '#ffc93c', '#ffc93c']),
      chips(240, 338, ['#2fae57', '#fff4df', '#2fae57', '#2fae57', '#2fae57']),
    ]),
}
