import type { Page } from '@playwright/test'
import { arrive } from '../support/arrive.ts'
import { axeFindings } from '../support/faults/axe.ts'
import { forcedColorFaults } from '../support/faults/forced-colors.ts'
import { expectNoFault, expectNoFaultOnPhones, phone } from '../support/faults/no-fault.ts'
import { amountField, ask } from '../support/forms/deposit-form.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** Pages that look different once something has happened; a part of `npm run access`. */
test.describe.configure({ timeout: 10 * 60_000 })
test.use({ viewport: phone })

/** Answers the provider's id of the charge. */
async function openOrder(page: Page): Promise<string> {
  await arrive(page, '/recharge')
  await amountField(page).fill('50')
  await ask(page).click()
  await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/\d{1,2}:\d{2}/)
  return (new URL(page.url()).searchParams.get('order') ?? '').replaceAll('-', '')
}

test('a member finds no fault of access in a deposit by PIX: open, about to be cancelled, over, paid', async ({
  memberPage: page,
  pix,
}) => {
  const late = await openOrder(page)
  await expectNoFault(page, 'an open order')
  await page.getByRole('button', { name: word('Cancel this deposit') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaultOnPhones(page, 'an order about to be cancelled')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('Keep it') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pix.expire(late)
  await expect(page.getByRole('timer')).toHaveCount(0, { timeout: 60_000 })
  await expectNoFault(page, 'an expired order')
  await pix.pay(await openOrder(page), 'normal')
  await expect(page.getByText(word('Payment confirmed'))).toBeVisible({ timeout: 60_000 })
  await expectNoFault(page, 'a paid order')
})

test('nobody finds a fault of colours, names and order in the gallery of all parts', async ({ page }) => {
  await page.goto('/test12')
  await expect(page.getByText(/1.234.56/).first()).toBeVisible({ timeout: 60_000 })
  expect(await axeFindings(page)).toEqual([])
  expect(await forcedColorFaults(page)).toEqual([])
})
