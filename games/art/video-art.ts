import { circle, ellipse, path, place, rect, stroke } from './draw.ts'
import { flat, glow, specks, tile } from './tile.ts'

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

/** A jangada under sail, about the middle of its hull. */
function jangada(sail: string, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    path(sail, 'M-14-92Q66-70 52 0L-18-4Q4-48-14-92Z') +
      path('#ffffff73', 'M-14-92Q22-80 40-46Q6-58-4-62Z') +
      stroke('#6a3f1e', 6, 'M-14-94L-22 4') +
      path('#b97a3e', 'M-66 0H74L54 20H-46Z') +
      stroke('#7d4d22', 4, 'M-54 9H62') +
      circle('#8a5a36', -40, -24, 9) +
      path('#f4d58a', 'M-52-26h24l-12-12z'),
  )
}

/** A kart from the side, about its middle. */
function kart(colour: string, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    path(colour, 'M-78 6Q-72-20-38-20H6L24-2L80 8V24H-72Z') +
      path('#1b1426', 'M-84-40H-48V-28H-84ZM-74-28H-56V4H-74Z') +
      path('#fff', 'M-26-20Q-28-58 0-58Q26-56 26-28L20-20Z') +
      path('#1b1426', 'M0-46H26V-30H0Z') +
      circle('#1b1426', -44, 24, 22) +
      circle('#1b1426', 48, 24, 22) +
      circle('#c9c4d6', -44, 24, 9) +
      circle('#c9c4d6', 48, 24, 9),
  )
}

/** Penalties and races. */
export const videoScenes = {
  'corrida-de-jangadas': () =>
    tile(['#ffb86b', '#ffe2a8', '#1c8fb0'], '#04283e', [
      glow('#fff6c9', 226, 92, 110),
      circle('#fff1b0', 226, 92, 34),
      path('#2f7a68', 'M0 160Q50 118 110 128T230 140T300 132V180H0Z'),
      path('#1c8fb0', 'M0 168H300V400H0Z'),
      path(
        '#3fb0cc',
        'M0 210Q38 200 75 210T150 210T225 210T300 210V224Q262 214 225 224T150 224T75 224T0 224ZM0 300Q38 290 75 300T150 300T225 300T300 300V314Q262 304 225 314T150 314T75 314T0 314Z',
      ),
      jangada('#5ee0a0', 70, 208, 0.62),
      jangada('#ffd23f', 206, 240, 0.92),
      `<g filter="url(#lift)">${jangada('#ff5a5f', 108, 326, 1.36)}</g>`,
    ]),
  'grande-premio-de-kart': () =>
    tile(['#1a0d30', '#5a2a8c', '#d0567a'], '#140a22', [
      specks('#ffe9a8', 4, 30, 51, [0, 20, 300, 120]),
      path('#2b1a44', 'M0 150L60 110H120L150 84L190 118H250L300 96V200H0Z'),
      path('#3a3344', 'M0 180H300V400H0Z'),
      path(
        '#fff',
        'M0 172h30v14H0zM60 172h30v14H60zM120 172h30v14h-30zM180 172h30v14h-30zM240 172h30v14h-30z',
      ),
      path(
        '#e23b4e',
        'M30 172h30v14H30zM90 172h30v14H90zM150 172h30v14h-30zM210 172h30v14h-30zM270 172h30v14h-30z',
      ),
      stroke('#ffffff88', 5, 'M-10 262H60M100 262H170M210 262H310'),
      kart('#4cc9f0', 86, 222, 0.6),
      kart('#5ee07a', 226, 238, 0.72),
      `<g filter="url(#lift)">${kart('#ffb02e', 146, 324, 1.3)}</g>`,
    ]),
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
