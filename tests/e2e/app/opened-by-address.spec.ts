import type { Page } from '@playwright/test'
import { amountField } from '../support/forms/deposit-form.ts'
import { expect, test } from '../support/test.ts'

/** What the shell asks for when it is there, beside the page: none of it is waited for (lobby-words.spec.ts holds the other pages’ words). */
const inBackground =
  /^(live-stream|stream-cursor|idle-tasks|register|footer|refusals|[a-z-]+-late|terms-notice|call-news|(?:about-)?support-data|start|start-data|esm|pt)$/

/** The chunks by name that the page still waited for when those that it asks for first, `wanted` among them, had come. */
async function openHeld(page: Page, path: string, wanted: readonly string[], untilHere: () => Promise<void>) {
  const held = Promise.withResolvers<void>()
  const beside: string[] = []
  const after: string[] = []
  let asked = beside
  await page.route(/\/assets\/.*\.(js|css)$/, async route => {
    asked.push(/\/assets\/(.*)-.{8}\./.exec(route.request().url())?.[1] ?? '')
    if (route.request().resourceType() === 'script') await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(() => beside)
    .toEqual(expect.arrayContaining(['index', 'libraries', 'network', 'common', ...wanted]))
  // All scripts are held: what the page asks for first has come when nothing more does.
  let seen = 0
  const isWhole = () => {
    const before = seen
    seen = beside.length
    return before === seen
  }
  await expect.poll(isWhole, { intervals: [500] }).toBe(true)
  asked = after
  held.resolve()
  await untilHere()
  return after.filter(name => !inBackground.test(name))
}

test('a page that is opened by its address asks for all its code beside the entry, not part after part', async ({
  memberTab: page,
}) => {
  const wanted = ['recharge', 'cashier', 'cashier-data', 'session-data', 'shell-data', 'cashier-shell-data']
  const untilHere = () => expect(amountField(page)).toBeVisible()
  expect(await openHeld(page, '/recharge', wanted, untilHere)).toEqual([])
})

test('so does a guest’s first visit of a page', async ({ page }) => {
  const untilHere = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await openHeld(page, '/responsible-gaming', ['responsible-gaming'], untilHere)).toEqual([])
})
