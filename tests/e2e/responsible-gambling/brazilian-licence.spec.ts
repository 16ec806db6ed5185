import type { Page } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { sendIdentity } from '../support/forms/identity-form.ts'
import { registrationCode } from '../support/forms/outbound-messages.ts'
import { createPixControl } from '../support/forms/pix-control.ts'
import { createButton, fillPerson, registerField } from '../support/forms/register-form.ts'
import { outcomeOf, startButton } from '../support/game-table.ts'
import { createPerson } from '../support/people.ts'
import { launchProduct, type StartedProduct } from '../support/start-product.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

// Licences differ in what a database holds: this one has a product of its own.
let product: StartedProduct
test.beforeAll(async () => {
  product = await launchProduct('e2e-br-spa', { LICENCE: 'br-spa' })
})
test.afterAll(() => product.stop())

/** What this licence asks for beside the form of the specification. */
async function fillDetails(page: Page) {
  await registerField(page, word('E-mail')).fill(`${crypto.randomUUID().slice(0, 12)}@example.com`)
  await registerField(page, word('Gender')).selectOption('female')
  const address = { CEP: '01310-100', [word('Street')]: 'Avenida Paulista', [word('Number')]: '1000' }
  const place = { [word('District')]: 'Bela Vista', [word('City')]: 'São Paulo' }
  for (const [label, value] of Object.entries({ ...address, ...place }))
    await registerField(page, label).fill(value)
  await registerField(page, word('Federal state')).selectOption('SP')
}

async function setLimit(page: Page, kind: string, most: string) {
  await page.getByRole('tab', { name: word(kind) }).click()
  const place = { kind: word(kind), period: word('A day') }
  await page.getByRole('button', { name: word('Set a limit: {kind}, {period}', place) }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: word('New limit') }).fill(most)
  await sheet.getByRole('button', { name: word('Set the limit') }).click()
  await expect(sheet).toHaveCount(0)
}

async function proveIdentity(page: Page) {
  await sendIdentity(page)
  await expect(page.getByText(word('Everything is open to you. There is nothing left to do.'))).toBeVisible()
}

test('under the Brazilian licence limits and identity come first, each said why; then money is paid in and played', async ({
  page,
}) => {
  const at = (path: string) => `${product.url}${path}`
  await page.goto(at('/'))
  await guestDoor(page, 'Register').click()
  const person = createPerson()
  await fillPerson(page, person)
  await fillDetails(page)
  await createButton(page).click()
  await expect(page).toHaveURL(at('/security-center/confirm'))
  const code = await registrationCode(person.phone, product.url)
  await page.getByLabel(word('Code'), { exact: true }).fill(code)
  await expect(page).toHaveURL(at('/responsible-gaming'))
  await expect(page.getByText(word('Before you deposit, set at least one limit of each:'))).toBeVisible()
  await setLimit(page, 'Deposits', '100,00')
  await setLimit(page, 'Losses', '50,00')
  await setLimit(page, 'Time', '60')

  const game = at('/gameInfo?id=floresta-da-arara&mode=real')
  await page.goto(game)
  // The server refuses the launch, unless the page has read before that why play is closed.
  const why = page.getByText(refusalsPt.identity_required)
  await expect(
    why.or(page.getByRole('heading', { name: word('Prove your age and identity') })).first(),
  ).toBeVisible()
  await page.goto(at('/recharge'))
  await page
    .getByRole('main')
    .getByRole('link', { name: word('Prove it now') })
    .click()
  await proveIdentity(page)

  await page.goto(at('/recharge'))
  await page.getByRole('textbox', { name: word('Amount') }).fill('20')
  await page.getByRole('button', { name: word('Get the Pix code') }).click()
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  const bank = createPixControl({ pixUrl: () => product.pixUrl, pixToken: () => product.pixToken })
  await bank.pay(order.replaceAll('-', ''), 'normal')
  await expect(balanceOf(page)).toContainText('20,00', { timeout: 20_000 })

  await page.goto(game)
  await startButton(page, 'slots').click()
  await expect(outcomeOf(page, 'slots')).toBeVisible({ timeout: 20_000 })
})
