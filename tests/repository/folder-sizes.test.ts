import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/check/list-files.ts'

const most = 30
/** Named by what they are made of: a file for each address, language, picture or step of the schema. */
const excepted = /^(src\/routes|games\/art|locales|server\/platform\/database\/migrations)(\/|$)/
const isCode = /\.(tsx?|c?js|css)$/
const areas = [
  ...['account', 'agency', 'auth', 'cashier', 'games', 'lobby', 'operations', 'promotions'],
  ...['responsible-gambling', 'sportsbook', 'support', 'vip'],
]

const files = listFiles()

function crowded(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter(name => isCode.test(name) && !excepted.test(name))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count}`)
}

test('no folder holds more files of code than one can look over', () => {
  expect(files.length).toBeGreaterThan(3_000)
  expect(crowded(files)).toEqual([])
  expect(crowded(Array.from({ length: 31 }, (_, at) => `server/a/${at}.ts`))).toEqual(['server/a: 31'])
})

test.each(['contract', 'server/features', 'src/features', 'backoffice/features'])(
  'the folders of %s are areas by their known names',
  side => {
    const names = files.flatMap(path =>
      path.startsWith(`${side}/`) && path.split('/').length > side.split('/').length + 1
        ? [path.slice(side.length + 1).split('/')[0]]
        : [],
    )
    expect(new Set(names).size).toBeGreaterThan(8)
    expect([...new Set(names)].filter(name => !areas.includes(name ?? ''))).toEqual([])
  },
)
