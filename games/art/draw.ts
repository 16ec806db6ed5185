/** Small words for small SVG: each returns one element. Colours may carry alpha (`#fff6`). */

/** What the root of every drawing says, so that no stroke need repeat it. */
export const ROOT = 'xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-linejoin="round"'

export function path(fill: string, d: string, more = ''): string {
  return `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`
}

export function stroke(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`
}

export function circle(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`
}

export function ellipse(fill: string, x: number, y: number, rx: number, ry: number, turn = 0): string {
  const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  return `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turned}/>`
}

export function rect(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r = 0,
  turn = 0,
): string {
  const turned = turn ? ` transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"` : ''
  const round = r ? ` rx="${r}"` : ''
  return `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"${round}${turned}/>`
}

/** Parts moved, scaled and turned about their own origin. */
export function place(x: number, y: number, scale: number, turn: number, parts: string): string {
  const turned = turn ? ` rotate(${turn})` : ''
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${parts}</g>`
}

/** The same part `count` times around a centre. */
export function around(count: number, x: number, y: number, part: string): string {
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? part
      : `<g transform="rotate(${Math.round((index * 3600) / count) / 10} ${x} ${y})">${part}</g>`,
  ).join('')
}
