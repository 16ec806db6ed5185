import type { Page } from '@playwright/test'
import { usualAxeFindings } from '../support/faults/axe.ts'
import { createPayee, readBalance, readWithdrawal, withdraw } from '../support/forms/payee.ts'
import { enrol, signInOperator, operatorWord as word } from '../support/operator.ts'
import { callServer, type Member } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { untilTrue } from '../support/until-true.ts'

const phone = { width: 360, height: 640 }

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: word('Withdrawals') }).getByRole('link', { name })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A member who waits for a decision. */
async function createPending(money: string) {
  const payee = await createPayee()
  return { payee, id: await withdraw(payee, money) }
}

async function openCase(page: Page, { name }: Member) {
  await rowOf(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test('an invited administrator enrols, signs in and approves a withdrawal, which the provider pays', async ({
  page,
}) => {
  const { payee, id } = await createPending('50.00')
  await signInOperator(page, await enrol(page, 'Revisora'))
  await openCase(page, payee)
  await press(page, word('Approve'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('R$ 50,00')
  await expect(dialog).toContainText(payee.name)
  await dialog.getByRole('button', { name: word('Approve {amount}', { amount: 'R$ 50,00' }) }).click()
  await expect(dialog).toHaveCount(0)
  await untilTrue(async () => (await readWithdrawal(payee, id))?.state === 'paid')
  await expect(page.getByText(word('Approved by {reviewer}', { reviewer: 'Revisora' }))).toBeVisible()
  await page.getByRole('button', { name: word('Refresh') }).click()
  await expect(rowOf(page, payee.name)).toHaveCount(0)
})

test('a rejection on a phone asks for its reason, and gives the money back with it', async ({
  page,
  administrator,
}) => {
  await page.setViewportSize(phone)
  const { payee, id } = await createPending('40.00')
  await administrator.openBackOffice(page, 'Revisora')
  await openCase(page, payee)
  const before = await readBalance(payee)
  await press(page, word('Reject'))
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', {
    name: word('Reject and give {amount} back', { amount: 'R$ 40,00' }),
  })
  await send.click()
  await expect(dialog).toContainText(word('Write at least {least} characters.', { least: 3 }))
  await dialog.getByLabel(word('Reason')).fill('O documento não confere')
  await send.click()
  await expect(dialog).toHaveCount(0)
  expect(await readWithdrawal(payee, id)).toMatchObject({
    state: 'rejected',
    reason: 'O documento não confere',
  })
  const after = await readBalance(payee)
  expect(Number(after.money) - Number(before.money)).toBeCloseTo(40, 2)
  await expect(page.getByText('O documento não confere')).toBeVisible()
})

test('a case that one administrator has open is decided by nobody else, until they leave it', async ({
  page,
  browser,
  administrator,
}) => {
  const { payee, id } = await createPending('30.00')
  await administrator.openBackOffice(page, 'Primeira')
  await openCase(page, payee)
  await expect(page.getByRole('button', { name: word('Approve'), exact: true })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(other, 'Segunda', `/backoffice/withdrawals?id=${id}`)
  const busy = word('{claimedBy} is working on this case. It is free again when they leave it.', {
    claimedBy: 'Primeira',
  })
  await expect(other.getByText(busy)).toBeVisible()
  await expect(other.getByRole('button', { name: word('Approve'), exact: true })).toHaveCount(0)
  const released = page.waitForResponse(/withdrawals\/release/)
  await page.getByRole('link', { name: word('Members'), exact: true }).click()
  await released
  await other.reload()
  await press(other, word('Reject'))
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel(word('Reason')).fill('O documento não confere')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  expect(await readWithdrawal(payee, id)).toMatchObject({ state: 'rejected' })
  await other.context().close()
})

test('an approval whose answer is lost is looked up, and counts once', async ({ page, administrator }) => {
  const { payee, id } = await createPending('20.00')
  await administrator.openBackOffice(page, 'Revisora')
  await openCase(page, payee)
  let sent = 0
  await page.route('**/api/admin/withdrawals/approve*', async route => {
    sent++
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(page, word('Approve'))
  await page.getByRole('dialog').getByRole('button', { name: /R\$/ }).click()
  const reported = word('Approved: {amount} for {name} is on its way.', {
    amount: 'R$ 20,00',
    name: payee.name,
  })
  await expect(page.getByText(reported)).toBeVisible()
  expect(sent).toBe(1)
  await untilTrue(async () => (await readWithdrawal(payee, id))?.state === 'paid')
})

test('five wrong tries on one’s own device lock it, and the page says until when', async ({ page }) => {
  const operator = await enrol(page, 'Esquecida')
  await signInOperator(page, operator)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/backoffice')
  await page.getByLabel(word('E-mail')).fill(operator.email)
  await page.getByLabel(word('Password'), { exact: true }).fill('não é esta')
  const locked = page.getByText(word('Too many wrong tries on this device.'))
  for (let attempt = 1; attempt <= 6; attempt++) {
    await page.getByLabel(word('Authenticator code')).fill('123456')
    const answered = page.waitForResponse(/admin\/sign-in/)
    await press(page, word('Sign in'))
    await answered
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    if (attempt < 6) await expect(locked).toHaveCount(0)
  }
  await expect(locked).toBeVisible()
})

test('a session that ended asks for a sign-in and keeps the place', async ({ page, administrator }) => {
  await administrator.openBackOffice(page, 'Revisora', '/backoffice/withdrawals?state=rejected')
  await expect(page.getByRole('button', { name: word('Rejected'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const token = await page.evaluate(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem('arara-backoffice-session') ?? '{}')
    return String(Reflect.get(Object(kept), 'token'))
  })
  await callServer('/api/admin/sign-out', { token })
  await page.getByRole('button', { name: word('Refresh') }).click()
  await expect(
    page.getByText(word('Your session has ended. Sign in and you are back where you were.')),
  ).toBeVisible()
  await expect(page).toHaveURL(/state=rejected/)
})

test('a member is found by name and thrown out of every device, with a reason', async ({
  page,
  member,
  administrator,
}) => {
  await administrator.openBackOffice(page, 'Revisora')
  await page.getByRole('link', { name: word('Members') }).click()
  await page.getByRole('searchbox').fill(member.name.slice(0, 12))
  // The newest member stands in the list before the search, too, which then replaces it with what was opened from it.
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('list', { name: word('Members') }).getByRole('listitem')).toHaveCount(1)
  await press(page, word('Force {name} offline', { name: member.name }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('Reason, for the audit')).fill('Pedido do próprio jogador')
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(word('{name} is signed out everywhere.', { name: member.name }))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: member.name })).toContainText(
    word('not signed in'),
  )
  const answer = await callServer('/api/auth/me', { token: member.token })
  expect(answer).toMatchObject({ status: 401, body: { force_offline: true } })
})

test('a link that was used or cut says where a new one comes from', async ({ page }) => {
  await page.goto('/backoffice/enrol#cut')
  await expect(page.getByText(word('This link has expired or was already used.'))).toBeVisible()
})

test('on a phone the way out is in the menu whole, however long the address of the operator is', async ({
  page,
  administrator,
}) => {
  await page.setViewportSize(phone)
  await administrator.openBackOffice(page, 'Revisora')
  await press(page, word('Menu'))
  await expect(
    page.getByRole('dialog').getByRole('button', { name: word('Sign out'), exact: true }),
  ).toBeInViewport({ ratio: 1 })
})

test("axe finds nothing on the operators' screens, light or dark", async ({ page, administrator }) => {
  await page.goto('/backoffice/')
  await expect(page.getByRole('heading', { name: word('Operations') })).toBeVisible()
  expect(await usualAxeFindings(page)).toEqual([])
  const { payee } = await createPending('25.00')
  await administrator.openBackOffice(page, 'Revisora')
  await openCase(page, payee)
  expect(await usualAxeFindings(page)).toEqual([])
  await press(page, word('Reject'))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await usualAxeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: word('Members'), exact: true }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await usualAxeFindings(page)).toEqual([])
})
