import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listCatalogue, listFixtureBooks } from '../../games/catalogue.ts'
import type { EngineDocument, Meanings } from '../../games/engine-document.ts'
import { DOCUMENTED } from '../../games/manifests.ts'
import { documentsFolder, listPages } from '../../scripts/fairness/list-pages.ts'

const manifests = Array.from(DOCUMENTED.values(), ({ document }) => document)
const pages = listPages()
const textOf = (name: string) => readFileSync(new URL(name, documentsFolder), 'utf8')

test.each(pages)('docs/fairness/$name is what npm run fairness:docs writes today', ({ name, text }) => {
  expect(textOf(name)).toBe(text)
})

test('docs/fairness has no page and no vectors of an engine that is gone', () => {
  const known = ['README.md', 'vectors', ...pages.map(({ name }) => name)]
  expect(readdirSync(documentsFolder).sort()).toEqual(known.sort())
  const vectors = manifests.map(({ engine }) => `${engine}.json`)
  expect(readdirSync(new URL('vectors', documentsFolder)).sort()).toEqual(vectors.sort())
})

test('every game of the catalogue and every book on real matches stands on the page of its engine', () => {
  const listed = [...listCatalogue(), ...listFixtureBooks()].map(({ engine, id }) => `${engine} ${id}`)
  const documented = manifests
    .filter(({ engine }) => engine !== 'wheel')
    .flatMap(({ engine, games }) => games.map(({ id }) => `${engine} ${id}`))
  expect(documented.sort()).toEqual(listed.sort())
})

test('the first page links the page of every engine', () => {
  const readme = textOf('README.md')
  expect(manifests.filter(({ engine }) => !readme.includes(`(${engine}.md)`))).toEqual([])
})

/** The names at the beginning of each explained field: `chips[].stake` explains `chips`, too. */
const explained = (fields: Meanings) =>
  new Set(Object.keys(fields).flatMap(names => names.split(', ').map(name => name.split(/\[\]|\./)[0])))

const jsonObject = z.object({ properties: z.record(z.string(), z.unknown()) })
const fieldsOf = (schema: z.ZodMiniType) =>
  Object.keys(jsonObject.parse(z.toJSONSchema(schema, { io: 'input' })).properties)

test.each(manifests)(
  'the page of $engine explains every field of a bet, of a view and of a game',
  manifest => {
    expect(unexplained(manifest)).toEqual([])
  },
)

function unexplained({ schemas, bet, view, parameters, games }: EngineDocument): readonly string[] {
  const [inBet, inView] = [explained(bet), explained(view)]
  return [
    ...fieldsOf(schemas.bet).filter(name => !inBet.has(name)),
    ...fieldsOf(schemas.view).filter(name => !inView.has(name)),
    ...games.flatMap(game => Object.keys(game.parameters)).filter(name => !(name in parameters)),
    ...Object.keys(parameters).filter(name => games.some(game => !(name in game.parameters))),
  ]
}

test.each(manifests)(
  'every table that a rule of $engine names stands on its page',
  ({ drawn, rules, bet, tables }) => {
    const text = [...drawn, ...rules, ...Object.values(bet)].join('\n')
    const named = [...text.matchAll(/`constants\.(\w+)`/g)].map(([, name]) => name ?? '')
    const constants = Object.keys(Object(tables.constants?.data))
    expect(named.filter(name => !constants.includes(name))).toEqual([])
  },
)
