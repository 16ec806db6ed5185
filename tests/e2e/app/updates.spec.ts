import type { BrowserContext, Page, Request } from '@playwright/test'
import { goOffline, goOnline, readTable, untilControlled, untilInstalled } from '../support/device.ts'
import { cashOut, games, listOpenRounds, startButton, takeFirstStep } from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { readFavourites } from '../support/server.ts'
import { expect } from '../support/test.ts'
import {
  agree,
  agreeWhileBusy,
  install,
  isOld,
  openLobbyWithNew,
  openStage,
  test,
  untilNew,
} from '../support/updating.ts'
import { word } from '../support/words.ts'

/**
 * "Service-worker update in the middle of each kind of use." That of a half-filled form is in installation.spec.ts, of
 * what has no answer yet in updates-under-way.spec.ts.
 */
test.use({ serviceWorkers: 'allow' })

test('an idle lobby is notified of a new version, and nothing happens to it until the member agrees', async ({
  page,
  site,
}) => {
  await openLobbyWithNew(page, site)
  await page
    .getByRole('link', { name: word('Profile') })
    .first()
    .click()
  await expect(page).toHaveURL(/profile/)
  expect(await isOld(page)).toBe(true)
  await agree(page)
  await untilNew(page)
  await expect(page).toHaveURL(/profile/)
})

test('an update that a member agreed to does not wait until the version before has fetched the last of its chunks', async ({
  page,
  site,
}) => {
  site.stopWarming()
  const listAsked = page.context().waitForEvent('request', request => request.url().endsWith('/warm.json'))
  await page.goto(site.url)
  await untilControlled(page)
  await listAsked
  await install(page, site)
  await agree(page)
  await untilNew(page)
})

/**
 * Sends 100 requests, 5 ms apart, from the moment in which the page asks a worker to take over, as a page does whose work has just
 * ended: each request may start the previous worker once more, and some find none.
 */
function askInThatMoment(page: Page, path: string) {
  return page.evaluate(asked => {
    const report = ServiceWorker.prototype.postMessage
    const ask = (n: number) => fetch(`${asked}?${n}`).catch(() => undefined)
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
      ServiceWorker.prototype.postMessage = report
      report.call(this, message)
      for (let n = 0; n < 100; n += 1) setTimeout(ask, n * 5, n)
    }
  }, path)
}

for (const [what, path] of [
  ['the server', '/api/games/listsv2'],
  ['the worker', '/manifest/icon-192.png'],
] as const) {
  test(`an update that a member agreed to comes at once though the page asks ${what} much in that moment`, async ({
    page,
    site,
  }) => {
    await openLobbyWithNew(page, site)
    await askInThatMoment(page, path)
    await agree(page)
    await untilNew(page)
  })
}

test('an open round is played to its end by the version it was begun with', async ({
  page,
  site,
  member,
}) => {
  await openStage(page, site, member, games.mines.id)
  const answered = (call: string) => page.waitForResponse(`**/api/game/round/${call}*`)
  const begun = answered('start')
  await startButton(page, 'mines').click()
  await begun
  const stepped = answered('step')
  await takeFirstStep(page, 'mines')
  await stepped
  const isOpen = (await listOpenRounds(member)).length > 0
  // The first tile may be a mine: then another round is begun.
  if (!isOpen) {
    const begunAgain = answered('start')
    await startButton(page, 'mines').click()
    await begunAgain
  }
  await install(page, site)
  await agreeWhileBusy(page)
  expect(await isOld(page)).toBe(true)
  if (!isOpen) {
    await takeFirstStep(page, 'mines')
    await cashOut(page).or(startButton(page, 'mines')).first().waitFor()
  }
  if (await cashOut(page).isVisible()) await cashOut(page).click()
  await untilNew(page)
  expect(await listOpenRounds(member)).toEqual([])
})

const game = { id: 'floresta-da-arara', name: 'Floresta da Arara' }

/**
 * The keys of requests by which a heart leaves this device. One that is tried in the moment of coming back, while the browser says
 * already that there is a network and none is there yet, has not left it: it fails, and is sent again under its key.
 */
function watchFavourites(context: BrowserContext) {
  const tried: string[] = []
  const arrived: string[] = []
  const note = (list: string[]) => (request: Request) => {
    if (request.url().includes('/api/games/follow/set')) list.push(request.headers()['idempotency-key'] ?? '')
  }
  context.on('request', note(tried))
  context.on('requestfinished', note(arrived))
  return { tried, arrived }
}

test('what waits for the network outlives an update without one, and arrives exactly once', async ({
  page,
  site,
  member,
  context,
}) => {
  await openAs(page, member, { base: site.url })
  await untilInstalled(page)
  await install(page, site)
  await goOffline(context)
  const favourites = watchFavourites(context)
  await page
    .getByRole('button', { name: word('Favourite {name}', game), exact: true })
    .first()
    .click()
  await expect.poll(async () => (await readTable(page, 'queuedWrites')).length).toBe(1)
  await agree(page)
  await untilNew(page)
  const waiting = page.getByRole('button', { name: word('Favourite {name}, waiting to be sent', game) })
  await expect(waiting.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await readFavourites(member)).toEqual([])
  await goOnline(context)
  await expect.poll(async () => readTable(page, 'queuedWrites')).toEqual([])
  expect(await readFavourites(member)).toEqual([game.id])
  expect(favourites.arrived).toHaveLength(1)
  expect(new Set(favourites.tried)).toEqual(new Set(favourites.arrived))
})

test('of two tabs the one that agrees waits for the form of the other; then both are new', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url)
  await untilControlled(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await other
    .getByRole('banner')
    .getByRole('button', { name: word('Register'), exact: true })
    .click()
  const name = other.getByRole('dialog').getByLabel(word('User name'))
  await name.fill('meio_escrito')
  await other.evaluate(() => Object.assign(window, { isOldPage: true }))
  await install(page, site)
  await agreeWhileBusy(page)
  expect([await isOld(page), await isOld(other)]).toEqual([true, true])
  await expect(name).toHaveValue('meio_escrito')
  await name.fill('')
  await untilNew(page)
  await untilNew(other)
})

test('a step through the history that begins right after the reload calls it off, and the page becomes the new version all the same', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await untilControlled(page)
  await page
    .getByRole('link', { name: word('Profile') })
    .first()
    .click()
  await expect(page).toHaveURL(/profile/)
  await install(page, site)
  // As an overlay does that closes in that moment and takes its entry back.
  await page.evaluate(() => {
    const back = () => setTimeout(() => history.back())
    addEventListener('beforeunload', back, { once: true })
  })
  await agree(page)
  await untilNew(page)
  await expect(page).toHaveURL(`${site.url}/`)
})
