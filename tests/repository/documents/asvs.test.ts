import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const ids = z.array(z.string())
const standard = z.parse(
  z.object({ level1: ids, level2: ids }),
  JSON.parse(readFileSync('tests/repository/asvs-5.0.0.json', 'utf8')),
)

const folder = 'docs/security/asvs'
const folders = 'backoffice|contract|docs|examples|games|locales|sandbox|scripts|server|src|tests'
const named = new RegExp(`\`((?:${folders})/[\\w./-]+|[\\w-]+\\.(?:md|json))\``, 'g')
const states = ['met', 'met in part', 'not met', 'not applicable'] as const

const pages = readdirSync(folder).map(name => {
  const rows = readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .filter(line => /^\| V\d/.test(line))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
    .map(([id = '', level = '', requirement = '', state = '', evidence = '', ...rest]) => ({
      ...{ id, level, requirement, state, evidence, rest },
      paths: [...evidence.matchAll(named)].map(([, path = '']) => path),
    }))
  return { name, rows }
})
const rows = pages.flatMap(page => page.rows)

test('every requirement of levels 1 and 2 of ASVS 5.0 stands on the pages once, at its level', () => {
  const wanted = [...standard.level1.map(id => `${id} 1`), ...standard.level2.map(id => `${id} 2`)]
  expect(wanted).toHaveLength(253)
  expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(wanted.toSorted())
})

test('every row has one of four states, and says what it rests on', () => {
  const odd = rows.filter(
    ({ state, requirement, evidence, rest }) =>
      !states.some(one => one === state) ||
      requirement.length < 10 ||
      evidence.length < 10 ||
      rest.length > 0,
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('what is met names a file that shows it; what is not, or not wholly, names what is missing', () => {
  const shows = rows.filter(({ state }) => state === 'met' || state === 'met in part')
  expect(shows.filter(({ paths }) => paths.length === 0).map(({ id }) => id)).toEqual([])
  const lacks = rows.filter(({ state }) => state === 'met in part' || state === 'not met')
  expect(lacks.filter(({ evidence }) => !evidence.includes('**Missing:**')).map(({ id }) => id)).toEqual([])
  const whole = rows.filter(({ state }) => state === 'met' || state === 'not applicable')
  expect(whole.filter(({ evidence }) => evidence.includes('**Missing:**')).map(({ id }) => id)).toEqual([])
})

test('every file that a row names exists', () => {
  const cited = rows.flatMap(({ id, paths }) => paths.map(path => `${id} ${path}`))
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(one => !existsSync(one.split(' ')[1] ?? ''))).toEqual([])
})

test('the index counts each page as its table does', () => {
  const index = readFileSync('docs/security/asvs.md', 'utf8')
  const counted = [...index.matchAll(/^\| (?:\[.+\]\(asvs\/(.+)\)|\*\*all\*\*) \| (.+) \|$/gm)].map(
    ([, name = 'all', cells = '']) => [name, ...cells.split(' | ').map(Number)],
  )
  const count = (of: typeof rows) => states.map(state => of.filter(row => row.state === state).length)
  const wanted = [...pages.map(page => [page.name, ...count(page.rows)]), ['all', ...count(rows)]]
  expect(counted).toEqual(wanted)
})
