import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { askServer, type Member } from '../server.ts'
import { word } from '../words.ts'
import { payeePin } from './payee.ts'

export const fifty = formatMoney(50_00n)
export const confirmSheet = (page: Page) => page.getByRole('dialog', { name: word('Confirm the withdrawal') })

/** Everything of the member's withdrawals that the server keeps. */
export async function listWithdrawals({ token }: Pick<Member, 'token'>) {
  const reply = z.object({
    data: z.array(z.object({ id: z.string(), state: z.string(), money: z.string() })),
  })
  return (await askServer('/api/drawing/list', reply, { token })).data
}

/** Opens the form and sends it off to its confirmation. */
export async function askFor(page: Page, amount: string) {
  await page.goto('/withdraw')
  await fillWithdrawal(page, amount)
}

/** The form that is open, filled and sent off to its confirmation. */
export async function fillWithdrawal(page: Page, amount: string) {
  await page.getByLabel(word('Amount'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: word('Withdraw'), exact: true }).click()
  await expect(confirmSheet(page)).toBeVisible()
}

export async function typePin(page: Page, pin = payeePin) {
  await confirmSheet(page).getByLabel(word('Withdrawal password')).fill(pin)
  await confirmSheet(page)
    .getByRole('button', { name: word('Withdraw now') })
    .click()
}
