import { dealer } from '../art/dealer.ts'
import { path, stroke } from '../art/draw.ts'
import { glow, tile } from '../art/tile.ts'
import { cardOf } from '../baccarat/baccarat-art.ts'

/** The tiles of these games. */
export const liveBaccaratScenes = {
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
