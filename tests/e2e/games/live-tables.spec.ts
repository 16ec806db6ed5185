import { parseAmount } from '../../../contract/centavos.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { listRounds } from '../support/game-table.ts'
import type { Member } from '../support/server.ts'
import { betOnFelt, inRound, sharedRoundMs } from '../support/shared-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

const centavos = (wire: string) => parseAmount(wire) ?? -1n

async function settledRound(member: Member) {
  await expect.poll(async () => (await listRounds(member)).length, { timeout: sharedRoundMs }).toBe(1)
  const [round] = await listRounds(member)
  if (round === undefined) throw new Error('no round')
  return round
}

test('a live roulette bet for real money is found again after a reload, paid, and verified in the browser', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  await page.goto('/gameInfo?id=roleta-ao-vivo&mode=real')
  await betOnFelt(page, word('Red'))
  await page.reload()
  await expect(
    inRound(page)
      .or(page.getByText(wordLike('Stake {0}')))
      .first(),
  ).toBeVisible()
  const round = await settledRound(member)
  expect(round).toMatchObject({ game_id: 'roleta-ao-vivo', mode: 'real', state: 'settled', stake: '1.00' })
  expect(['0.00', '2.00']).toContain(round.payout)
  expect(centavos((await readBalance(member)).money)).toBe(100_00n - 100n + centavos(round.payout))
  await page.goto('/fairness')
  await page
    .getByRole('list', { name: word('Your rounds') })
    .getByRole('button')
    .first()
    .click()
  const agrees = word('All steps agree: this round was drawn as promised and paid in full.')
  await expect(page.getByText(agrees)).toBeVisible()
})

test('a live baccarat bet of play money is settled though the line is dead, and a small phone’s screen tells it whole, and its end on return', async ({
  memberTab: page,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/gameInfo?id=bacara-ao-vivo&mode=demo')
  await betOnFelt(page, word('Player hand'))
  await goOffline(page.context())
  const stands = 'No connection. Your bets stand: the server settles them and tells you when you are back.'
  await expect(page.getByText(word(stands))).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640)
  const round = await settledRound(member)
  expect(round).toMatchObject({ mode: 'demo', state: 'settled', stake: '5.00' })
  await goOnline(page.context())
  const endings = ['You won {amount}', '{amount} came back'].map(ending => wordLike(ending).source)
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp([...endings, word('No win')].join('|')) }),
  ).toBeVisible({ timeout: 60_000 })
  expect((await readBalance(member)).money).toBe('0.00')
})
