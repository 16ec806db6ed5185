/** `color-mix(in oklab, one share%, other)` of two opaque colours (CSS Color 4: https://www.w3.org/TR/css-color-4/#color-conversion-code). */
export function mixColours(one: string, share: number, other: string): string {
  const [first, second] = [toOklab(one), toOklab(other)]
  return toHex(first.map((part, at) => part * share + (second[at] ?? 0) * (1 - share)))
}

const times = (rows: readonly (readonly number[])[], parts: readonly number[]) =>
  rows.map(row => row.reduce((sum, factor, at) => sum + factor * (parts[at] ?? 0), 0))

const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function toOklab(hex: string): number[] {
  const linear = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return times(toLab, times(toCones, linear).map(Math.cbrt))
}

function toHex(lab: readonly number[]): string {
  const linear = times(
    fromCones,
    times(fromLab, lab).map(part => part ** 3),
  )
  const bytes = linear.map(part => {
    const share = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, share)) * 255)
  })
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
