import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, goOnline, untilInstalled } from '../support/device.ts'
import { giveBonus } from '../support/forms/give-bonus.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word } from '../support/words.ts'

// Offline the page comes from the service worker.
installedTest(
  'a bonus shows how far it is, also offline and with its age; it is given up for exactly what was shown',
  async ({ memberTab: page, member, context }) => {
    await giveBonus({ memberId: member.id, amount: 5_000n, required: 100_000n })
    await page.goto('/bonus')
    const bonus = page.getByRole('article').filter({ hasText: word('First-deposit bonus') })
    await expect(bonus.getByRole('progressbar')).toHaveAccessibleName(
      word('{left} to go', { left: formatMoney(100_000n) }),
    )
    await bonus.getByText(word('What was agreed')).click()
    await expect(bonus).toContainText(
      word('At most {maximum} on one round while the bonus is active.', { maximum: formatMoney(1_000n) }),
    )
    await expect(balanceOf(page)).toContainText(word('{part} bonus', { part: formatMoney(5_000n) }))

    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await expect(bonus).toContainText(formatMoney(5_000n))
    await expect(page.getByRole('main').getByText(/^atualizado/)).toBeVisible()
    await bonus.getByRole('button', { name: word('Give this bonus up') }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(word('Giving a bonus up needs the network: nothing is sent now.'))
    await expect(sheet.getByRole('button', { name: word('Give it up'), exact: true })).toBeDisabled()
    await sheet.getByRole('button', { name: word('Keep it') }).click()
    await goOnline(context)

    await bonus.getByRole('button', { name: word('Give this bonus up') }).click()
    await expect(sheet.getByRole('term').filter({ hasText: word('Bonus money') })).toBeVisible()
    await expect(sheet).toContainText(formatMoney(5_000n))
    await sheet.getByRole('button', { name: word('Give it up'), exact: true }).click()
    await expect(page.getByText(word('The bonus is given up.'))).toBeVisible()
    await expect(page.getByRole('list', { name: word('Ended bonuses') })).toContainText(word('Given up'))
    await expect(page.getByRole('main')).toContainText(word('Nothing is left to stake: your cash is free.'))
  },
)

test('the withdrawal says what is left to stake and for which deposit or bonus, and offers to give the bonus up', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '50.00')
  await giveBonus({ memberId: member.id, amount: 2_000n, required: 40_000n })
  await page.goto('/withdraw')
  const main = page.getByRole('main')
  await expect(main).toContainText(word('{left} still to be staked', { left: formatMoney(45_000n) }))
  const left = page.getByRole('region', { name: word('What is left to stake') })
  await expect(left).toContainText(word('Deposit of {deposit}', { deposit: formatMoney(5_000n) }))
  await left.getByRole('button', { name: word('Give the bonus up …') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('Give it up'), exact: true })
    .click()
  await expect(main).toContainText(word('{left} still to be staked', { left: formatMoney(5_000n) }))
  await expect(left.getByText(word('First-deposit bonus'))).toHaveCount(0)
})
