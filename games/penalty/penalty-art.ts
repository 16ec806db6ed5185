import { circle, ellipse, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, specks, tile } from '../art/tile.ts'

/** A football of radius 50 about the origin. */
const BALL =
  circle('#fdfdfd', 0, 0, 50) +
  path('#26303a', 'M0-17L16-5L10 14H-10L-16-5Z') +
  path(
    '#26303a',
    'M-14-48Q0-52 14-48L8-36H-8ZM48-10Q50 6 43 22L34 10L37-4ZM-48-10Q-50 6-43 22L-34 10L-37-4ZM30 40Q20 48 8 49L12 36L24 32ZM-30 40Q-20 48-8 49L-12 36L-24 32Z',
  ) +
  stroke('#26303a', 3, 'M0-17V-36M16-5L36-4M10 14L18 33M-10 14L-18 33M-16-5L-36-4') +
  path('#fff9', 'M-32-30Q-18-44 0-46Q-20-34-30-18Z')

/** A goalkeeper at full stretch to the right, about the origin. */
function keeper(jersey: string, dark: string): string {
  return (
    stroke('#1b2430', 17, 'M-40 20L-86 40M-42 6L-92 4') +
    path('#fff', 'M-96 30h14v18h-14zM-104-6h14v18h-14z') +
    stroke(jersey, 18, 'M26-8L74-38M22 14L82-6') +
    path(jersey, 'M-44-10Q-6-30 30-16L34 24Q0 34-44 28Z') +
    path(dark, 'M-52-10H-26V30H-52Z') +
    circle('#b9794f', 50, 12, 18) +
    path('#2a1a12', 'M36 2Q50-14 68 4Q60 4 54 2Q44 2 36 12Z') +
    circle('#fff', 80, -42, 13) +
    circle('#fff', 90, -8, 13)
  )
}

const goal = (x: number, y: number) =>
  stroke(
    '#ffffff66',
    2,
    `M${x} ${y + 22}h220M${x} ${y + 46}h220M${x} ${y + 70}h220M${x} ${y + 94}h220M${x + 30} ${y}v116M${x + 62} ${y}v116M${x + 94} ${y}v116M${x + 126} ${y}v116M${x + 158} ${y}v116M${x + 190} ${y}v116`,
  ) + stroke('#fff', 9, `M${x} ${y + 118}V${y}h220V${y + 118}`)

/** The tiles of these games. */
export const penaltyScenes = {
  'penalti-decisivo': () =>
    tile(['#071a2e', '#0e3a4a', '#1f8a48'], '#062012', [
      path('#ffffff14', 'M-20-20L60-10L190 260L60 260ZM320-20L240-10L110 260L240 260Z'),
      specks('#ffd84a', 9, 26, 11, [0, 10, 300, 78]),
      specks('#f4f7f5', 9, 26, 23, [0, 10, 300, 84]),
      specks('#4fbf6f', 9, 20, 37, [0, 16, 300, 84]),
      rect('#0f5a36', 0, 90, 300, 26),
      path('#2c8f4e', 'M0 112H300V400H0Z'),
      path('#23793f', 'M0 150H300V196H0ZM0 260H300V330H0Z'),
      goal(40, 78),
      `<g filter="url(#lift)">${place(176, 134, 0.86, -14, keeper('#ffd84a', '#c98a10'))}</g>`,
      stroke('#ffffffaa', 4, 'M-10 250L46 198H254L310 250'),
      glow('#fff9c4', 112, 290, 90),
      `<g filter="url(#lift)">${place(112, 286, 1.12, -16, BALL)}</g>`,
    ]),
  'penalti-na-praia': () =>
    tile(['#58c4f0', '#bfeaf7', '#f2cf8c'], '#7a5220', [
      circle('#fff6c4', 236, 52, 30),
      path('#3d7a63', 'M0 140Q30 54 70 48Q112 54 126 112Q150 96 176 140Z'),
      path('#1b86b5', 'M0 130H300V176H0Z'),
      path('#e6f7fc', 'M0 168Q38 156 75 168T150 168T225 168T300 168V184H0Z'),
      path('#f2cf8c', 'M0 180H300V400H0Z'),
      goal(52, 100),
      `<g filter="url(#lift)">${place(150, 150, 0.8, 10, keeper('#ff6b5a', '#c23a2e'))}</g>`,
      flat('umbrella', 262, 214, 92, 8),
      ellipse('#c99a4f', 130, 352, 62, 14),
      `<g filter="url(#lift)">${place(130, 298, 1.1, 12, BALL)}</g>`,
    ]),
}
