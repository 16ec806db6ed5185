import type { Page } from '@playwright/test'
import { enrol, signInOperator, operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { giveAuthenticator } from '../support/virtual-authenticator.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name: word(name), exact: true })

async function leave(page: Page) {
  await button(page, 'Menu').click()
  await button(page, 'Sign out').click()
}

test('an administrator adds a passkey after the first sign-in, comes in by it, and removes it again', async ({
  page,
}) => {
  const device = await giveAuthenticator(page)
  const operator = await enrol(page, 'Olga')
  await signInOperator(page, operator)
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('heading', { name: word('My security'), level: 1 })).toBeVisible()
  await button(page, 'Add a passkey').click()
  const passkeys = page.getByRole('list', { name: word('Passkeys') }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)
  expect(await device.count()).toBe(1)

  // The offer of the form gets no question here: the button asks for its own.
  await page.route('**/api/admin/passkey/options*', route => route.abort(), { times: 1 })
  const offered = page.waitForEvent('requestfailed')
  await leave(page)
  await offered
  await button(page, 'Sign in with a passkey').click()
  await expect(page.getByRole('heading', { name: word('My security'), level: 1 })).toBeVisible()
  await expect(passkeys.getByText(/Chrome, Linux/)).toBeVisible()

  await passkeys.getByRole('button', { name: /^Renomear/ }).click()
  await page.getByRole('dialog').getByLabel(word('Name')).fill('Mesa da direita')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('Save') })
    .click()
  await expect(passkeys.getByText('Mesa da direita')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remover Mesa da direita' }).click()
  await expect(page.getByText(word('You have no passkey yet.'))).toBeVisible()
})

test('a passkey is offered where the e-mail is typed, and comes in without a press on the button', async ({
  page,
}) => {
  await giveAuthenticator(page)
  const operator = await enrol(page, 'Nina')
  await signInOperator(page, operator)
  await button(page, 'Add a passkey').click()
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('list', { name: word('Passkeys') }).getByRole('listitem')).toHaveCount(1)
  // Chromium's device touches what the field offers at once: no button is pressed.
  await leave(page)
  await expect(page.getByRole('heading', { name: word('My security'), level: 1 })).toBeVisible()
})

test('an act that wants a fresh proof asks for the passkey, and goes through after it', async ({ page }) => {
  await giveAuthenticator(page)
  const operator = await enrol(page, 'Vera')
  await signInOperator(page, operator)
  await button(page, 'Add a passkey').click()
  await button(page, 'Add a passkey').click()
  const passkeys = page.getByRole('list', { name: word('Passkeys') }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)
  // As the server answers once the last proof is older than ten minutes.
  const keys: (string | undefined)[] = []
  let isStale = true
  await page.route('**/api/admin/security/passkeys/remove*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isStale) return route.continue()
    const body = { status: 'error', code: 403, error: 'proof_required', message: 'Confirme que é você.' }
    await route.fulfill({ status: 403, json: { ...body, request_id: 'x' } })
  })
  await page.route('**/api/admin/prove?*', async route => {
    isStale = false
    await route.continue()
  })
  await passkeys.getByRole('button', { name: /^Remover/ }).click()
  const dialog = page.getByRole('dialog', { name: word('Confirm that it is you') })
  await dialog.getByRole('button', { name: word('Confirm with a passkey') }).click()
  await expect(page.getByText(word('You have no passkey yet.'))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(keys).toEqual([expect.any(String), keys[0]])
})
