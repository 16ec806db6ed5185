import { dealer } from '../art/dealer.ts'
import { path, stroke } from '../art/draw.ts'
import { rays, specks, tile } from '../art/tile.ts'
import { ivoryBall, tilted, type WheelColours } from '../roulette/roulette-art.ts'

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

/** The tiles of these games. */
export const liveRouletteScenes = {
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
}
