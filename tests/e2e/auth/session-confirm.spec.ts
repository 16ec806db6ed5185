import type { Page } from '@playwright/test'
import { registrationCode } from '../support/forms/outbound-messages.ts'
import { createButton, fillPerson, registerDialog } from '../support/forms/register-form.ts'
import { sweepForm } from '../support/forms/sweep-forms.ts'
import { createPerson, type Person } from '../support/people.ts'
import { registerMember } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

async function register(page: Page, person: Person) {
  await page.goto('/')
  await guestDoor(page, 'Register').click()
  await fillPerson(page, person)
  await createButton(page).click()
  await expect(registerDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/security-center/confirm')
}
const codeField = (page: Page) => page.getByLabel(word('Code'), { exact: true })

test('a new member types the code of the message, and what was closed opens', async ({ page }) => {
  const person = createPerson()
  await register(page, person)
  const lead = word(
    'We sent you a message to confirm your registration. Games for money and deposits open with its code.',
  )
  await expect(page.getByText(lead)).toBeVisible()
  await sweepForm(page, 'confirm-code')
  await page.goto('/recharge')
  await expect(page.getByRole('heading', { name: word('Confirm your registration') })).toBeVisible()
  await page.getByRole('link', { name: word('Enter the code') }).click()
  await codeField(page).fill('999999')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await codeField(page).fill(await registrationCode(person.phone))
  await expect(page.getByText(word('Confirmed. Your wallet is open.'))).toBeVisible()
  await page.goto('/recharge')
  await expect(page.getByRole('heading', { name: word('Confirm your registration') })).toHaveCount(0)
})

test('a member who mistyped the phone has the code sent to another one', async ({ page }) => {
  await register(page, createPerson())
  const other = createPerson().phone
  const phone = page.getByRole('region', { name: word('Phone') })
  await phone.getByRole('button', { name: word('Send again') }).click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await page
    .getByRole('region', { name: word('E-mail') })
    .getByRole('button', { name: word('Add an e-mail') })
    .click()
  await sweepForm(page, 'confirm-contact')
  const email = `${other.slice(1)}@example.com`
  await page.getByLabel(word('New e-mail'), { exact: true }).fill(email)
  await page.getByRole('button', { name: word('Send the code') }).click()
  await codeField(page).fill(await registrationCode(email))
  await expect(page.getByText(word('Confirmed. Your wallet is open.'))).toBeVisible()
})

test('a registration with a CPF that has an account looks like any other, and its wallet stays closed', async ({
  page,
}) => {
  const owner = await registerMember()
  const person = createPerson({ cpf: owner.cpf })
  await register(page, person)
  await codeField(page).fill(await registrationCode(person.phone))
  await expect(page.getByText(word('Being checked'))).toBeVisible()
  await page.goto('/recharge')
  await expect(page.getByRole('heading', { name: word('Confirm your registration') })).toBeVisible()
})
