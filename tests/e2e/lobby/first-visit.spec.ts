import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { ensureChromium } from '../../../scripts/bootstrap/ensure-chromium.js'
import { firstVisitAnswers, firstVisitModules } from '../../../scripts/first-visit.ts'
import { BUDGETS, homeFiles } from '../../../scripts/size-budget.ts'
import { chromiumFlags } from '../../support/chromium-flags.ts'
import { goOffline, untilInstalled } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

// With pictures, which other tests do without.
test.use({ launchOptions: { executablePath: ensureChromium(), args: chromiumFlags } })

type Arrived = { path: string; bytes: number }

function pathOf(request: Request) {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** While the page is open: a page that is gone tells no sizes any more. */
async function measure(request: Request): Promise<Arrived> {
  const sizes = await request.sizes()
  return { path: pathOf(request), bytes: sizes.responseBodySize }
}

/** A path as the budget knows it: a chunk by what the build calls it, an answer without its query. */
const nameOf = (path: string, names: ReadonlyMap<string, string>) =>
  names.get(path.slice(1)) ?? path.replace(/\?.*$/, '')

const screens = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } }

for (const [screen, viewport] of Object.entries(screens))
  test(`a first visit on a ${screen} asks for nothing that its budget does not count, and keeps within it, pictures and all`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const manifest: Parameters<typeof homeFiles>[0] = JSON.parse(
      readFileSync('dist/web/.vite/manifest.json', 'utf8'),
    )
    const names = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
    const home = new Set(homeFiles(manifest).map(file => `/${file}`))
    const finished: Request[] = []
    page.on('requestfinished', request => finished.push(request))
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('region', { name: word('Providers'), exact: true })).toBeVisible()
    // The last to come: what the footer asks for.
    await expect.poll(() => finished.some(request => pathOf(request).startsWith('/api/'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const arrived = await Promise.all(finished.map(measure))

    const isCounted = ({ path }: Arrived) =>
      home.has(path) ||
      path === '/' ||
      /^\/(fonts|icons|art|brand)\//.test(path) ||
      /^_(rolldown-runtime|common-late)-/.test(nameOf(path, names)) ||
      firstVisitModules.test(nameOf(path, names)) ||
      nameOf(path, names) in firstVisitAnswers
    expect(arrived.filter(one => !isCounted(one)).map(({ path }) => path)).toEqual([])
    expect(arrived.some(({ path }) => path.startsWith('/art/'))).toBe(true)
    expect(arrived.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGETS.visit)
    for (const [path, most] of Object.entries(firstVisitAnswers)) {
      const answers = arrived.filter(one => nameOf(one.path, names) === path)
      expect(
        answers.reduce((sum, { bytes }) => sum + bytes, 0),
        path,
      ).toBeLessThanOrEqual(most)
    }
  })

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the pictures of a first visit, which came before the worker did, are seen without a network', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const popular = page.getByRole('region', { name: word('Popular') })
    const picture = popular.getByRole('article').first().locator('img').first()
    const isSeen = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await expect.poll(isSeen).toBe(true)
    await untilInstalled(page)
    const isKept = () =>
      picture.evaluate(
        async ({ currentSrc }: HTMLImageElement) => (await caches.match(currentSrc)) !== undefined,
      )
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    await goOffline(context)
    await page.reload()
    await expect.poll(isSeen).toBe(true)
  })
})
