import type { Page } from '@playwright/test'
import { parseAmount } from '../../../contract/centavos.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { confirmItIsMe } from '../support/forms/confirm-it-is-me.ts'
import {
  createPayee,
  depositByPix,
  payeePin,
  readBalance,
  stakeOnce,
  withdraw,
} from '../support/forms/payee.ts'
import {
  askFor,
  confirmSheet,
  fifty,
  fillWithdrawal,
  listWithdrawals,
  typePin,
} from '../support/forms/withdrawal-form.ts'
import { holdSession, openAs } from '../support/open-as.ts'
import { registerMember } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word, wordsOf } from '../support/words.ts'

const asMoney = (wire: string) => formatMoney(parseAmount(wire) ?? -1n)
const left = (text: string) => word('{left} still to be staked', { left: text })

test('from the withdrawal password to the request: deposit, wagering, key, confirmation, and the money is held at once', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/withdrawalPassword')
  await page.getByRole('textbox', { name: word('Withdrawal password'), exact: true }).fill(payeePin)
  await page.getByLabel(word('The same again')).fill(payeePin)
  await page.getByRole('button', { name: word('Set the password') }).click()
  await confirmItIsMe(page, member.password)
  await expect(page.getByText(word('Your withdrawal password is set.'))).toBeVisible()
  // Opened directly: the way back stays in the app.
  await expect(page).toHaveURL('/security-center')

  await depositByPix(member, '100.00')
  await follow(page, '/withdraw')
  await expect(page.getByRole('main')).toContainText(left('R$ 100,00'))
  await stakeOnce(member, '100.00')
  await expect(page.getByRole('main')).toContainText(word('Where shall the money go?'))

  await page.getByRole('link', { name: word('To your accounts') }).click()
  await page.getByRole('button', { name: word('Add an account') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('CPF', { exact: true }).fill(member.cpf)
  await sheet.getByRole('button', { name: word('Save the key') }).click()
  await page.getByRole('button', { name: word('Confirm this account') }).click()
  await sheet.getByLabel(word('Withdrawal password')).fill(payeePin)
  await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
  await expect(page.getByRole('article')).toContainText(word('Confirmed'))

  const before = parseAmount((await readBalance(member)).money) ?? 0n
  await follow(page, '/withdraw')
  await fillWithdrawal(page, '50')
  await typePin(page)
  const sentence =
    'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
  await expect(page.getByRole('alert').filter({ hasText: word(sentence) })).toBeVisible()
  await expect(balanceOf(page)).toContainText(formatMoney(before - 50_00n))
  expect(parseAmount((await readBalance(member)).money)).toBe(before - 50_00n)
  expect(await listWithdrawals(member)).toMatchObject([{ state: 'pending', money: '50.00' }])
})

test('in English the sentence of success is the specification’s, letter by letter', async ({ page }) => {
  const english = wordsOf('locales/en.po')
  const payee = await createPayee()
  await holdSession(page, payee)
  await page.evaluate(() => localStorage.setItem('arara.language', 'en'))
  await page.goto('/withdraw')
  await page.getByLabel(english('Amount'), { exact: true }).fill('20')
  await page.getByRole('button', { name: english('Withdraw'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(english('Withdrawal password')).fill(payeePin)
  await sheet.getByRole('button', { name: english('Withdraw now') }).click()
  await expect(
    page.getByText(
      'The withdrawal application has been submitted successfully.Please wait for the administrators review.',
      { exact: true },
    ),
  ).toBeVisible()
})

test('minimum, maximum, fee and what arrives are shown before anything is confirmed', async ({ page }) => {
  const payee = await createPayee()
  const { money } = await readBalance(payee)
  await openAs(page, payee, { path: '/withdraw' })
  const field = page.getByLabel(word('Amount'), { exact: true })
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: word('Withdraw'), exact: true })
  await expect(main).toContainText(word('You can withdraw {available}.', { available: asMoney(money) }))
  await expect(main).toContainText(
    word('From {min} to {max}', { min: formatMoney(20_00n), max: formatMoney(50_000_00n) }),
  )
  for (const wrong of ['19,99', '90000,00', '', 'abc']) {
    await field.fill(wrong)
    await send.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(confirmSheet(page)).toHaveCount(0)
  }
  await field.fill('50,00')
  const lineOf = (within: ReturnType<Page['locator']>, label: string) =>
    within.locator('div').filter({ has: page.locator('dt', { hasText: label }) })
  await expect(lineOf(main, word('Fee')).last()).toContainText(formatMoney(0n))
  await expect(lineOf(main, word('You receive')).last()).toContainText(fifty)
  await send.click()
  await expect(lineOf(confirmSheet(page), word('Fee')).last()).toContainText(formatMoney(0n))
  await expect(lineOf(confirmSheet(page), word('You receive')).last()).toContainText(fifty)
  expect(await listWithdrawals(payee)).toEqual([])
})

test('a wrong withdrawal password says how many tries are left, and the fifth locks it', async ({ page }) => {
  const payee = await createPayee()
  await holdSession(page, payee)
  await askFor(page, '50')
  const alert = confirmSheet(page).getByRole('alert')
  for (const triesLeft of [4, 3, 2, 1]) {
    await typePin(page, '135790')
    await expect(alert).toContainText(`Senha de saque incorreta. Tentativas restantes: ${triesLeft}.`)
  }
  await typePin(page, '135790')
  await expect(alert).toContainText('Senha de saque bloqueada por tentativas erradas.')
  await typePin(page)
  await expect(alert).toContainText('Senha de saque bloqueada por tentativas erradas.')
  expect(await listWithdrawals(payee)).toEqual([])
})

test('while the wagering is open the page says how much is left, and the server refuses it too', async ({
  page,
}) => {
  const payee = await createPayee()
  await depositByPix(payee, '40.00')
  await openAs(page, payee, { path: '/withdraw' })
  await expect(page.getByRole('main')).toContainText(left('R$ 40,00'))
  await expect(page.getByLabel(word('Amount'), { exact: true })).toHaveCount(0)
  await expect(withdraw(payee, '50.00')).rejects.toThrow(/422.*wagering_open.*"left":"40.00"/)
})

test('an approved withdrawal is paid by the provider, and the open page tells it automatically', async ({
  page,
  administrator,
}) => {
  const payee = await createPayee()
  const id = await withdraw(payee, '50.00')
  await openAs(page, payee, { path: '/withdrawalRecord' })
  const row = page.getByRole('main').getByRole('button').filter({ hasText: fifty })
  await expect(row).toContainText(word('Under review'))
  await expect(row).toContainText(word('unreviewed'))
  await administrator.approve(id)
  await expect(row).toContainText(word('Paid'), { timeout: 20_000 })
  await expect(row).toContainText(word('reviewed'))
  await follow(page, '/information-center/notification')
  await expect(
    page.getByText(word('Your withdrawal of {money} was paid', { money: fifty })).first(),
  ).toBeVisible()
})

test('a rejected withdrawal gives the money back at once, with the reason of the administrator', async ({
  page,
  administrator,
}) => {
  const payee = await createPayee()
  const before = asMoney((await readBalance(payee)).money)
  const id = await withdraw(payee, '50.00')
  const held = asMoney((await readBalance(payee)).money)
  await openAs(page, payee, { path: '/withdrawalRecord' })
  await expect(balanceOf(page)).toContainText(held)
  await administrator.reject(id, 'O documento não confere')
  await expect(balanceOf(page)).toContainText(before)
  const row = page.getByRole('main').getByRole('button').filter({ hasText: fifty })
  await expect(row).toContainText(word('Rejected'))
  await row.click()
  const sheet = page.getByRole('dialog', { name: word('Withdrawal') })
  await expect(sheet).toContainText('O documento não confere')
  await expect(sheet).toContainText(word('The money is back in your balance'))
})

installedTest(
  'both records are readable without a network after a reload, with their age',
  async ({ page, context }) => {
    const payee = await createPayee()
    await withdraw(payee, '50.00')
    const main = page.getByRole('main')
    const expectRow = (money: string) =>
      expect(main.getByRole('button').filter({ hasText: money })).toHaveCount(1)
    const expectKept = async (money: string) => {
      await expectRow(money)
      await expect(main).toContainText(word('This is what your device knows.'))
      await expect(main).toContainText(/atualizado|às \d{2}:\d{2}/)
    }
    await openAs(page, payee, { path: '/withdrawalRecord' })
    await expectRow(fifty)
    await follow(page, '/rechargeRecord')
    await expectRow(formatMoney(100_00n))
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await expectKept(formatMoney(100_00n))
    await page.goto('/withdrawalRecord')
    await expectKept(fifty)
    await page.getByRole('main').getByRole('button').filter({ hasText: fifty }).click()
    await expect(page.getByRole('dialog', { name: word('Withdrawal') })).toContainText(word('Under review'))
  },
)

test('a member without a withdrawal never sees the one of another', async ({ page }) => {
  const [payee, other] = [await createPayee(), await registerMember()]
  await withdraw(payee, '50.00')
  await openAs(page, other, { path: '/withdrawalRecord' })
  await expect(page.getByText(word('No withdrawals yet'))).toBeVisible()
})
