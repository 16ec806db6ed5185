import { parseAmount } from '../../contract/centavos.ts'
import { goOffline, goOnline } from './support/device.ts'
import { depositByPix, readBalance } from './support/payee.ts'
import { expect, test } from './support/test.ts'
import { word, wordLike } from './support/words.ts'

// A matchday takes forty seconds here (FOOTBALL_PACE).
test.setTimeout(150_000)
const matchdayMs = 60_000

test('a multiple is taken, found again after a reload and without a network, and paid as its matches ended', async ({
  memberTab: page,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await depositByPix(member, '50.00')
  await page.goto('/gameInfo?id=liga-arara&mode=real')
  // Time enough before the kick-off, on a slow machine as well.
  const kickOff = page.getByText(word('Kick-off in'))
  await expect(kickOff.filter({ hasText: /00:(1[4-9]|2\d)/ })).toBeVisible({ timeout: matchdayMs })
  for (const place of [0, 1]) {
    await page.getByRole('article').nth(place).getByRole('button', { pressed: false }).first().click()
  }
  await page.getByRole('button', { name: wordLike('Your slip') }).click()
  const slip = page.getByRole('dialog')
  await slip.getByRole('button', { name: wordLike('Bet {0}') }).click()
  await expect(slip.getByText(wordLike('Your slip is taken. It could return {amount}.'))).toBeVisible()
  expect((await readBalance(member)).money).toBe('48.00')
  await page.reload()
  // With how many are open, if a slow machine comes back before the matches end.
  const mine = page.getByRole('tab', { name: new RegExp(`^${word('My bets')}`) })
  await mine.click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await goOffline(page.context())
  // Nothing moves where somebody is reading; what is opened from here on says what it stands on.
  await page.getByRole('tab', { name: word('Standings') }).click()
  await mine.click()
  await expect(
    page.getByText(word('This is what your device knows. Slips that were taken are safe on the server.')),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await goOnline(page.context())
  await expect(page.getByRole('heading', { name: word('Settled') })).toBeVisible({ timeout: matchdayMs })
  const told = await page.getByRole('article').first().locator('footer').innerText()
  const paid = /pago\s*R\$\s*([\d.,]+)/.exec(told)?.[1]?.replaceAll('.', '').replace(',', '.')
  expect(parseAmount((await readBalance(member)).money)).toBe(48_00n + (parseAmount(paid ?? '') ?? -1n))
})
