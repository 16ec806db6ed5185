import { circle, ellipse, path, place, rect, stroke } from './draw.ts'
import { flat, frond, glow, hero, rays, ridge, specks, tile } from './tile.ts'

/** A triangle of pegs with its slots, 200 wide, its top peg at the origin. */
function pegs(peg: string, slots: readonly string[]): string {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: row + 1 }, (_peg, at) => `M${(at - row / 2) * 36} ${row * 30}h0`).join(''),
  )
  const boxes = slots.map((fill, at) => rect(fill, -124 + at * 36, 172, 32, 26, 6)).join('')
  return `<path stroke="${peg}" stroke-width="11" d="${rows.join('')}"/>${boxes}`
}

/** Windows in rows and columns as one dashed drawing. */
function windows(colour: string, x: number, y: number, rows: number, columns: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 30}h${columns * 30 - 12}`)
  return `<path stroke="${colour}" stroke-width="16" stroke-linecap="butt" stroke-dasharray="18 12" d="${lines.join('')}"/>`
}

/** Limbo, plinko and towers. */
export const arcadeScenes = {
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
  'plinko-da-arara': () =>
    tile(['#0e6f66', '#0b4a48', '#062628'], '#031a1b', [
      frond('#17a07f', '#0d6a58', -8, 60, 1.3, 30),
      frond('#128a70', '#0d6a58', 310, 90, 1.3, 150),
      glow('#ffd23f', 150, 120, 120),
      place(
        150,
        150,
        1,
        0,
        pegs('#f1fffb', ['#ff5a5f', '#ffb03f', '#ffe27a', '#cfe8d8', '#ffe27a', '#ffb03f', '#ff5a5f']),
      ),
      hero('macaw', 150, 84, 142),
      hero('coconut', 204, 236, 44),
    ]),
  'plinko-das-joias': () =>
    tile(['#2a0a40', '#6a2a9c', '#2c0a44'], '#160422', [
      rays('#ffffff12', 150, 90, 12),
      hero('ruby', 150, 82, 108),
      hero('emerald', 52, 128, 62, -14),
      hero('sapphire', 248, 128, 62, 14),
      place(
        150,
        156,
        1,
        0,
        pegs('#ffc9f0', ['#ff6ab0', '#b06aff', '#6a8aff', '#5a4a8a', '#6a8aff', '#b06aff', '#ff6ab0']),
      ),
      hero('diamond', 114, 238, 40),
    ]),
  'plinko-da-praia': () =>
    tile(['#7fd0ff', '#2f8fd0', '#0f5a96'], '#07294a', [
      glow('#fff6c9', 226, 70, 90),
      circle('#ffd84a', 226, 70, 34),
      path('#1b78b8', 'M0 190Q75 172 150 190T300 190V400H0Z'),
      path('#ffe2a0', 'M0 330Q150 296 300 330V400H0Z'),
      place(
        150,
        128,
        1,
        0,
        pegs('#fff', ['#ff7a5a', '#ffb85a', '#ffe28a', '#eaf6ff', '#ffe28a', '#ffb85a', '#ff7a5a']),
      ),
      hero('ball', 116, 78, 86, -10),

      flat('starfish', 248, 352, 54, 12),
    ]),
  'torre-de-copacabana': () =>
    tile(['#2f9fe0', '#8fd4f5', '#ffe6b8'], '#0b2140', [
      path('#3f8f6a', 'M0 270Q20 150 74 128Q126 156 130 270Z'),
      path('#2f7a58', 'M190 280Q226 214 300 206V290Z'),
      glow('#fff3c4', 250, 70, 70),
      rect('#f6fbff', 88, 76, 124, 280, 10),
      rect('#cfe2f2', 172, 76, 40, 280, 10),
      path('#ff6a4a', 'M80 84Q150 40 220 84V98H80Z'),
      windows('#2f7fb8', 106, 126, 7, 3),
      path('#ffcf5c', 'M106 268h18v16h-18zM136 178h18v16h-18zM166 118h18v16h-18z'),
      path('#fff', 'M0 352H300V400H0Z'),
      path(
        '#20303f',
        'M0 366Q25 346 50 366T100 366T150 366T200 366T250 366T300 366V384Q275 364 250 384T200 384T150 384T100 384T50 384T0 384Z',
      ),
      flat('coconut', 262, 330, 56),
    ]),
  'copa-da-sumauma': () =>
    tile(['#9fd66a', '#3f8f4a', '#12301a'], '#0a1c0d', [
      ridge('#5aa84a', [250, 220, 262, 214, 246]),
      path('#6d4526', 'M120 120Q128 260 60 400H240Q172 260 180 120Z'),
      path('#8a5a34', 'M138 130Q146 260 112 400H150Q156 250 152 130Z'),
      `<g filter="url(#lift)">${ellipse('#2f8a3c', 150, 84, 148, 62)}${ellipse('#48a84a', 96, 66, 84, 44)}${ellipse('#5fc05a', 206, 58, 78, 40)}</g>`,
      stroke('#3a2412', 7, 'M116 190h68M108 250h84M98 312h104'),
      hero('toucan', 214, 150, 96),
      flat('mango', 92, 214, 52, -10),
      flat('mango', 196, 280, 46, 12),
      hero('snake', 92, 326, 96),
    ]),
  'torre-de-gelo': () =>
    tile(['#0a1f4a', '#2f6fc0', '#bfeaff'], '#0a2450', [
      flat('aurora', 150, 70, 300),
      specks('#fff', 3, 24, 77, [0, 0, 300, 300]),
      path('#cfeeff', 'M0 400V326L70 296L130 330L210 300L300 330V400Z'),
      `<g filter="url(#lift)">${path('#e8f8ff', 'M150 36L186 120L200 372H100L114 120Z')}${path('#9fd4f5', 'M150 36L186 120L200 372H150Z')}</g>`,
      stroke('#5fa8dc', 5, 'M116 130H184M112 180H188M108 232H192M104 286H196'),
      path('#2a5fa0', 'M140 292h22v36h-22zM126 240h18v30h-18zM158 188h18v28h-18z'),
      hero('crystal', 66, 312, 92, -12),
      hero('crystal', 240, 320, 78, 10),
      circle('#fff', 150, 36, 6),
    ]),
}
