import { cardOf } from './baccarat-art.ts'
import { path, place, stroke } from './draw.ts'
import { ivoryBall, tilted, type WheelColours } from './roulette-art.ts'
import { flat, glow, rays, specks, tile } from './tile.ts'

/** The macaw who deals, from the table's edge up: waistcoat, bow tie, and its own face. */
function dealer(x: number, y: number, coat: string, tie: string): string {
  return (
    place(
      x,
      y,
      1,
      0,
      path('#fdf6ea', 'M-20 112V42H20V112Z') + path(coat, 'M-62 160Q-70 56-22 46L0 104L22 46Q70 56 62 160Z'),
    ) +
    flat('macaw', x, y, 112) +
    path(tie, `M${x} ${y + 56}l-22-11v22zl22-11v22z`)
  )
}

const EVENING: WheelColours = {
  rim: '#4a2470',
  shine: '#ffd166',
  red: '#e63946',
  black: '#1a0f2b',
  bowl: '#5f2f9c',
  cone: '#41206e',
}
const SALON: WheelColours = {
  rim: '#20475e',
  shine: '#f2d48a',
  red: '#c73b4a',
  black: '#0c2231',
  bowl: '#2b7fa8',
  cone: '#1c5a7c',
}

/** The live tables. No sign of theirs says that they are live: the tile's own badge does, in the reader's language, where it would lie. */
export const liveScenes = {
  'roleta-ao-vivo': () =>
    tile(['#8a4fd6', '#4a2188', '#1c0b33'], '#12061f', [
      rays('#ffffff12', 150, 110, 15, 440),
      dealer(150, 104, '#5f2f9c', '#ffd166'),
      tilted(150, 300, 1.42, 0.62, 6, EVENING),
      ivoryBall(78, 292, 10),
    ]),
  'roleta-francesa-ao-vivo': () =>
    tile(['#4aa3c8', '#1c5f86', '#0b2233'], '#051420', [
      path('#0f3d58', 'M0 0H58Q30 130 62 260H0ZM300 0H242Q270 130 238 260H300Z'),
      specks('#fff3', 3, 22, 14, [60, 0, 240, 120]),
      dealer(150, 108, '#123a52', '#d6203a'),
      tilted(96, 322, 1.3, 0.6, -12, SALON),
      ivoryBall(150, 288, 9),
      path('#0d4d3a', 'M196 262L300 244V400H214Z'),
      stroke('#f2d48a', 3, 'M206 300L300 284M210 340L300 326M236 256L252 400M272 250L288 400'),
    ]),
  'bacara-ao-vivo': () =>
    tile(['#2bb39a', '#12695f', '#0a2430'], '#04141b', [
      glow('#9fe8d0', 150, 110, 170),
      dealer(150, 106, '#0d4a52', '#ffc93c'),
      path('#0b5a4c', 'M0 244Q150 204 300 244V400H0Z'),
      stroke('#ffd98a99', 4, 'M-20 262Q150 222 320 262'),
      cardOf('spade', [-46, 0, 46], 96, 318, 0.78, -9),
      cardOf('heart', [0], 204, 318, 0.78, 9),
    ]),
  'bacara-imperial-ao-vivo': () =>
    tile(['#d64a72', '#7a1a3f', '#2b0a1a'], '#17040d', [
      path('#5c1030', 'M0 0H70Q30 120 66 240Q20 190 0 210ZM300 0H230Q270 120 234 240Q280 190 300 210Z'),
      dealer(150, 112, '#3a0a20', '#ffd27a'),
      path('#ffd27a', 'M118 60L112 30L132 44L150 22L168 44L188 30L182 60Z'),
      path('#6d0f2c', 'M-20 250Q150 210 320 250V400H-20Z'),
      stroke('#ffd27aaa', 4, 'M-20 268Q150 228 320 268'),
      cardOf('diamond', [0], 100, 322, 0.78, -10),
      cardOf('spade', [-46, 0, 46], 200, 322, 0.78, 10),
    ]),
}
