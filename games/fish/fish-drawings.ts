import { circle, ellipse, path, ROOT, stroke } from '../art/draw.ts'
import type { Species } from './fish-theme.ts'

type Shape = 'oval' | 'long' | 'disc' | 'catfish' | 'eel' | 'ray' | 'puffer' | 'bill'
type Pattern = 'plain' | 'bars' | 'spots' | 'line' | 'rows'

interface Look {
  readonly shape: Shape
  /** Half the height of the body. */
  readonly half: number
  readonly back: string
  readonly belly: string
  readonly fin: string
  readonly pattern: Pattern
  readonly marks: string
  /** Beside the others. */
  readonly size: number
}

const look = (
  shape: Shape,
  half: number,
  size: number,
  [back, belly, fin, marks]: readonly [string, string, string, string],
  pattern: Pattern,
): Look => ({ shape, half, size, back, belly, fin, marks, pattern })

const LOOKS: Record<Species, Look> = {
  lambari: look('oval', 15, 0.62, ['#9fc3cf', '#f4fbff', '#ffb13d', '#5f8fa5'], 'line'),
  piranha: look('disc', 25, 0.72, ['#54677f', '#ff5a3c', '#ff8a3c', '#9fb4c9'], 'spots'),
  pacu: look('disc', 28, 0.82, ['#6b6f5a', '#f0c15c', '#d9762f', '#4a4c3a'], 'plain'),
  tucunare: look('oval', 20, 0.92, ['#b3b22a', '#fff0a0', '#ff6a3c', '#3a3a18'], 'bars'),
  dourado: look('oval', 19, 1, ['#f0a312', '#ffe27a', '#ff6a1f', '#b36a00'], 'rows'),
  pintado: look('catfish', 15, 1.08, ['#8f9aa0', '#f4f4ea', '#7a8489', '#2f3638'], 'spots'),
  arraia: look('ray', 30, 1.05, ['#5a4a3a', '#8f7558', '#6b563f', '#ffcf5c'], 'spots'),
  poraque: look('eel', 9, 1.12, ['#3f4a3f', '#ff9a4d', '#56634f', '#ffe27a'], 'plain'),
  pirarara: look('catfish', 20, 1.15, ['#3a3f4a', '#fff2c9', '#ff5a2a', '#20242c'], 'plain'),
  pirarucu: look('long', 15, 1.35, ['#5f7a5a', '#d6dfc4', '#d0303a', '#e0455a'], 'rows'),
  sardinha: look('long', 10, 0.6, ['#3f86b8', '#eefaff', '#8fc4e0', '#1f5a8a'], 'spots'),
  borboleta: look('disc', 27, 0.66, ['#ffd93d', '#fff7c9', '#ffb400', '#2a2440'], 'bars'),
  budiao: look('oval', 20, 0.8, ['#1fa8b8', '#7ff0d0', '#ff7ab0', '#ff9ecb'], 'rows'),
  baiacu: look('puffer', 26, 0.78, ['#c9a24a', '#fff7df', '#e0b45c', '#6b4a1c'], 'spots'),
  robalo: look('long', 14, 1, ['#8a9a8f', '#f7fbf4', '#e8c860', '#2c3a36'], 'line'),
  xareu: look('oval', 22, 1.02, ['#5c8fb0', '#eaf8ff', '#ffd23f', '#2f5f85'], 'line'),
  badejo: look('oval', 20, 1.06, ['#8a5a3a', '#d9ab7f', '#6b4228', '#4f2f1c'], 'spots'),
  atum: look('long', 17, 1.2, ['#1f3f7a', '#dfeaf7', '#ffd23f', '#14305f'], 'line'),
  garoupa: look('oval', 24, 1.16, ['#a34a2f', '#f0b48a', '#7f321f', '#ffe0c0'], 'spots'),
  marlim: look('bill', 14, 1.45, ['#16408f', '#e6f2ff', '#2f6ae0', '#8fc4ff'], 'bars'),
}

/** How large a fish is beside the others. */
export function sizeOfFish(species: Species): number {
  return LOOKS[species].size
}

/** The parts of a fish that swims to the right, about its middle, within 140 × 90. */
export function fishParts(species: Species): string {
  const fish = LOOKS[species]
  if (fish.shape === 'ray') return ray(fish)
  if (fish.shape === 'eel') return eel(fish)
  return finned(fish)
}

/** A fish as an SVG of its own. */
export function fishSvg(species: Species): string {
  return `<svg ${ROOT} viewBox="-70 -45 140 90" width="280" height="180">${fishParts(species)}</svg>`
}

/** From nose to tail: the upper and the lower line of a body with this half height. */
function outline(shape: Shape, half: number): readonly [upper: string, lower: string] {
  // A catfish has a blunt head.
  const head = shape === 'catfish' ? 51 : 40
  const front = shape === 'long' || shape === 'bill' ? 24 : 8
  const upper = `M52 0C${head}-${half} ${front}-${half}-8-${half}C-26-${half}-34-${half * 0.3}-44-4`
  const lower = `V4C-34 ${half * 0.3}-26 ${half}-8 ${half}C${front} ${half} ${head} ${half} 52 0Z`
  return [upper, lower]
}

function finned({ shape, half, back, belly, fin, pattern, marks }: Look): string {
  const [upper, lower] = outline(shape, half)
  const whiskers =
    shape === 'catfish' ? stroke(marks, 1.6, 'M48 4Q60 14 52 26M44 7Q50 22 36 30M48-3Q64-6 66 6') : ''
  const bill = shape === 'bill' ? path(back, 'M48-4L69-1L48 3Z') : ''
  const spikes =
    shape === 'puffer'
      ? stroke(
          fin,
          2.4,
          'M-16-22L-22-34M-2-24L-4-38M12-24L15-37M26-22L34-33M-16 22L-22 34M-2 24L-4 38M12 24L15 37M26 22L34 33',
        )
      : ''
  const top = shape === 'bill' ? -half - 26 : -half - (shape === 'disc' ? 12 : 10)
  return (
    path(fin, 'M-40 0L-66-22Q-54 0-66 22Z') +
    path(
      fin,
      `M${shape === 'bill' ? 34 : 22}-${half * 0.8}Q${shape === 'bill' ? 20 : 0} ${top} -26-${half * 0.8}L-20-${half * 0.5}Z`,
    ) +
    path(fin, `M0 ${half * 0.8}Q-10 ${half + 11} -28 ${half * 0.7}L-16 ${half * 0.5}Z`) +
    spikes +
    bill +
    path(back, upper + lower) +
    path(
      belly,
      `M52 0Q12 ${half * 0.35}-44 2V4C-34 ${half * 0.3}-26 ${half}-8 ${half}C20 ${half} 40 ${half} 52 0Z`,
    ) +
    markings(pattern, marks, half) +
    path('#ffffff55', `M42-6Q20-${half * 0.95}-14-${half * 0.8}Q16-${half * 0.6} 42-6Z`) +
    path(fin, `M14 4Q4 ${half * 0.9}-8 ${half * 0.6}Q-2 6 14 4Z`) +
    whiskers +
    stroke('#0003', 1.8, `M28-${half * 0.6}Q21 0 27 ${half * 0.55}`) +
    eye(39, -half * 0.22)
  )
}

function eye(x: number, y: number): string {
  return circle('#fffbe8', x, y, 4.6) + circle('#131722', x + 0.6, y, 3) + circle('#fff', x + 1.6, y - 1.2, 1)
}

/** Half the height of the body at a place, with a margin. */
function room(x: number, half: number): number {
  return Math.max(0, half * 0.84 * Math.sqrt(1 - ((x - 4) / 50) ** 2))
}

function markings(pattern: Pattern, colour: string, half: number): string {
  switch (pattern) {
    case 'plain':
      return ''
    case 'bars':
      return [-20, -4, 12].map(x => bar(colour, x, room(x, half))).join('')
    case 'line':
      return stroke(colour, 2, `M34-2Q0-${half * 0.4}-40 0`)
    case 'rows':
      return [-0.5, -0.15, 0.2].map(row => dots(colour, 2.2, half, row, 9)).join('')
    case 'spots':
      return [-0.6, -0.2, 0.25].map((row, index) => dots(colour, 4, half, row, 13, index * 6)).join('')
  }
}

function bar(colour: string, x: number, high: number): string {
  const [from, to] = [round(-high), round(high * 0.75)]
  return stroke(colour, 5, `M${x} ${from}Q${x + 4} 0 ${x} ${to}`)
}

function dots(colour: string, size: number, half: number, row: number, step: number, shift = 0): string {
  const places = Array.from({ length: Math.floor(56 / step) }, (_, index) => -30 + shift + index * step)
  const drawn = places.map(x => `M${x} ${round(room(x, half) * row)}h.1`).join('')
  return stroke(colour, size, drawn)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** From above: two wings and a whip. */
function ray({ back, belly, fin, marks }: Look): string {
  return (
    stroke(fin, 4, 'M-24 0Q-46-3-68 6') +
    path(fin, 'M48 0Q30-20 0-42Q-26-30-30 0Q-26 30 0 42Q30 20 48 0Z') +
    path(back, 'M46 0Q28-17 1-36Q-22-26-26 0Q-22 26 1 36Q28 17 46 0Z') +
    ellipse(belly, 6, 0, 26, 15) +
    stroke(
      marks,
      5,
      'M-6-20h.1M8-24h.1M-14-8h.1M20-14h.1M-6 20h.1M8 24h.1M-14 8h.1M20 14h.1M2-8h.1M2 8h.1M-4 0h.1',
    ) +
    eye(30, -6) +
    eye(30, 6)
  )
}

/** A long body in one curve, its current lit. */
function eel({ back, belly, fin, marks }: Look): string {
  return (
    stroke(fin, 21, 'M-58 6Q-34-18-8 2T46 0') +
    stroke(back, 16, 'M-60 5Q-34-18-8 2T48 0') +
    stroke(belly, 5, 'M-50 4Q-32-8-8 8T48 5') +
    stroke(marks, 2.6, 'M-34-26L-28-36L-24-28L-18-38M8 24L14 34L18 26L24 36M26-20L31-29L35-22L40-31') +
    circle(back, 50, 0, 11) +
    eye(53, -3)
  )
}
