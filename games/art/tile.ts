import { path, place, ROOT } from './draw.ts'
import { symbolParts } from './symbols.ts'

/** The finished tile, 300 × 400: a sky from top to bottom, the parts, and a shade at the foot where a name may lie. */
export function tile(sky: readonly string[], foot: string, parts: readonly string[]): string {
  const stops = sky
    .map(
      (colour, index) => `<stop offset="${+(index / (sky.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
    )
    .join('')
  const down = 'x1="0" x2="0" y1="0" y2="1"'
  return (
    `<svg ${ROOT} viewBox="0 0 300 400">` +
    `<linearGradient id="sky" ${down}>${stops}</linearGradient>` +
    `<linearGradient id="foot" ${down}><stop stop-color="${foot}" stop-opacity="0"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    '<filter id="lift" x="-.3" y="-.3" width="1.6" height="1.6"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-opacity=".5"/></filter>' +
    `${definitions(parts.join(''))}<path fill="url(#sky)" d="M0 0h300v400H0z"/>${parts.join('')}` +
    '<path fill="url(#foot)" d="M0 290h300v110H0z"/></svg>'
  )
}

/** Each symbol that the parts use, once, however often it is shown. */
function definitions(parts: string): string {
  const used = new Set(Array.from(parts.matchAll(/href="#s-(\w+)"/g), match => match[1] ?? ''))
  return `<defs>${[...used].map(id => `<g id="s-${id}">${symbolParts(id)}</g>`).join('')}</defs>`
}

/** A light that fades to nothing. */
export function glow(colour: string, x: number, y: number, r: number): string {
  const id = `g${colour.slice(1)}`
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle fill="url(#${id})" cx="${x}" cy="${y}" r="${r}"/>`
  )
}

/** Beams from a point: `count` wedges of equal breadth. */
export function rays(colour: string, x: number, y: number, count: number, length = 460, from = 0): string {
  const point = (turn: number) => {
    const angle = from + (turn * Math.PI) / count
    return `${Math.round(x + Math.cos(angle) * length)} ${Math.round(y + Math.sin(angle) * length)}`
  }
  const wedges = Array.from(
    { length: count },
    (_, index) => `M${x} ${y}L${point(index * 2)}L${point(index * 2 + 1)}Z`,
  )
  return path(colour, wedges.join(''))
}

/** A soft line of hills through equally spaced heights, filled to the foot. */
export function ridge(colour: string, heights: readonly number[]): string {
  const [first = 0, ...rest] = heights
  const width = 300 / rest.length
  const curves = rest.map((height, index) => {
    const before = heights[index] ?? first
    const x = Math.round(index * width)
    return `C${Math.round(x + width / 2)} ${before} ${Math.round(x + width / 2)} ${height} ${Math.round(x + width)} ${height}`
  })
  return path(colour, `M0 400V${first}${curves.join('')}V400Z`)
}

/** Round specks scattered over a box, the same for the same seed. */
export function specks(
  colour: string,
  size: number,
  count: number,
  seed: number,
  box = [0, 0, 300, 300],
): string {
  const [left = 0, top = 0, right = 300, bottom = 300] = box
  let state = seed
  const next = (from: number, to: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.round(from + (state / 2147483648) * (to - from))
  }
  const dots = Array.from({ length: count }, () => `M${next(left, right)} ${next(top, bottom)}h0`)
  return `<path stroke="${colour}" stroke-width="${size}" d="${dots.join('')}"/>`
}

/** A long leaf with a rib, growing to the right from its stalk. */
export function frond(
  colour: string,
  rib: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const blade = path(colour, 'M0 0Q40-46 110-30L84-22L128-8L92-2L118 16L78 14Q34 30 0 0Z')
  return place(
    x,
    y,
    scale,
    turn,
    `${blade}<path stroke="${rib}" stroke-width="3" fill="none" d="M0 0Q50-16 118-8"/>`,
  )
}

/** A symbol with its middle at a point, `size` wide, lifted from the ground by a shadow. */
export function hero(id: string, x: number, y: number, size: number, turn = 0): string {
  return `<g filter="url(#lift)">${flat(id, x, y, size, turn)}</g>`
}

/** The same without a shadow. */
export function flat(id: string, x: number, y: number, size: number, turn = 0): string {
  const scale = +(size / 100).toFixed(2)
  return place(x, y, scale, turn, `<use href="#s-${id}" x="-50" y="-50"/>`)
}
