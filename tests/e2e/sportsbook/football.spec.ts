import { randomUUID } from 'node:crypto'
import { parseAmount } from '../../../contract/centavos.ts'
import { bringFixtures } from '../support/bring-fixtures.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

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
  const reported = await page.getByRole('article').first().locator('footer').innerText()
  const paid = /pago\s*R\$\s*([\d.,]+)/.exec(reported)?.[1]?.replaceAll('.', '').replace(',', '.')
  expect(parseAmount((await readBalance(member)).money)).toBe(48_00n + (parseAmount(paid ?? '') ?? -1n))
})

test('a slip of matches with long names fits a phone: odds, stake and the bet are in sight', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const kicks_off_at = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const odds = { '1x2': { home: '2.10', draw: '3.30', away: '3.70' } }
  const clubs = [
    'Sport Clube Internacional de Porto Alegre',
    'Clube de Regatas do Flamengo do Rio de Janeiro',
  ]
  const hosts = clubs.map(club => `${club} ${randomUUID().slice(0, 4)}`)
  const away = 'Associação Chapecoense de Futebol'
  bringFixtures(
    hosts.map(home => ({ id: randomUUID(), competition: 'Copa', home, away, kicks_off_at, odds })),
  )
  await page.goto('/gameInfo?id=futebol-pra-valer&mode=demo')
  for (const host of hosts) {
    const match = page.getByRole('article', { name: `${host} – ${away}` })
    await match.getByRole('button', { pressed: false }).first().click()
  }
  // The pointer rests on the last odds still: they look as chosen as the first.
  const chosen = page.getByRole('article').getByRole('button', { pressed: true })
  const grounds = () =>
    chosen.evaluateAll(buttons => buttons.map(button => getComputedStyle(button).backgroundColor))
  await expect.poll(async () => new Set(await grounds()).size).toBe(1)
  await expect(chosen).toHaveCount(hosts.length)
  await page.getByRole('button', { name: wordLike('Your slip') }).click()
  const slip = page.getByRole('dialog')
  await expect(slip.getByRole('button', { name: wordLike('Bet {0}') })).toBeInViewport({ ratio: 1 })
  await expect(slip.getByRole('button', { name: new RegExp(word('Largest stake')) })).toBeInViewport({
    ratio: 1,
  })
  const remove = wordLike('Take {pick} off the slip')
  for (const button of await slip.getByRole('button', { name: remove }).all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})
