import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { homeModules, pageModules } from '../../../scripts/web-build/home-modules.ts'
import { readPageVolumes, volumeOf, volumes } from '../../../scripts/web-build/i18n-chunks.ts'

/* A page opened by its address waits for its own words and not for those of all others. */

const root = process.cwd()
const home = new Set(['src/features/lobby/home/screen-home.tsx'])

test.each([
  [['src/features/lobby/home/screen-home.tsx', 'src/features/cashier/withdraw/withdraw.tsx'], 'first'],
  [
    ['src/features/cashier/withdraw/withdraw.tsx', 'src/features/responsible-gambling/limits/my-limits.tsx'],
    'money',
  ],
  [['src/features/cashier/withdraw/withdraw.tsx', 'src/features/vip/benefits.tsx'], 'shared'],
  [['src/features/games/mines/mines-table.tsx'], 'tables'],
  [['src/features/games/session/session-sheet.tsx'], 'play'],
  [['src/ui/overlays/sheet.tsx'], 'shared'],
  [[], 'shared'],
] as const)('a message of %j is in the volume %s', (sources, volume) => {
  expect(volumeOf(sources, home)).toBe(volume)
})

test('every page of the tree of routes knows its words, and no page waits for those of all rooms', async () => {
  const pages = await readPageVolumes(root)
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const [, union = ''] = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree) ?? []
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter(path => !pages.has(path))).toEqual([])
  expect([...pages.values()].filter(own => own.length > 3)).toEqual([])
})

test('the app knows every volume', () => {
  const asked = readFileSync('src/i18n/open-words.ts', 'utf8').matchAll(/query: '\?(\w+)'/g)
  expect([...asked].map(([, volume]) => volume)).toEqual(volumes)
})

test('a page says what it may open later, but for what waits for its own words', () => {
  const modules = pageModules(root, 'src/routes/gameInfo.tsx', path => path.endsWith('/load-player.ts'))
  expect(modules).toContain('src/features/games/page/load-player.ts')
  expect(modules).not.toContain('src/features/games/mines/mines-table.tsx')
  expect(modules).toContain('src/features/games/mines/mines-rules.ts')
  expect(pageModules(root, 'src/routes/gameInfo.tsx', () => false)).toContain(
    'src/features/games/mines/mines-table.tsx',
  )
  expect(homeModules(root)).not.toContain('src/features/games/page/load-player.ts')
})
