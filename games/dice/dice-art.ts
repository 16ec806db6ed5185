import { ellipse, path, place } from '../art/draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from '../art/tile.ts'

interface Material {
  readonly top: string
  readonly left: string
  readonly right: string
  readonly edge: string
  readonly pip: string
}

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** The six faces never lie: opposite sides make seven, so the three in view are of different pairs. */
function die(
  material: Material,
  faces: readonly [number, number, number],
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { top, left, right, edge, pip } = material
  const [onTop, onLeft, onRight] = faces
  const pips = (face: number, matrix: string) => {
    const spots = (SPOTS[face] ?? []).map(([across, down]) => `M${across * 24} ${down * 24}h0`).join('')
    return `<path transform="matrix(${matrix})" stroke="${pip}" stroke-width="18" d="${spots}"/>`
  }
  const body =
    `<g stroke="${edge}" stroke-width="7">` +
    `${path(top, 'M0-84L73-42L0 0L-73-42Z')}${path(left, 'M-73-42L0 0V84L-73 42Z')}${path(right, 'M73-42L0 0V84L73 42Z')}</g>` +
    pips(onTop, '.87 .5 -.87 .5 0 -42') +
    pips(onLeft, '.87 .5 0 1 -36.5 21') +
    pips(onRight, '.87 -.5 0 1 36.5 21') +
    path('#fff6', 'M-60-42L0-76L20-64L-40-30Z')
  return `<g filter="url(#lift)">${place(x, y, scale, turn, body)}</g>`
}

const FEATHER: Material = {
  top: '#ff5a5f',
  left: '#d11a3e',
  right: '#9a0f2b',
  edge: '#ff8a8a',
  pip: '#ffe9a8',
}

const SKY: Material = { top: '#5fb4ff', left: '#1d78e6', right: '#124f9e', edge: '#9fd3ff', pip: '#fff' }

const RUBY: Material = { top: '#ff6b86', left: '#c2123c', right: '#7a0722', edge: '#ff9fb0', pip: '#fff1f1' }

const ICE: Material = { top: '#effcff', left: '#a9e0fa', right: '#5fb0e0', edge: '#fff', pip: '#1f5a9a' }

const GOLD: Material = { top: '#ffe88a', left: '#f0b020', right: '#b3740a', edge: '#fff4bf', pip: '#5a3200' }

const COSMIC: Material = {
  top: '#a98bff',
  left: '#5a33d6',
  right: '#31189a',
  edge: '#d3c4ff',
  pip: '#7df9ff',
}

const SLIME: Material = { top: '#d6ff6b', left: '#86c42a', right: '#4f8a14', edge: '#efffb0', pip: '#1f3a08' }

/** The tiles of these games. */
export const diceScenes = {
  'dados-da-arara': () =>
    tile(['#0fa08a', '#0a5f5c', '#062e33'], '#031a1d', [
      rays('#ffffff14', 60, 40, 11),
      flat('feather', 226, 96, 180, 10),
      flat('feather', 60, 300, 130, -150),
      die(SKY, [6, 5, 4], 196, 246, 1.05, 16),
      die(FEATHER, [5, 3, 6], 112, 156, 1.25, -12),
    ]),
  'dados-de-rubi': () =>
    tile(['#7a0f2b', '#3d0716', '#1c030a'], '#100205', [
      path(
        '#a3122d',
        'M0 0Q60 120 0 250ZM40 0Q110 160 60 330L90 0ZM300 0Q230 140 300 280ZM262 0Q190 160 236 340L212 0Z',
      ),
      path('#5a0b20', 'M0 300Q150 262 300 300V400H0Z'),
      glow('#ff6b86', 150, 180, 150),
      die(RUBY, [1, 2, 3], 150, 178, 1.5, 0),
      flat('ruby', 62, 328, 60, -14),
      flat('ruby', 244, 334, 50, 20),
    ]),
  'dados-de-gelo': () =>
    tile(['#0a2a5c', '#2a78c4', '#d0f2ff'], '#0a2f5c', [
      path(
        '#7fc4f0',
        'M0 400V190L40 250L70 160L112 270L150 400ZM300 400V150L262 240L230 190L196 290L170 400Z',
      ),
      path('#b8e6ff', 'M0 400V190L30 400ZM70 160L80 400H50ZM300 400V150L280 400Z'),
      specks('#fff', 5, 30, 5, [0, 0, 300, 380]),
      die(ICE, [4, 6, 5], 150, 268, 1.05, 0),
      die(ICE, [3, 1, 2], 158, 122, 0.9, 14),
    ]),
  'dados-de-ouro': () =>
    tile(['#3d2606', '#8a5a10', '#241402'], '#140a00', [
      rays('#ffe27a26', 150, 190, 12, 420),
      glow('#ffdf73', 150, 170, 170),
      die(GOLD, [6, 4, 5], 96, 270, 0.86, -6),
      die(GOLD, [3, 6, 2], 210, 268, 0.86, 8),
      die(GOLD, [5, 1, 3], 152, 142, 1, 0),
      hero('coin', 54, 352, 56),
      hero('coin', 250, 350, 62),
    ]),
  'dados-cosmicos': () =>
    tile(['#07031f', '#2a1270', '#6a2aa8'], '#0a0424', [
      specks('#fff', 2.2, 34, 25, [0, 0, 300, 400]),
      `<g fill="none" stroke="#7df9ff66" stroke-width="2"><ellipse cx="150" cy="190" rx="170" ry="58" transform="rotate(-24 150 190)"/><ellipse cx="150" cy="190" rx="130" ry="40" transform="rotate(-24 150 190)"/></g>`,
      flat('planet', 246, 74, 92, 12),
      die(COSMIC, [2, 4, 6], 146, 194, 1.36, 20),
      die(COSMIC, [5, 3, 1], 52, 96, 0.42, -24),
      die(COSMIC, [4, 1, 5], 250, 306, 0.5, 40),
    ]),
  'dados-do-brejo': () =>
    tile(['#c9e06b', '#5f8f2a', '#1c3a10'], '#0c1d06', [
      ridge('#86b03d', [170, 140, 180, 150, 176]),
      path('#2f5a1c', 'M0 256Q150 226 300 256V400H0Z'),
      ellipse('#4a8a2c', 72, 316, 92, 26),
      ellipse('#3d7524', 250, 344, 80, 20),
      die(SLIME, [5, 6, 3], 198, 224, 1.05, -14),
      hero('frog', 94, 214, 168),
      flat('lily', 244, 326, 84),
    ]),
}
