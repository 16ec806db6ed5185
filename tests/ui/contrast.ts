import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark'
type Colour = { red: number; green: number; blue: number; alpha: number }

const source = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')
const strong = source.slice(source.indexOf('@media (prefers-contrast: more)'), source.indexOf('@theme'))

/** The value of a token in one theme, as it stands in the file the product ships. */
export function token(name: string, theme: Theme): string {
  return valueIn(source, '  ', name, theme)
}

/** The same where the device asks for more contrast; tokens that do not change then keep theirs. */
export function strongToken(name: string, theme: Theme): string {
  return strong.includes(` --${name}:`) ? valueIn(strong, '    ', name, theme) : token(name, theme)
}

function valueIn(text: string, indent: string, name: string, theme: Theme): string {
  const value = `--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`
  const found = new RegExp(`^${indent}${value}`, 'm').exec(text)
  if (!found) throw new Error(`no colour token --${name}`)
  const [, light, dark, both] = found
  const colour = both ?? (theme === 'light' ? light : dark)
  if (colour === undefined) throw new Error(`--${name} has no value in ${theme}`)
  return colour
}

function parse(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return { red: part(1), green: part(3), blue: part(5), alpha: hex.length === 9 ? part(7) / 255 : 1 }
}

function over(top: Colour, below: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * top.alpha + lower * (1 - top.alpha)
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  }
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2 contrast of a colour on a ground; translucent grounds are laid upon the ones after them. */
export function contrast(text: string, ...grounds: string[]): number {
  const below = grounds.map(parse).reduceRight((lower, upper) => over(upper, lower))
  const [one, other] = [luminance(over(parse(text), below)), luminance(below)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
