import { circle, path, place, stroke } from '../../art/draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from '../../art/tile.ts'

/** The tiles of these games. */
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
}
