import { path, stroke } from '../art/draw.ts'
import { flat, glow, hero, specks, tile } from '../art/tile.ts'

/** The tiles of these games. */
export const limboScenes = {
  'limbo-das-estrelas': () =>
    tile(['#07062a', '#2a2a8c', '#7a4fd0'], '#080622', [
      specks('#fff', 2.4, 34, 41, [0, 0, 300, 360]),
      specks('#ffd84a', 4, 6, 12, [0, 20, 300, 260]),
      flat('planet', 60, 92, 92, -12),
      stroke('#ffd84a', 4, 'M0 150H300'),
      path('#ffd84a55', 'M176 236L214 400H60L138 250Z'),
      glow('#ff9f4a', 150, 262, 70),
      hero('rocket', 168, 168, 176, 6),
    ]),
  'limbo-do-balao': () =>
    tile(['#3a1250', '#c2476a', '#ffb36b'], '#2a0a1c', [
      glow('#ffe6a8', 150, 330, 170),
      specks('#fff3c4', 2.6, 20, 9, [0, 0, 300, 180]),
      stroke('#ffd27a', 4, 'M0 112H300'),
      flat('balloon', 58, 250, 64, -8),
      flat('balloon', 250, 214, 82, 8),
      hero('balloon', 148, 156, 190),
      path('#3a0f2a', 'M0 400V330L60 306L120 338L190 300L250 330L300 308V400Z'),
    ]),
}
