import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { bringFixtures } from '../support/bring-fixtures.ts'
import { readTable } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { holdSession } from '../support/open-as.ts'
import type { Member } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const book = '/gameInfo?id=futebol-pra-valer&mode=real'
const slipOf = (page: Page) => page.getByRole('complementary', { name: word('Your slip') })
const betOf = (page: Page) => slipOf(page).getByRole('button', { name: wordLike('Bet {0}') })
const empty = 'Press odds to put a selection on your slip.'
/** By the words of a line that is gone, or only bad. */
const unknown = new RegExp(
  [
    'You are offline. It may have arrived or not: we find out as soon as the network is back. Nothing is sent twice.',
    'No answer came. We are finding out what happened; nothing is sent twice.',
  ]
    .map(id => word(id))
    .join('|'),
)

/** A match of its own, far enough away that nobody else's stands beside it. */
function bringMatch(): string {
  const id = randomUUID()
  const home = `Casa ${id.slice(0, 8)}`
  const kicks_off_at = new Date(Date.now() + 52 * 3_600_000).toISOString()
  const odds = { '1x2': { home: '2.00', draw: '3.60', away: '4.00' } }
  bringFixtures([{ id, competition: 'Copa', home, away: 'Fora', kicks_off_at, odds }])
  return `${home} – Fora`
}

/** Presses odds, as somebody who has the money for them. */
async function pressOdds(page: Page, member: Member) {
  const match = bringMatch()
  await depositByPix(member, '50.00')
  await holdSession(page, member)
  await page.goto(book)
  await page.getByRole('article', { name: match }).getByRole('button', { pressed: false }).first().click()
}

async function choose(page: Page, member: Member) {
  await pressOdds(page, member)
  // It is kept a moment after it was chosen.
  await expect.poll(() => readTable(page, 'drafts')).toHaveLength(1)
}

/** One slip at the server, and no draft on the device. */
async function isBetOnce(page: Page, member: Member) {
  await page.getByRole('tab', { name: word('My bets ({open})', { open: '1' }) }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  // By then the slip has been read; before that the draft looks empty.
  await expect(betOf(page)).toHaveCount(0, { timeout: 60_000 })
  await expect(slipOf(page).getByText(word(empty))).toBeVisible()
  expect((await readBalance(member)).money).toBe('48.00')
}

test('a slip whose tab died before its answer is unknown still where the book is opened without a line, and is not there to be bet twice', async ({
  page,
  context,
  member,
}) => {
  await choose(page, member)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/sports/bet*', async route => {
    await route.fetch()
    arrived.resolve()
    // No answer, and no failure either: the tab goes while it waits.
    await new Promise(() => undefined)
  })
  await betOf(page).click()
  await arrived.promise
  await page.close()

  const back = await context.newPage()
  await back.route(/\/api\/(sports|calls)\//, route => route.abort())
  await back.goto(book)
  await expect(slipOf(back).getByText(unknown)).toBeVisible({ timeout: 30_000 })
  await back.unrouteAll({ behavior: 'wait' })
  await isBetOnce(back, member)
})

test('a slip that is found to have arrived after its book was left is not there to be bet twice when the book is opened again', async ({
  page,
  member,
}) => {
  await choose(page, member)
  await page.route('**/api/sports/bet*', async route => {
    await route.fetch()
    await route.abort()
  })
  await betOf(page).click()
  await expect(slipOf(page).getByText(unknown)).toBeVisible()
  await page.goBack()
  await page.goto('/unsent')
  await expect(page.getByRole('region', { name: word('What became of it') })).toBeVisible({ timeout: 30_000 })
  await page.goto(book)
  await isBetOnce(page, member)
})

test('odds that are pressed while the part of the app that reads the slip is on its way stay on the slip, though it never comes', async ({
  page,
  member,
}) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/sealed-drafts*', async route => {
    await pressed.promise
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', request => request.url().includes('sealed-drafts'))
  await pressOdds(page, member)
  await expect(betOf(page)).toBeVisible()
  pressed.resolve()
  await lost
  await page.getByRole('tab', { name: word('My bets') }).click()
  await expect(betOf(page)).toBeVisible()
})
