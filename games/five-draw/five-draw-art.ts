import { circle, path, rect, stroke } from '../art/draw.ts'
import { glow, rays, specks, tile } from '../art/tile.ts'
import { BALL, ball } from '../keno/keno-art.ts'

/** The tiles of these games. */
export const fiveDrawScenes = {
  'cinco-da-sorte': () =>
    tile(['#5fd07a', '#1f7a48', '#0d2b1f'], '#061a11', [
      rays('#ffffff14', 150, 150, 15, 440),
      glow('#fff2a0', 150, 140, 150),
      BALL,
      path('#0b3d26', 'M96 226L72 284H228L204 226Z'),
      rect('#ffd84d', 64, 278, 172, 14, 7),
      circle('#ffffff22', 150, 148, 104),
      stroke('#ffffffaa', 6, 'M150 44A104 104 0 1 1 149 44Z'),
      ball('#e63946', 3, 104, 176, 27),
      ball('#1d78e6', 28, 160, 196, 27),
      ball('#ffb020', 17, 212, 160, 27),
      ball('#8a4fd6', 8, 126, 116, 27),
      ball('#ff7a3c', 11, 186, 104, 27),
      specks('#fff8', 3, 10, 5, [80, 60, 220, 110]),
      ball('#2fae57', 7, 150, 322, 38),
    ]),
}
