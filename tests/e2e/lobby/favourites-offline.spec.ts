import type { BrowserContext, Page, Request } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { readFavourites } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const game = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const labels = {
  none: word('Favourite {name}', game),
  waiting: word('Favourite {name}, waiting to be sent', game),
  parked: word('Favourite {name}, was not saved', game),
}
const favouriteButton = (page: Page, mark: keyof typeof labels = 'none') =>
  page.getByRole('button', { name: labels[mark], exact: true }).first()
const isOn = (page: Page, mark: keyof typeof labels = 'none') =>
  expect(favouriteButton(page, mark)).toHaveAttribute('aria-pressed', 'true')

/** Every request by which a heart leaves this device, whichever tab sends it. */
function recordSent(context: BrowserContext): Request[] {
  const sent: Request[] = []
  context.on('request', request => {
    if (/\/api\/games\/follow\/(set|delete)/.test(request.url())) sent.push(request)
  })
  return sent
}

/** A heart, once its code is on the device, which nobody waits for on the lobby; tells what leaves from then on. */
async function pressOffline(page: Page, context: BrowserContext): Promise<Request[]> {
  await untilInstalled(page)
  const sent = recordSent(context)
  await goOffline(context)
  await favouriteButton(page).click()
  await isOn(page, 'waiting')
  return sent
}

const queued = async (page: Page) => (await readTable(page, 'queuedWrites')).map(row => row.state)

installedTest(
  'a heart pressed without a network is there at once, survives a reload, and arrives exactly once',
  async ({ memberPage: page, member, context }) => {
    const sent = await pressOffline(page, context)

    await page.reload()
    await isOn(page, 'waiting')
    expect(await queued(page)).toEqual(['waiting'])
    expect(await readFavourites(member)).toEqual([])

    await goOnline(context)
    await isOn(page)
    await expect.poll(() => queued(page)).toEqual([])
    expect(await readFavourites(member)).toEqual([game.id])
    expect(sent.filter(request => request.failure() === null)).toHaveLength(1)
  },
)

installedTest(
  'a heart pressed twice without a network says nothing to the server but the last wish',
  async ({ memberPage: page, member, context }) => {
    const sent = await pressOffline(page, context)
    await favouriteButton(page, 'waiting').click()
    await expect.poll(() => queued(page)).toEqual(['waiting'])
    await goOnline(context)
    await expect.poll(() => queued(page)).toEqual([])
    expect(await readFavourites(member)).toEqual([])
    expect(sent.map(request => new URL(request.url()).pathname)).toEqual(['/api/games/follow/delete'])
  },
)

installedTest(
  'another tab sees the waiting heart, and only one tab sends it',
  async ({ memberPage: page, member, context }) => {
    await untilInstalled(page)
    const other = await context.newPage()
    await other.goto('/')
    await expect(favouriteButton(other)).toBeVisible()
    const sent = recordSent(context)
    await goOffline(context)
    await favouriteButton(page).click()
    await isOn(other, 'waiting')
    await goOnline(context)
    await isOn(page)
    await isOn(other)
    expect(await readFavourites(member)).toEqual([game.id])
    expect(sent.filter(request => request.failure() === null)).toHaveLength(1)
  },
)

test('a heart whose answer is lost is sent again under its key, and is there once', async ({
  memberPage: page,
  member,
  context,
}) => {
  const keys: (string | undefined)[] = []
  await context.route('**/api/games/follow/set*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (keys.length === 1) return route.abort('connectionreset')
    await route.fulfill({ response })
  })
  await favouriteButton(page).click()
  await expect.poll(() => keys.length, { timeout: 30_000 }).toBe(2)
  await expect.poll(() => queued(page), { timeout: 30_000 }).toEqual([])
  await isOn(page)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await readFavourites(member)).toEqual([game.id])
})

test('a heart that the server refuses is parked, is not on, and can be tried again', async ({
  memberPage: page,
  member,
  context,
}) => {
  const refusal = {
    status: 'error',
    code: 422,
    error: 'favourite_failed',
    message: refusalsPt.favourite_failed,
  }
  await context.route('**/api/games/follow/set*', route => route.fulfill({ status: 422, json: refusal }))
  await favouriteButton(page).click()
  await expect(favouriteButton(page, 'parked')).toHaveAttribute('aria-pressed', 'false')
  expect(await queued(page)).toEqual(['parked'])
  await page.reload()
  await expect(favouriteButton(page, 'parked')).toBeVisible()

  await context.unroute('**/api/games/follow/set*')
  await favouriteButton(page, 'parked').click()
  await isOn(page)
  expect(await readFavourites(member)).toEqual([game.id])
  expect(await queued(page)).toEqual([])
})

test('a guest who presses a heart logs in and finds it set', async ({ page, member }) => {
  await page.goto('/')
  await favouriteButton(page).click()
  const dialog = page.getByRole('dialog', { name: word('Log in') })
  await dialog.getByLabel(word('Name, phone or e-mail')).fill(member.name)
  await dialog.getByLabel(word('Password'), { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: word('Log in'), exact: true }).click()
  await isOn(page)
  await expect.poll(() => readFavourites(member)).toEqual([game.id])
})

installedTest(
  'favourites stand on the home page and in a list of their own, without a network too',
  async ({ memberPage: page, context }) => {
    await untilInstalled(page)
    await favouriteButton(page).click()
    await isOn(page)
    await goOffline(context)
    await page.reload()
    const shelf = page.getByRole('region', { name: word('Your favourites') })
    await expect(shelf.getByRole('article')).toHaveCount(1)
    await page.goto('/game?list=favourites')
    await expect(
      page.getByRole('list', { name: word('Your favourites') }).getByRole('article'),
    ).toContainText([game.name])
  },
)
