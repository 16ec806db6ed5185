import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, goOnline, untilInstalled } from '../support/device.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { openTable, stageOf, startButton } from '../support/game-table.ts'
import { beginSeeds } from '../support/seeds.ts'
import { askServer } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stake = { kind: word('Stakes'), period: word('A day') }

installedTest(
  'a member limits stakes: it holds for the next bet, which says so and leads back; more waits; all of it also offline',
  async ({ memberTab: page, member, context }) => {
    await depositByPix(member, '50.00')
    await page.goto('/responsible-gaming')
    await page.getByRole('tab', { name: word('Stakes') }).click()
    await page.getByRole('button', { name: word('Set a limit: {kind}, {period}', stake) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: word('New limit') }).fill('1,50')
    await expect(sheet).toContainText(word('It holds at once.'))
    await sheet.getByRole('button', { name: word('Set the limit') }).click()
    await expect(page.getByText(word('The limit holds now.'))).toBeVisible()

    const bet = { stake: '1.00', direction: 'under', target: 9_800 }
    const body = { game_id: 'dados-da-arara', mode: 'real', stake: '1.00', bet }
    await beginSeeds(member)
    await askServer('/api/game/round/start', z.unknown(), { token: member.token, body })
    const used = page.getByRole('progressbar', { name: word('A day') })
    const text = word('{used} of {value}', { used: formatMoney(100n), value: formatMoney(150n) })
    await expect(used).toHaveAttribute('aria-valuetext', text)

    await openTable(page, 'dice', 'real')
    await startButton(page, 'dice').click()
    const note = stageOf(page, 'dice')
      .getByRole('status')
      .filter({ hasText: formatMoney(50n) })
    await note.getByRole('link', { name: word('My limits') }).click()

    await page.getByRole('tab', { name: word('Stakes') }).click()
    await page.getByRole('button', { name: word('Change limit: {kind}, {period}', stake) }).click()
    await sheet.getByRole('textbox', { name: word('New limit') }).fill('20,00')
    await sheet.getByRole('button', { name: word('Ask for it'), exact: true }).click()
    await expect(page.getByText(word('Asked for: {wish}', { wish: formatMoney(2_000n) }))).toBeVisible()
    await expect(page.getByText(word('Can be confirmed in'))).toBeVisible()
    await expect(page.getByRole('button', { name: word('Confirm'), exact: true })).toHaveCount(0)

    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await page.getByRole('tab', { name: word('Stakes') }).click()
    await expect(used).toHaveAttribute('aria-valuetext', text)
    await expect(
      page
        .getByRole('main')
        .getByText(/^atualizado/)
        .first(),
    ).toBeVisible()
    // More is refused without a network; less is kept, and sent first.
    const change = page.getByRole('button', { name: word('Change limit: {kind}, {period}', stake) })
    await change.click()
    await sheet.getByRole('textbox', { name: word('New limit') }).fill('30,00')
    await sheet.getByRole('button', { name: word('Ask for it'), exact: true }).click()
    await expect(sheet.getByText(word('You are offline: nothing was sent.'))).toBeVisible()
    await sheet.getByRole('textbox', { name: word('New limit') }).fill('1,20')
    await sheet.getByRole('button', { name: word('Set the limit') }).click()
    await expect(sheet).toHaveCount(0)
    const waits = page.getByText(word('It waits for the network, and is sent before everything else.'))
    await expect(waits).toBeVisible()
    const lowered = word('{used} of {value}', { used: formatMoney(100n), value: formatMoney(120n) })
    await expect(used).toHaveAttribute('aria-valuetext', lowered)
    await goOnline(context)
    await expect(waits).toHaveCount(0)
    await expect(used).toHaveAttribute('aria-valuetext', lowered)
    await change.click()
    await sheet.getByRole('textbox', { name: word('New limit') }).fill('20,00')
    await sheet.getByRole('button', { name: word('Ask for it'), exact: true }).click()
    await page.getByRole('button', { name: word('Take back') }).click()
    await expect(page.getByText(word('The limit stays as it is.'))).toBeVisible()
    await expect(page.getByText(word('Can be confirmed in'))).toHaveCount(0)
  },
)

test('the deposit asks for a limit before the first one, may go without, and says what is left', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/recharge')
  const question = page.getByRole('region', { name: word('A limit before the first deposit') })
  await expect(question.getByRole('link', { name: word('Set a limit') })).toBeVisible()
  await question.getByRole('button', { name: word('Without a limit') }).click()
  await expect(question).toHaveCount(0)
  const { token } = member
  const body = { kind: 'deposit', period: 'week', value: '80.00' }
  await askServer('/api/limits/set', z.unknown(), { token, body })
  const left = { left: formatMoney(8_000n), value: formatMoney(8_000n), period: word('A week').toLowerCase() }
  await expect(page.getByText(word('{left} left of your limit of {value} {period}', left))).toBeVisible()
  await page.getByRole('textbox', { name: word('Amount') }).fill('80,01')
  await page.getByRole('button', { name: word('Get the Pix code') }).click()
  await expect(page.getByRole('alert').filter({ hasText: formatMoney(8_000n) })).toBeVisible()
})
