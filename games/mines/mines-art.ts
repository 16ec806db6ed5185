import { circle, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, specks, tile } from '../art/tile.ts'

/** Nine garden beds around the origin. */
function grid(gap: string, bed: string, light: string): string {
  const corners = [-104, -30, 44].flatMap(x => [-104, -30, 44].map(y => `M${x} ${y}`))
  const beds = (colour: string, height: number) =>
    `<path fill="${colour}" stroke="${colour}" stroke-width="12" d="${corners.map(corner => `${corner}h56v${height}h-56z`).join('')}"/>`
  return rect(gap, -116, -116, 232, 232, 20) + beds(bed, 56) + beds(light, 2)
}

function cloud(colour: string, x: number, y: number, scale: number): string {
  return place(x, y, scale, 0, path(colour, 'M0 40Q-6 18 20 18Q28 -6 52 4Q78 -4 82 20Q104 20 100 40Z'))
}

/** The tiles of these games. */
export const minesScenes = {
  'mina-de-esmeraldas': () =>
    tile(['#0a4a3d', '#08332f', '#041a1a'], '#020d0c', [
      path('#9fffd02b', 'M110 0H190L260 400H40Z'),
      path('#0d5a4a', 'M0 0H90L60 90L84 170L30 240L0 260ZM300 0H214L246 100L222 190L280 270H300Z'),
      path(
        '#062824',
        'M0 0H50L34 120L0 190ZM300 0H258L272 130L300 220ZM0 400V300L60 340L110 326L160 352L220 330L300 344V400Z',
      ),
      glow('#4dffb8', 150, 190, 150),
      hero('emerald', 150, 186, 172, 8),
      flat('emerald', 62, 318, 56, -18),
      flat('emerald', 244, 312, 66, 24),
      specks('#d0ffe9', 4, 16, 43, [60, 70, 240, 320]),
      hero('pickaxe', 224, 96, 104, 20),
    ]),
  'garimpo-de-diamantes': () =>
    tile(['#0a1c4a', '#123a8a', '#061230'], '#030a1c', [
      path('#2f6fd055', 'M0 0L150 190L300 0ZM0 400L150 190L300 400Z'),
      path('#5fb0ff33', 'M0 90L150 190L0 300ZM300 120L150 190L300 330ZM110 0L150 190L200 0Z'),
      path('#bfeaff33', 'M60 0L150 190L86 0ZM300 40L150 190L300 70ZM0 360L150 190L30 400Z'),
      glow('#cdf3ff', 150, 180, 140),
      hero('diamond', 150, 188, 236),
      path(
        '#fff',
        'M222 92L228 112L248 118L228 124L222 144L216 124L196 118L216 112ZM70 60L74 72L86 76L74 80L70 92L66 80L54 76L66 72Z',
      ),
      flat('bomb', 244, 324, 78, 10),
      flat('diamond', 60, 330, 66, -16),
    ]),
  'jardim-da-onca': () =>
    tile(['#2f7a2a', '#1f5a22', '#0f3314'], '#081c0a', [
      place(150, 176, 1, 45, grid('#164a1c', '#4aa83d', '#67c452')),
      flat('orchid', 150, 176, 108),
      flat('leaf', 46, 176, 54, -60),
      flat('orchid', 254, 176, 62, 20),
      flat('leaf', 150, 76, 54, 20),
      hero('paw', 206, 306, 120, 16),
      flat('orchid', 92, 306, 70, -14),
    ]),
  'perolas-do-recife': () =>
    tile(['#1cb0c4', '#0d6a96', '#052c52'], '#031a33', [
      path('#e0ffff2e', 'M150 -20L20 400H-60ZM150 -20L120 400H60ZM150 -20L240 400H180ZM150 -20L380 400H300Z'),
      flat('coral', 36, 270, 130, -8),
      flat('coral', 270, 286, 116, 12),
      place(150, 172, 2, 0, flat('shell', 0, 0, 100)),
      glow('#fff0fb', 150, 214, 96),
      hero('pearl', 150, 220, 104),
      place(
        150,
        300,
        1,
        0,
        path('#a8446a', 'M-104 -30Q0 26 104 -30Q84 52 0 56Q-84 52 -104 -30Z') +
          stroke('#ffb8ca', 4, 'M-84 -10Q0 38 84 -10'),
      ),
      specks('#eaffff99', 10, 10, 3, [30, 20, 280, 150]),
      hero('urchin', 246, 352, 66),
    ]),
  'ruinas-perdidas': () =>
    tile(['#f0a83c', '#b8622a', '#3d1f12'], '#170a05', [
      circle('#ffe3a0', 150, 120, 70),
      path(
        '#7a4a26',
        'M150 70H190L206 110H220L236 150H250L268 196H284L310 260V400H-10V260L16 196H32L50 150H64L80 110H94L110 70Z',
      ),
      path('#5f3719', 'M150 70H190L206 110H220L236 150H250L268 196H284L310 260V400H150Z'),
      path('#c98f4a', 'M122 400L132 110H168L178 400Z'),
      stroke('#5f3719', 3, 'M130 150H170M128 184H172M127 218H173M126 252H174M125 286H175'),
      rect('#2a140a', 128, 78, 44, 34),
      hero('skull', 150, 214, 142),
      hero('coin', 66, 306, 84),
      hero('coin', 230, 312, 72),
      path('#2c6b2f', 'M0 0Q40 60 10 130Q50 80 60 0ZM300 0Q250 70 288 150Q246 90 236 0Z'),
    ]),
  'ceu-de-baloes': () =>
    tile(['#3a1a7a', '#c24a9a', '#ffb07a'], '#4a1850', [
      circle('#ffe9b8', 240, 250, 50),
      cloud('#fff6', 40, 120, 1),
      cloud('#fff8', 214, 60, 0.8),
      hero('balloon', 128, 158, 236, -4),
      hero('balloon', 246, 176, 92, 6),
      cloud('#ffe6f0', -20, 320, 1.8),
      cloud('#ffd3e6', 150, 340, 1.7),
      hero('thunder', 234, 318, 94),
    ]),
}
