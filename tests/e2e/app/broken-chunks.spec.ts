import type { Page, Route } from '@playwright/test'
import { goOffline, goOnline, untilInstalled } from '../support/device.ts'
import { games, startButton } from '../support/game-table.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { countDocuments, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

const script = { contentType: 'text/javascript' }

/** How a chunk may come: with status 200, and not as it was written. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'broken JavaScript': route => route.fulfill({ ...script, body: 'export const {' }),
  'a file cut in half': async route => {
    const answer = await route.fetch()
    const whole = await answer.text()
    await route.fulfill({ ...script, body: whole.slice(0, Math.floor(whole.length / 2)) })
  },
  'a file without its end': async route => {
    const answer = await route.fetch()
    await route.fulfill({ ...script, body: (await answer.text()).replace(/export\s*\{[^}]*\}.*$/s, '') })
  },
  'a page of HTML': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
}

/** What the page says to the console of a chunk that is broken. */
const forgive = (mishaps: string[]) => mishaps.splice(0)

const openDice = (page: Page) => page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
const isOldAddress = (url: URL) => /\/assets\/play-dice-.+\.js$/.test(url.pathname) && url.search === ''

for (const [what, fault] of Object.entries(faults))
  test(`a game whose code comes as ${what} is asked for under a new address, and opens in the same page`, async ({
    memberTab: page,
    mishaps,
  }) => {
    const documents = countDocuments(page)
    await page.route(isOldAddress, fault)
    await openDice(page)
    await expect(startButton(page, 'dice')).toBeEnabled()
    expect(documents()).toBe(1)
    forgive(mishaps)
  })

/** Cut there it is JavaScript still, of a module that exports nothing. */
const withoutEnd = 'a file without its end'

test(`a page whose code comes as ${withoutEnd} opens without a reload`, async ({
  memberTab: page,
  mishaps,
}) => {
  const documents = countDocuments(page)
  const isOld = (url: URL) => /\/assets\/profile-.+\.js$/.test(url.pathname) && url.search === ''
  await page.route(isOld, faults[withoutEnd] ?? (route => route.abort()))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: word('Profile') })).toBeVisible()
  expect(documents()).toBe(1)
  forgive(mishaps)
})

test('code that stays broken reloads the page once, then leaves a button that opens it once it can be had', async ({
  memberTab: page,
  mishaps,
}) => {
  const documents = countDocuments(page)
  const code = '**/assets/profile-*.js*'
  await page.route(code, route => route.fulfill({ ...script, body: 'export const {' }))
  await page.goto('/profile')
  await expect.poll(documents).toBe(2)
  await page.waitForLoadState()
  const again = page.getByRole('main').getByRole('button', { name: word('Try again') })
  await expect(again).toBeEnabled()
  await expect(page.getByText(word('This part of the app is not on this device yet'))).toBeVisible()
  await page.unroute(code)
  expect(documents()).toBe(2)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: word('Profile') })).toBeVisible()
  forgive(mishaps)
})

/*
 * A browser keeps a module that failed for the life of the document, and with it each chunk that imports it, under a new address too.
 * Chromium asks again for one that was lost, but not for one that came broken; others keep both.
 */
const innerCode = '**/assets/common-late-*.js*'
const footerOf = (page: Page) => page.getByRole('contentinfo')

test('a late part whose inner code came broken comes in a new document, which opens once', async ({
  page,
  mishaps,
}) => {
  const documents = countDocuments(page)
  await page.route(innerCode, route => route.fulfill({ ...script, body: 'export const {' }), { times: 1 })
  await page.goto('/')
  await expect(footerOf(page)).toBeVisible()
  expect(documents()).toBe(2)
  forgive(mishaps)
})

test('a late part whose inner code stays broken reloads nothing, and comes with the next line', async ({
  page,
  context,
  mishaps,
}) => {
  const documents = countDocuments(page)
  let asked = 0
  await page.route(innerCode, route => {
    asked += 1
    return route.fulfill({ ...script, body: 'export const {' })
  })
  await page.goto('/')
  // By the page, and past the caches for the next document.
  await expect.poll(() => asked).toBe(2)
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await expect(footerOf(page)).toBeHidden()
  await page.unroute(innerCode)
  expect(documents()).toBe(1)
  await goOffline(context)
  await expect(page.getByRole('banner').getByRole('status')).not.toBeEmpty()
  await goOnline(context)
  await expect(footerOf(page)).toBeVisible()
  expect(documents()).toBe(2)
  forgive(mishaps)
})

for (const name of ['index', 'home', 'libraries'])
  test(`a start whose ${name} code is broken says so in the language of the player, reloads once, and opens at a press`, async ({
    page,
    mishaps,
  }) => {
    const documents = countDocuments(page)
    await page.addInitScript(() => localStorage.setItem('arara.language', 'tr'))
    const code = `**/assets/${name}-*.js`
    await page.route(code, route => route.fulfill({ ...script, body: 'export const {' }))
    await page.goto('/')
    const note = page.getByRole('alert').filter({ hasText: 'Arara açılmadı' })
    await expect(note).toBeVisible()
    await expect.poll(documents).toBe(2)
    await page.waitForLoadState()
    await expect(note.getByRole('button', { name: 'Tekrar dene' })).toBeEnabled()
    await page.unroute(code)
    // Longer than the wait before an automatic reload.
    await page.waitForResponse('**/config.json')
    expect(documents()).toBe(2)
    await note.getByRole('button').click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    forgive(mishaps)
  })

installedTest(
  'a worker keeps no broken code, and what was kept broken is whole again after the page met it',
  async ({ page, mishaps }) => {
    await page.goto('/')
    await untilInstalled(page)
    const kept = (text: string | undefined) =>
      page.evaluate(async change => {
        const cache = await caches.open('chunks')
        const key = (await cache.keys()).find(({ url }) => /\/assets\/profile-.+\.js$/.test(url))
        if (key === undefined) return undefined
        if (change !== undefined)
          await cache.put(key, new Response(change, { headers: { 'content-type': 'text/javascript' } }))
        return (await cache.match(key))?.text()
      }, text)
    const whole = await kept(undefined)
    await kept('export const {')
    await page.reload()
    await guestDoor(page, 'Log in').waitFor()
    await page
      .getByRole('navigation', { name: word('Main places') })
      .getByRole('link', { name: word('Profile') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: word('Profile') })).toBeVisible()
    expect(await kept(undefined)).toBe(whole)
    forgive(mishaps)
  },
)
