import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { bringFixtures } from '../support/bring-fixtures.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('odds that a file moved are asked about before a slip of real matches is taken, and a cancelled match gives its stake back', async ({
  memberTab: page,
  member,
}) => {
  const id = randomUUID()
  const host = `Casa ${id.slice(0, 8)}`
  const match = { id, competition: 'Copa', home: host, away: 'Fora', kicks_off_at: inTwoDays() }
  bringFixtures([{ ...match, odds: { '1x2': { home: '2.00', draw: '3.60', away: '4.00' } } }])
  await depositByPix(member, '50.00')
  const board = await keepBoard(page)
  await page.goto('/gameInfo?id=futebol-pra-valer&mode=real')
  await page
    .getByRole('article', { name: `${host} – Fora` })
    .getByRole('button', { pressed: false })
    .first()
    .click()
  board.isOld = true
  bringFixtures([{ id, odds: { '1x2': { home: '1.90', draw: '3.60', away: '4.40' } } }])
  const slip = page.getByRole('complementary', { name: word('Your slip') })
  await slip.getByRole('button', { name: wordLike('Bet {0}') }).click()
  await expect(slip.getByText(refusalsPt.odds_changed)).toBeVisible()
  expect((await readBalance(member)).money).toBe('50.00')
  await page.unrouteAll({ behavior: 'wait' })

  await slip.getByRole('button', { name: word('Accept the new odds') }).click()
  await slip.getByRole('button', { name: wordLike('Bet {0}') }).click()
  const could = word('Your slip is taken. It could return {amount}.', { amount: formatMoney(3_80n) })
  await expect(slip.getByText(could)).toBeVisible()
  expect((await readBalance(member)).money).toBe('48.00')
  bringFixtures([{ id, status: 'cancelled' }])
  await expect.poll(async () => (await readBalance(member)).money, { timeout: 30_000 }).toBe('50.00')
})

/** While it is old, the page hears nothing of new odds, and its slips leave with those before. */
async function keepBoard(page: Page): Promise<{ isOld: boolean }> {
  const board = { isOld: false }
  let kept: APIResponse | undefined
  await page.route('**/api/sports/board*', async route => {
    if (kept === undefined || !board.isOld) kept = await route.fetch()
    await route.fulfill({ response: kept })
  })
  return board
}

/** Further away than the matches of anybody else, so that it stands alone. */
function inTwoDays(): string {
  return new Date(Date.now() + 48 * 3_600_000).toISOString()
}
