import { circle, path, place, rect, stroke } from './draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from './tile.ts'

/** Slots of towns, temples, mines and the sky. */
export const scenesOfFeast = {
  'carnaval-de-luz': () =>
    tile(['#1c0840', '#5a1080', '#c2267f'], '#1a0530', [
      path('#ff7ac64d', 'M60 400L-60 0H40ZM110 400L90 0H170Z'),
      path('#ffd23f40', 'M190 400L130 0H210ZM240 400L260 0H360Z'),
      glow('#ff5fb0', 150, 170, 170),
      specks('#ffd23f', 7, 9, 7, [0, 10, 300, 320]),
      specks('#2fe0c4', 5, 7, 19, [0, 10, 300, 330]),
      specks('#fff9', 18, 5, 29, [0, 40, 300, 360]),
      hero('headdress', 150, 146, 292),
      hero('mask', 150, 262, 196),
    ]),
  'montanha-de-ouro': () =>
    tile(['#7a4a12', '#c98510', '#3a1f08'], '#140a02', [
      glow('#fff0a8', 150, 150, 170),
      rays('#fff3b033', 150, 150, 10, 320),
      path('#a06a1c', 'M40 400L110 170L150 120L196 180L262 400Z'),
      path('#ffcf4a', 'M150 120L128 196L152 180L168 204Z'),
      hero('miner', 150, 176, 184),
      hero('goldbar', 206, 304, 118, 4),
      hero('pickaxe', 76, 272, 150, -14),
      path(
        '#1c0f04',
        'M0 0H300V60L262 28L226 74L182 22L140 50L100 16L62 70L30 40L0 96ZM0 400V190L24 240L14 300L44 400ZM300 400V170L272 232L286 310L256 400Z',
      ),
      flat('coin', 66, 350, 52),
    ]),
  'noite-de-sao-joao': () =>
    tile(['#0d0a2e', '#2a1450', '#7a2a3a'], '#1a0a12', [
      specks('#fff3c4', 2.4, 30, 13, [0, 0, 300, 160]),
      flat('balloon', 226, 104, 116, 8),
      flat('balloon', 56, 140, 60, -8),
      place(-14, -6, 1.66, 0, flat('bunting', 50, 24, 100)),
      place(138, 10, 1.66, 0, flat('bunting', 50, 24, 100)),
      path(
        '#1c0d22',
        'M0 290V232L34 204L68 232V262H96V226L124 206L150 226V290ZM176 290V240L214 210L252 240V256H300V290Z',
      ),
      path('#ffc04d', 'M26 244H42V262H26ZM116 240H130V256H116ZM206 246H222V264H206Z'),
      ridge('#2a1018', [282, 290, 280, 292, 284]),
      glow('#ff8a2b', 150, 280, 150),
      hero('bonfire', 150, 268, 170),
    ]),
  'templo-de-jade': () =>
    tile(['#0b3f3d', '#0a2f33', '#051c20'], '#02100f', [
      circle('#0f5a4d', 150, 168, 150),
      circle('#f6e3a8', 150, 168, 128),
      path('#a8cfa0', 'M26 200L84 122L124 172L176 100L274 204Q262 296 150 296Q40 296 26 200Z'),
      path('#6fae8c', 'M24 190Q100 190 150 220T276 196Q262 296 150 296Q34 292 24 190Z'),
      hero('temple', 150, 172, 196),
      stroke('#c9a24a', 7, 'M150 33A135 135 0 1 1 149.9 33'),
      path('#0a3d42', 'M0 300Q150 270 300 300V400H0Z'),
      stroke('#4fbfae', 3, 'M20 326H90M210 320H286M40 350H100'),
      hero('koi', 176, 332, 104, 30),
      path('#0a2a22', 'M-10 60Q60 40 96 -10H-10ZM310 90Q250 70 232 -10H310Z'),
    ]),
  'dragao-da-sorte': () =>
    tile(['#e8352b', '#b3122a', '#4a0616'], '#2a0309', [
      rays('#ffd44733', 150, 190, 16, 420, 0.1),
      stroke('#ffd447', 3, 'M150 58A130 130 0 1 1 149.9 58'),
      circle('#ffd4472b', 150, 188, 118),
      hero('dragon', 156, 180, 264),
      flat('lantern', 42, 62, 92),
      flat('lantern', 264, 48, 76),
      hero('ingot', 92, 330, 112, -6),
      hero('ingot', 204, 336, 124, 5),
      specks('#ffe27a', 6, 16, 37, [0, 20, 300, 330]),
    ]),
  'via-lactea': () =>
    tile(['#06041c', '#1c1058', '#4a1f8f'], '#07041c', [
      path('#ff5fd044', 'M-30 250Q80 150 140 170T330 20V110Q220 180 160 230T-30 340Z'),
      path('#5fe0ff44', 'M-30 290Q90 210 160 210T330 90V150Q230 220 170 260T-30 370Z'),
      specks('#fff', 2, 50, 21, [0, 0, 300, 400]),
      specks('#bff6ff', 4, 10, 33, [0, 0, 300, 300]),
      flat('planet', 70, 84, 112, -12),
      hero('rocket', 168, 190, 218, 2),
      circle('#2a1a7a', 210, 520, 210),
      path('#7df9ff', 'M20 430A210 210 0 0 1 320 340A214 214 0 0 0 20 430Z'),
    ]),
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
