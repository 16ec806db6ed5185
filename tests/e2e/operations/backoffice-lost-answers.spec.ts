import type { Page } from '@playwright/test'
import { operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const proposed = word('Proposed. Another owner must approve it.')

/** The call is done and its first answer lost; answers the keys that were sent. */
async function loseFirstAnswer(page: Page, path: string) {
  const keys: (string | undefined)[] = []
  await page.route(`**${path}*`, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

test('a proposal and its approval are said to be unsent offline, and count once after a lost answer', async ({
  page,
  browser,
  administrator,
}) => {
  const email = `nova.${Date.now()}@arara.test`
  await administrator.openBackOffice(page, 'Propõe', '/backoffice/team')
  await page.getByRole('button', { name: word('Invite'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(word('Name')).fill('Nova')
  await sheet.getByLabel(word('E-mail')).fill(email)
  await sheet.getByLabel(word('Reason, for the audit')).fill('Mais saques do que mãos')
  const invite = sheet.locator('button[type=submit]')
  await page.context().setOffline(true)
  await invite.click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  const proposals = await loseFirstAnswer(page, '/api/admin/administrators/invite')
  await invite.click()
  const uncertain = word('It may have arrived or not. Send it again: it counts once, whatever happens.')
  await expect(sheet.getByText(uncertain)).toBeVisible()
  await expect(sheet.getByLabel(word('E-mail'))).toHaveValue(email)
  await invite.click()
  await expect(page.getByText(proposed)).toBeVisible()
  expect(proposals).toEqual([expect.any(String), proposals[0]])

  const second = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(second, 'Aprova', '/backoffice/approvals')
  const waiting = second.getByRole('listitem').filter({ hasText: email })
  await expect(waiting).toHaveCount(1)
  await waiting.getByRole('button', { name: word('Approve') }).click()
  const dialog = second.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: word('Approve') })
  await second.context().setOffline(true)
  await approve.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await second.context().setOffline(false)
  const approvals = await loseFirstAnswer(second, '/api/admin/approvals/approve')
  await approve.click()
  await expect(dialog.getByText(uncertain)).toBeVisible()
  await approve.click()
  await expect(second.getByText(word('Approved and done.'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(approvals).toEqual([expect.any(String), approvals[0]])
  await second.goto('/backoffice/approvals?state=approved')
  await expect(waiting).toHaveCount(1)
  await second.context().close()
})
