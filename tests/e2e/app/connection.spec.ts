import type { Locator, Page } from '@playwright/test'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { addCpfKey } from '../support/forms/account-form.ts'
import { games } from '../support/game-table.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

/** The connection state is shown calmly and truly (online, slow, offline, captive), from outcomes of requests. */

const chip = (page: Page) => page.getByRole('banner').getByRole('status')
const card = (page: Page) => page.getByRole('region', { name: word('Connection') })

const portal = { status: 200, contentType: 'text/html', body: '<html><h1>Wi-Fi do ônibus: entre aqui</h1>' }

test('a portal’s page is shown as captive, is taken for no data, and its opening is found automatically', async ({
  memberTab: page,
}) => {
  await page.goto('/profile')
  await expect(chip(page)).toBeEmpty()
  await page.route(/\/(api\/|config\.json)/, route => route.fulfill(portal))
  await page.goto('/rechargeRecord')
  await expect(page.getByText(word('Not on this device yet'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    word('It needs the network once. This one wants a login first; after that it comes by itself.'),
  )
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('Network wants a login') })
    .click()
  await expect(card(page)).toContainText(word('This network wants something first'))
  await page.goBack()
  const stored = await readTable(page, 'recharges')
  expect(stored).toEqual([])

  await page.unroute(/\/(api\/|config\.json)/)
  await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
  await expect(page.getByText(word('Not on this device yet'))).toHaveCount(0)
  await expect(page.getByText(word('No records available'))).toBeVisible()
})

/** Where everything that can be pressed now stands, from the top of the window; what lies far below may still be on its way. */
const pressable = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button, input')
    .evaluateAll(all =>
      all.map(one => Math.round(one.getBoundingClientRect().top)).filter(top => top < innerHeight),
    )

async function middleOf(one: Locator): Promise<number> {
  await expect(one).toBeVisible()
  const box = await one.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0) / 2
}

/** All of a page is here, and stands still. */
async function untilStill(page: Page): Promise<number[]> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  let last: number[] = []
  await expect
    .poll(
      async () => {
        const before = last
        last = await pressable(page)
        return last.length > 0 && JSON.stringify(last) === JSON.stringify(before)
      },
      // A part that is fetched late comes within this on a busy machine.
      { intervals: [700] },
    )
    .toBe(true)
  return last
}

// Found by the network-fault run: the lobby's notice pushed the tiles away from under the thumb, and a heart was missed.
test('a connection that goes and comes back moves nothing that can be pressed', async ({
  memberTab: page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const game = `/gameInfo?id=${games.dice.id}`
  for (const path of [
    '/',
    '/game?type=slots',
    game,
    '/rechargeRecord',
    '/withdrawal-card',
    '/promotion/vip',
  ]) {
    await follow(page, path)
    const before = await untilStill(page)
    await goOffline(context)
    await expect(chip(page)).toContainText(wordLike('Offline since {time}'))
    expect.soft(await untilStill(page), `${path}, gone`).toEqual(before)
    await goOnline(context)
    await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
    expect.soft(await untilStill(page), `${path}, back`).toEqual(before)
  }
})

test('the sign of a lost connection is never covered by the balance, and says its word where the bar has room', async ({
  memberTab: page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const sign = chip(page).getByRole('link')
  const balance = page.getByRole('banner').getByRole('region', { name: word('Your balance') })
  await expect(balance).toContainText('0,00')
  await goOffline(context)
  await expect(balance).toContainText(word('updated just now'))
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 })
    const [left, right] = [await sign.boundingBox(), await balance.boundingBox()]
    expect.soft((left?.x ?? 0) + (left?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right?.x ?? 0)
    await expect.soft(sign).toHaveAccessibleName(wordLike('Offline since {time}'))
  }
  await expect(sign.getByText(word('Offline'), { exact: true })).toBeVisible()
})

installedTest(
  'a page opened without a connection says so where it stands, and nothing moves when that is back',
  async ({ memberTab: page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(wordLike('Offline since {since}'))
    const before = await untilStill(page)
    await goOnline(context)
    await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
    // In the middle of the box, beside its sign: it stood at the top, where the two lines before began.
    const box = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: word('Connected') })
    expect(await middleOf(box.getByText(word('Connected'), { exact: true }))).toBeCloseTo(
      await middleOf(box),
      0,
    )
    expect(await untilStill(page)).toEqual(before)
  },
)

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('waiting and refused changes are listed apart in the tray and at the profile, to be tried again or discarded', async ({
    memberTab: page,
    member,
    context,
  }) => {
    await page.goto('/withdrawal-card')
    await untilInstalled(page)
    await goOffline(context)
    await expect(chip(page)).toContainText(wordLike('Offline since {time}'))
    await addCpfKey(page, member.cpf)
    await addCpfKey(page, member.cpf)
    const profile = page.getByRole('link', { name: new RegExp(word('Profile')) }).first()
    await expect(profile).toContainText(word('{waiting} waiting', { waiting: 2 }))
    await chip(page).getByRole('link').click()
    await expect(card(page)).toContainText(word('No connection to us'))
    const waiting = page.getByRole('region', { name: word('Waiting to be sent') })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)

    await goOnline(context)
    const refused = page.getByRole('region', { name: word('Waits for your decision') })
    await expect(refused.getByRole('listitem')).toHaveCount(1)
    await expect(waiting).toHaveCount(0)
    await expect(card(page)).toContainText(word('Connected'))
    await expect(profile).toContainText(word('{refused} refused', { refused: 1 }))
    await expect(profile).not.toContainText(word('{waiting} waiting', { waiting: 2 }))
    // Between the press and its answer the outcome is open, and nothing can be discarded.
    const answer = page.waitForResponse(/\/api\/memberbanks\/save/)
    await refused.getByRole('button', { name: word('Try again') }).click()
    await answer
    await expect(refused.getByRole('listitem')).toHaveCount(1)
    await refused.getByRole('button', { name: word('Discard') }).click()
    await expect(page.getByText(word('Nothing is waiting to be sent'))).toBeVisible()
    await expect(profile).not.toContainText(word('{refused} refused', { refused: 1 }))
  })
})
