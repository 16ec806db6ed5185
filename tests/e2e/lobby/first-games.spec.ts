import type { Page } from '@playwright/test'
import { readTable } from '../support/device.ts'
import { openAs } from '../support/open-as.ts'
import { callServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const early = (page: Page) => page.locator('.first').getByRole('link')
const popular = (page: Page) => page.getByRole('region', { name: word('Popular'), exact: true })
const searched = (page: Page) => page.getByRole('region', { name: word('Popular now'), exact: true })

/** Keeps the app's code on its way until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Name, address and place of each game that can be seen. */
function readGames(page: Page, games: 'early' | 'lobby' | 'search' | 'category') {
  const shelves = { lobby: popular(page), search: searched(page), category: page.getByRole('main') }
  const links = games === 'early' ? early(page) : shelves[games].getByRole('article').getByRole('link')
  return links.evaluateAll(all =>
    all
      .filter(link => link.getClientRects().length > 0)
      .map(link => {
        const { x, y, width } = link.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
        const name = link.querySelector('b, .line-clamp-2')?.textContent
        return [name, link.getAttribute('href'), Math.round(x), Math.round(y), Math.round(width)]
      }),
  )
}

const addresses = { lobby: '/', search: '/searchGames', category: '/game?type=slots' }

/** A first visit shows its games before any code of the app, and the app the same in the same places: returns them. */
async function seeFirstGames(page: Page, games: keyof typeof addresses) {
  const bringCode = await holdCode(page)
  await page.goto(addresses[games], { waitUntil: 'commit' })
  await expect(early(page).first()).toBeVisible()
  const shown = await readGames(page, 'early')
  bringCode()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // The app's list goes on below what the page had.
  expect((await readGames(page, games)).slice(0, shown.length)).toEqual(shown)
  expect(shown.length).toBeGreaterThan(5)
  await page.unrouteAll()
  return shown
}

for (const games of ['lobby', 'category'] as const) {
  test(`the first games of the ${games} are there, in their places, before any code of the app: on a first visit, and without answers on the next`, async ({
    page,
  }) => {
    const shown = await seeFirstGames(page, games)
    await holdCode(page)
    await page.route('**/api/**', () => {})
    await page.reload({ waitUntil: 'commit' })
    await expect(early(page).first()).toBeVisible()
    expect(await readGames(page, 'early')).toEqual(shown)
  })
}

test('the first games of the search are there, in their places, before any code of the app: on a first visit, and on the next, unless somebody searched here', async ({
  page,
}) => {
  const shown = await seeFirstGames(page, 'search')
  const bringAgain = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(early(page).first()).toBeVisible()
  expect(await readGames(page, 'early')).toEqual(shown)

  bringAgain()
  await page.getByRole('searchbox').fill('roleta')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('button', { name: 'roleta', exact: true })).toBeVisible()
  await holdCode(page)
  await page.goto('/searchGames', { waitUntil: 'commit' })
  await expect(page.locator('.first')).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})

test('a list in an order of its own shows no games before the app does, which would show others', async ({
  page,
}) => {
  await page.goto('/game')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await holdCode(page)
  await page.goto('/game?sort=name', { waitUntil: 'commit' })
  await expect(page.locator('.first')).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})

/** Runs in the page: notes which of two elements came first, those of the pictures or those that ask for code. Pictures are not fetched in tests. */
function recordOrder() {
  const order: string[] = []
  Reflect.set(globalThis, 'order', order)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          order.push(
            ...[node, ...node.querySelectorAll('*')].map(
              one => one.localName + (one.getAttribute('rel') ?? ''),
            ),
          )
  }).observe(document, { childList: true, subtree: true })
}

test('a first visit asks for its first pictures before the app’s code: a narrow line brings first what was asked for first', async ({
  page,
}) => {
  const answers = Promise.withResolvers<void>()
  let isCodeAsked = false
  page.on('request', request => {
    if (request.url().endsWith('.js')) isCodeAsked = true
  })
  await page.route('**/api/games/listsv2*', async route => {
    await answers.promise
    await route.continue()
  })
  await page.addInitScript(recordOrder)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.first')).toBeVisible()
  expect(isCodeAsked).toBe(false)
  answers.resolve()
  await expect(popular(page)).toBeVisible()
  const order = await page.evaluate(() => Reflect.get(globalThis, 'order'))
  expect(order.indexOf('img')).toBeGreaterThan(0)
  expect(order.indexOf('linkmodulepreload')).toBeGreaterThan(order.indexOf('img'))
})

test('a first visit whose HTML comes so slowly that its time for pictures is up before the end of it begins all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis
    const timeIsUp = (act: () => void, ms?: number) => (Number(ms) > 1_000 ? act() : setTimeout(act, ms))
    // Until the body has begun: what the head waits for is over at once.
    Reflect.set(globalThis, 'setTimeout', timeIsUp)
    const begun = () => document.body && Reflect.set(globalThis, 'setTimeout', setTimeout)
    new MutationObserver(begun).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(popular(page)).toBeVisible()
})

test('the app begins though the first picture never comes, nor any answer', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route('**/art/*.svg', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(popular(page)).toBeVisible()

  await page.route('**/api/**', () => {})
  await page.evaluate(() => localStorage.removeItem('arara.first-tiles.lobby'))
  await page.reload({ waitUntil: 'commit' })
  await expect(popular(page)).toBeVisible()
})

test('a lobby that begins with a member’s own games leaves none for the next person on the device', async ({
  page,
  member,
}) => {
  const game_id = 'floresta-da-arara'
  await callServer('/api/games/follow/set', { token: member.token, body: { game_id } })
  await openAs(page, member)
  await expect.poll(() => readTable(page, 'favourites')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('region', { name: word('Your favourites'), exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('arara.first-tiles.lobby')))
    .toBe('{"language":"pt","games":[]}')
  await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.first')).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})
