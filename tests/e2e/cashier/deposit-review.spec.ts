import type { Page } from '@playwright/test'
import { operatorWord } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word } from '../support/words.ts'

/** A picture of one point, as a phone would have taken it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const soon = { timeout: 20_000 }

/** Orders a transfer by hand and sends its proof. */
async function transferByHand(page: Page, money: string) {
  await page.goto('/recharge')
  await page.getByRole('radio', { name: /TED/ }).check({ force: true })
  await page.getByRole('textbox', { name: word('Amount') }).fill(money)
  await page.getByRole('button', { name: word('Show the account') }).click()
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  const account = page.getByRole('region', { name: word('Collection account') })
  await expect(account).toContainText('123456-7')
  await expect(account).toContainText('11.222.333/0001-81')
  await page
    .getByLabel(word('Proof of the transfer'))
    .setInputFiles({ name: 'comprovante.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(word('Being checked by our team'))).toBeVisible(soon)
}

test('a transfer by hand: the account, the proof, a person’s finding, and the money arrives live', async ({
  memberTab: page,
  member,
  browser,
  administrator,
}) => {
  await transferByHand(page, '200')

  const backOffice = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(backOffice, 'Revisora')
  await backOffice.getByRole('link', { name: operatorWord('Deposits'), exact: true }).click()
  await backOffice
    .getByRole('list', { name: operatorWord('Deposits') })
    .getByRole('link', { name: member.name })
    .click()
  await backOffice.getByRole('button', { name: /1 kB/ }).click()
  await expect(backOffice.getByRole('img', { name: operatorWord('Proof of the transfer') })).toBeVisible()
  await backOffice.getByRole('button', { name: operatorWord('Confirm'), exact: true }).click()
  const dialog = backOffice.getByRole('dialog')
  await dialog.getByLabel(operatorWord('Amount that came')).fill('180')
  await dialog
    .getByLabel(operatorWord("The bank's reference of that line"))
    .fill(`TED-${member.id.slice(-12)}`)
  await dialog.getByLabel(operatorWord('CPF of the payer')).fill('529.982.247-25')
  await dialog.getByRole('button', { name: operatorWord('Credit it') }).click()
  await expect(dialog.getByRole('alert')).toContainText('CPF')
  await dialog.getByLabel(operatorWord('CPF of the payer')).fill(member.cpf)
  await dialog.getByRole('button', { name: operatorWord('Credit it') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(word('Payment confirmed'))).toBeVisible(soon)
  await expect(balanceOf(page)).toContainText('180,00', soon)
  await backOffice.context().close()
})

test('the ledger is compared with the provider’s statement on demand, and nothing is left open', async ({
  page,
  administrator,
}) => {
  await administrator.openBackOffice(page, 'Conciliadora')
  await page.getByRole('link', { name: operatorWord('Reconciliation') }).click()
  await page.getByRole('button', { name: operatorWord('Compare'), exact: true }).click()
  await expect(page).toHaveURL(/\/backoffice\/reconciliation\?day=\d{4}-\d\d-\d\d/, soon)
  await expect(page.getByText(/Diferença (zero|explicada)/).first()).toBeVisible(soon)
  await expect(page.getByText(/Conciliadora/).first()).toBeVisible()
})

test('a deposit that expired is paid again in one tap, as a new order of the same amount', async ({
  memberTab: page,
  pix,
}) => {
  await page.goto('/recharge')
  await page.getByRole('textbox', { name: word('Amount') }).fill('35')
  await page.getByRole('button', { name: word('Get the Pix code') }).click()
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  const first = page.url()
  await pix.expire((new URL(first).searchParams.get('order') ?? '').replaceAll('-', ''))
  await expect(page.getByText(word('This code has expired'))).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: word('Pay {amount} again', { amount: 'R$ 35,00' }) }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
})
