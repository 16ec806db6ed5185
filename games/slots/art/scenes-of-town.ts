import { circle, path, place, stroke } from '../../art/draw.ts'
import { flat, hero, ridge, specks, tile } from '../../art/tile.ts'

/** The tiles of these games. */
export const scenesOfTown = {
  'circo-da-lua': () =>
    tile(['#140833', '#3d1478', '#a23ac2'], '#12062e', [
      specks('#fff3c4', 2.6, 34, 17, [0, 0, 300, 200]),
      path('#fff0b8', 'M226 38A46 46 0 1 0 272 92A40 40 0 1 1 226 38Z'),
      path('#ffd44726', 'M150 400L-30 60L40 30ZM150 400L330 120L290 60Z'),
      place(150, 210, 3, 0, flat('tent', 0, 0, 100)),
      stroke('#ffd447', 3, 'M0 150Q75 190 150 60Q225 190 300 150'),
      hero('clown', 150, 290, 150),
      hero('ticket', 228, 346, 100, 4),
    ]),
  'trem-da-serra': () =>
    tile(['#ffcf8a', '#f08a5a', '#2f6b6a'], '#061a20', [
      circle('#fff2c8', 218, 92, 44),
      ridge('#c9705a', [150, 100, 170, 120, 160]),
      ridge('#4f7a5a', [210, 160, 220, 180, 214]),
      ridge('#1f5a4c', [264, 230, 262, 240, 262]),
      `<g fill="#fff"><circle cx="92" cy="150" r="20" fill-opacity=".85"/><circle cx="124" cy="118" r="27" fill-opacity=".6"/><circle cx="166" cy="92" r="34" fill-opacity=".35"/></g>`,
      flat('wagon', 254, 252, 128),
      hero('locomotive', 122, 240, 216),
      path('#3d2312', 'M0 322H300V334H0Z'),
      stroke('#9db1c9', 5, 'M0 318H300'),
      path(
        '#2a160a',
        'M8 328H30L26 352H4ZM72 328H94L92 352H68ZM140 328H160V352H138ZM206 328H228L232 352H210ZM270 328H292L298 352H274Z',
      ),
    ]),
}
