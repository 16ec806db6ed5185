import { glyphs } from './captcha-glyphs.ts'

/** A number in 0..1. */
type Random = () => number

const width = 200
const height = 72

/**
 * Draws the code as crossing strokes: no text element to read, every point moved a little, each character turned and
 * scaled on its own, and lines of the same pen across all of it. Returns a data URL.
 */
export function drawCaptcha(code: string, random: Random): string {
  const spread = (size: number) => (random() - 0.5) * 2 * size
  const characters = [...code].map((character, at) => drawCharacter(character, at, code.length, spread))
  const noise = Array.from({ length: 5 }, () => wave(random, spread))
  const paths = shuffle([...characters.flat(), ...noise], random)
    .map(d => `<path d="${d}" stroke-width="${(2.4 + spread(0.5)).toFixed(1)}"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#1b2a4a" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function drawCharacter(
  character: string,
  at: number,
  count: number,
  spread: (size: number) => number,
): string[] {
  const centreX = ((at + 0.5) * (width - 16)) / count + 8 + spread(4)
  const centreY = height / 2 + spread(7)
  const scale = 2.4 + spread(0.35)
  const angle = spread(0.38)
  const place = ([x, y]: readonly [number, number]): string => {
    const dx = (x - 5 + spread(0.5)) * scale
    const dy = (y - 8 + spread(0.5)) * scale
    const placedX = centreX + dx * Math.cos(angle) - dy * Math.sin(angle)
    const placedY = centreY + dx * Math.sin(angle) + dy * Math.cos(angle)
    return `${placedX.toFixed(1)} ${placedY.toFixed(1)}`
  }
  return (glyphs[character] ?? []).map(line => `M${line.map(place).join('L')}`)
}

function wave(random: Random, spread: (size: number) => number): string {
  const y = random() * height
  const bend = () => `${(random() * width).toFixed(1)} ${(y + spread(40)).toFixed(1)}`
  return `M${(random() * 20).toFixed(1)} ${y.toFixed(1)}C${bend()} ${bend()} ${(width - random() * 20).toFixed(1)} ${(y + spread(30)).toFixed(1)}`
}

/** The order of the paths must not give the order of the characters away. */
function shuffle(items: readonly string[], random: Random): string[] {
  return items
    .map(item => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
