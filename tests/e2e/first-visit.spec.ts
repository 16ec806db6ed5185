import { readFileSync } from 'node:fs'
import { firstVisitAnswers, firstVisitModules } from '../../scripts/first-visit.ts'
import { homeFiles } from '../../scripts/size-budget.ts'
import { expect, test } from './support/test.ts'
import { word } from './support/words.ts'

type Arrived = { path: string; bytes: number; headers: number }

/** A path as the budget knows it: a chunk by what the build calls it, an answer without its query. */
const nameOf = (path: string, names: ReadonlyMap<string, string>) =>
  names.get(path.slice(1)) ?? path.replace(/\?.*$/, '')

test('a first visit asks for nothing that its budget does not count', async ({ page }) => {
  const manifest: Parameters<typeof homeFiles>[0] = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  )
  const names = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const home = new Set(homeFiles(manifest).map(file => `/${file}`))
  const arrived: Arrived[] = []
  page.on('requestfinished', async request => {
    const sizes = await request.sizes()
    const { pathname, search } = new URL(request.url())
    arrived.push({
      path: pathname + search,
      bytes: sizes.responseBodySize,
      headers: sizes.responseHeadersSize,
    })
  })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('region', { name: word('Providers'), exact: true })).toBeVisible()
  // The last to come: what the footer asks for.
  await expect.poll(() => arrived.some(({ path }) => path.startsWith('/api/'))).toBe(true)

  const isCounted = ({ path }: Arrived) =>
    home.has(path) ||
    path === '/' ||
    /^\/(fonts|icons|art|brand)\//.test(path) ||
    /^_(rolldown-runtime|common-late|common-data)-/.test(nameOf(path, names)) ||
    firstVisitModules.test(nameOf(path, names)) ||
    nameOf(path, names) in firstVisitAnswers
  expect(arrived.filter(one => !isCounted(one)).map(({ path }) => path)).toEqual([])
  for (const [path, most] of Object.entries(firstVisitAnswers)) {
    const answers = arrived.filter(one => nameOf(one.path, names) === path)
    expect(
      answers.reduce((sum, { bytes }) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(most)
  }
})
