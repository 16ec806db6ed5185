import { circle, ellipse, path, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, ridge, specks, tile } from '../art/tile.ts'

/** Windows in rows and columns as one dashed drawing. */
function windows(colour: string, x: number, y: number, rows: number, columns: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 30}h${columns * 30 - 12}`)
  return `<path stroke="${colour}" stroke-width="16" stroke-linecap="butt" stroke-dasharray="18 12" d="${lines.join('')}"/>`
}

/** The tiles of these games. */
export const towerScenes = {
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
