import type { Page } from '@playwright/test'
import { usualAxeFindings } from '../support/faults/axe.ts'
import { operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const look = async (page: Page) => expect(await usualAxeFindings(page, ['light', 'dark'])).toEqual([])
const proposed = word('Proposed. Another owner must approve it.')
const kind = word('Change the terms of a promotion')

test('new terms of a promotion wait for a second owner, who reads what changes before they are in force', async ({
  page,
  browser,
  administrator,
}) => {
  await administrator.openBackOffice(page, 'Propõe', '/backoffice/promotions')
  await page.getByRole('button', { name: word('Daily cashback') }).click()
  const sheet = page.getByRole('dialog')
  const field = sheet.getByLabel(word('Only above, R$')).first()
  await field.fill('1,02')
  await sheet.getByLabel(word('Reason')).fill('Uma nova temporada')
  await sheet.getByRole('button', { name: word('Propose as the next version') }).click()
  await expect(page.getByText(proposed)).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('link', { name: word('Approvals'), exact: true }).click()
  const own = page.getByRole('listitem').filter({ hasText: kind })
  await expect(own).toContainText(word('You proposed it: another person decides.'))
  await expect(own.getByRole('button', { name: word('Approve') })).toHaveCount(0)

  const second = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  await administrator.openBackOffice(second, 'Aprova', '/backoffice/approvals')
  const waiting = second.getByRole('listitem').filter({ hasText: kind })
  await expect(waiting).toContainText('1,02')
  await look(second)
  await waiting.getByRole('button', { name: word('Approve') }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: word('Approve') })
    .click()
  await expect(waiting).toHaveCount(0)
  await second.goto('/backoffice/promotions')
  await expect(second.getByText('Uma nova temporada')).toBeVisible()
  await second.context().close()
})

test('an owner proposes to reset a colleague, and says what ends', async ({
  page,
  browser,
  administrator,
}) => {
  const name = `Colega${Date.now() % 100_000}`
  const other = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(other, name)
  await administrator.openBackOffice(page, 'Dona', '/backoffice/team')
  await press(page, word('Reset the credentials of {name}', { name }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(word('{name} gets a link by e-mail to set new ones.', { name }))
  await dialog.getByLabel(word('Reason, for the audit')).fill('Perdeu o telefone')
  await look(page)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(proposed)).toBeVisible()
  await other.goto('/backoffice/approvals')
  await expect(other.getByRole('listitem').filter({ hasText: 'Perdeu o telefone' })).toContainText(
    word('It changes your own access: others decide it.'),
  )
  await other.context().close()
})
