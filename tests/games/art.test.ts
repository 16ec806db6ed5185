import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages } from '../../contract/language.ts'
import { loadGameArt } from '../../games/art/game-art.ts'
import { symbolNames } from '../../games/art/symbol-names.ts'
import { listSymbols, symbolSvg } from '../../games/art/symbols.ts'
import { listCatalogue, listFixtureBooks } from '../../games/catalogue.ts'
import { CLASSIC_THEMES } from '../../games/classic/classic-themes.ts'
import { LIMBO_THEMES } from '../../games/limbo/limbo-themes.ts'
import { MINES_THEMES } from '../../games/mines/mines-themes.ts'
import { PLINKO_THEMES } from '../../games/plinko/plinko-themes.ts'
import { SLOT_THEMES } from '../../games/slots/slot-themes.ts'
import { TOWER_THEMES } from '../../games/tower/tower-themes.ts'

const art = await loadGameArt()
const ids = [...listCatalogue(), ...listFixtureBooks()].map(entry => entry.id)

/** Every tag closed by its own, attributes quoted: what an `<img>` needs of an SVG. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name = '', empty] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (close && open.pop() !== name) return false
    if (!close && !empty) open.push(name)
  }
  const rest = svg.replaceAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g, '')
  return open.length === 0 && rest === ''
}

test.each(ids)('%s has a tile of at most 4 KB, the one that lies in public/art', async id => {
  const svg = art.get(id)?.() ?? ''
  expect(isWellFormed(svg)).toBe(true)
  expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(4_096)
  expect(await readFile(new URL(`../../public/art/${id}.svg`, import.meta.url), 'utf8')).toBe(svg)
})

test('no tile uses a colour, a link or a number that is missing, and no two are alike', () => {
  const tiles = ids.map(id => art.get(id)?.() ?? '')
  expect(new Set(tiles).size).toBe(tiles.length)
  for (const svg of tiles) {
    expect(svg).not.toMatch(/undefined|NaN|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
    const links = Array.from(svg.matchAll(/(?:href="|url\()#([\w-]+)/g), match => match[1])
    for (const link of links) expect(svg).toContain(`id="${link}"`)
  }
})

test('every symbol that a theme names is drawn, small and without ids', () => {
  const drawn = listSymbols()
  const named = [
    ...[...SLOT_THEMES, ...CLASSIC_THEMES].flatMap(theme => theme.symbols.map(symbol => symbol.art)),
    ...MINES_THEMES.flatMap(theme => [theme.gem, theme.bomb]),
    ...TOWER_THEMES.flatMap(theme => [theme.prize, theme.trap]),
    ...LIMBO_THEMES.map(theme => theme.climber),
    ...PLINKO_THEMES.map(theme => theme.ball),
  ]
  for (const id of named) expect(drawn).toContain(id)
  for (const id of drawn) {
    const svg = symbolSvg(id)
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/ id=|undefined|NaN/)
    expect(svg.length).toBeLessThanOrEqual(4_096)
  }
})

test('every symbol has a name in the eight languages', () => {
  for (const id of listSymbols()) {
    const names = symbolNames(id)
    expect(Object.keys(names).sort()).toEqual([...languages].sort())
    for (const language of languages) expect([id, language, names[language]?.trim()]).not.toContain('')
    expect(names.th).toMatch(/\p{Script=Thai}/u)
    expect(names.vi).not.toBe(id)
    expect(names.pt).not.toBe(id)
    expect(names.en.toLowerCase().slice(0, 1)).toMatch(/[a-z]/)
    expect(names.zh_cn).toMatch(/^(\p{Script=Han}+|[AKQJ]|10)$/u)
  }
})

test('a game that is not ours has no art', () => {
  expect(art.get('toString')).toBeUndefined()
})
