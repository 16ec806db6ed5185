import { type Stroke, strokesOf } from './captcha-glyphs.ts'

/** A number in 0..1. */
type Random = () => number
type Spread = (size: number) => number
type Point = readonly [x: number, y: number]

const width = 200
const height = 72

/**
 * Draws the code as crossing strokes: no text element to read, every point moved a little, each character turned and
 * scaled on its own, lines of the same pen across all of it, and no order to follow. Returns a data URL.
 */
export function drawCaptcha(code: string, random: Random): string {
  const spread = (size: number) => (random() - 0.5) * 2 * size
  const characters = [...code].flatMap((character, at) => drawCharacter(character, at, code.length, spread))
  const noise = Array.from({ length: 3 }, () => drawWave(random, spread))
  const paths = shuffle([...characters, ...noise], random)
    .map(d => `<path d="${d}" stroke-width="${(2.3 + spread(0.5)).toFixed(1)}"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#1b2a4a" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function drawCharacter(character: string, at: number, count: number, spread: Spread): string[] {
  const centreX = ((at + 0.5) * (width - 16)) / count + 8 + spread(3)
  const centreY = height / 2 + spread(7)
  const scale = 2.4 + spread(0.3)
  const angle = spread(0.3)
  const place = ([x, y]: Point): Point => {
    const dx = (x - 5 + spread(0.4)) * scale
    const dy = (y - 8 + spread(0.4)) * scale
    return [
      centreX + dx * Math.cos(angle) - dy * Math.sin(angle),
      centreY + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  }
  return strokesOf(character).map(({ points, isRound }: Stroke) => {
    const placed = points.map(place)
    return isRound ? roundPath(placed) : `M${placed.map(write).join('L')}`
  })
}

function roundPath(points: readonly Point[]): string {
  const [first = [0, 0], ...others] = points
  const last = others.at(-1) ?? first
  const curves = others.slice(0, -1).map((point, at) => {
    const next = others[at + 1] ?? last
    const end: Point = at === others.length - 2 ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    return `Q${write(point)} ${write(end)}`
  })
  return `M${write(first)}${curves.join('')}`
}

function drawWave(random: Random, spread: Spread): string {
  const y = height * (0.25 + random() / 2)
  const bend = (): Point => [random() * width, y + spread(36)]
  const points: readonly Point[] = [bend(), bend(), [width - random() * 20, y + spread(28)]]
  return `M${write([random() * 20, y + spread(12)])}C${points.map(write).join(' ')}`
}

function write([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The order of the paths must not give the order of the characters away. */
function shuffle(items: readonly string[], random: Random): string[] {
  return items
    .map(item => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
