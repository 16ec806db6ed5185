import type { Page } from '@playwright/test'
import { fieldsPt, refusalsPt } from '../../../locales/refusals.pt.ts'
import {
  createButton as create,
  registerDialog as dialogOf,
  registerField as field,
  fillPerson,
} from '../support/forms/register-form.ts'
import { createPerson } from '../support/people.ts'
import { registerMember } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

async function openRegister(page: Page, address = '/') {
  await page.goto(address)
  await guestDoor(page, 'Register').click()
  await expect(dialogOf(page)).toBeVisible()
}

const inviteField = (page: Page) => field(page, word('Invitation code (optional)'))

test('a stranger registers in the dialog over the lobby and is signed in', async ({ page }) => {
  await openRegister(page)
  await fillPerson(page, createPerson())
  await create(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(balanceOf(page)).toContainText('R$ 0,00')
  await expect(guestDoor(page, 'Log in')).toHaveCount(0)
  await expect(page).toHaveURL('/security-center/confirm')
  // Limits are asked for at registration; the question stays until it is answered.
  const offer = word('You can set limits for yourself: deposits, losses, stakes and time.')
  await expect(page.getByText(offer)).toBeVisible()
  await page.getByRole('button', { name: word('My limits') }).click()
  await expect(page).toHaveURL('/responsible-gaming')
})

test('an invitation code of the address is in the form, whichever page was opened first', async ({
  page,
}) => {
  await page.goto('/game?code=ARARA777')
  await openRegister(page)
  await expect(inviteField(page)).toHaveValue('ARARA777')
  await fillPerson(page, createPerson())
  await create(page).click()
  await expect(balanceOf(page)).toBeVisible()
})

test('what cannot be an invitation code is not kept', async ({ page }) => {
  await page.goto('/game?code=ARARA777')
  await page.goto('/game?code=<script>')
  await openRegister(page, '/?code=no')
  await expect(inviteField(page)).toHaveValue('ARARA777')
})

test('each empty or wrong field says what it wants before anything is sent; what was typed outlives its dialog', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', request => request.url().includes('register2') && sent.push(request.url()))
  await openRegister(page)
  await create(page).click()
  await expect(dialogOf(page).getByText(fieldsPt.required)).toHaveCount(8)
  await expect(dialogOf(page).getByText(fieldsPt.terms_required)).toBeVisible()
  await expect(dialogOf(page).getByText(fieldsPt.age_required)).toBeVisible()
  await expect(field(page, word('User name'))).toBeFocused()

  const person = createPerson({ cpf: '12345678900', birthDate: '2015-01-31' })
  await fillPerson(page, person)
  await field(page, word('Password again')).fill('outra senha boa')
  await create(page).click()
  await expect(field(page, 'CPF')).toHaveAccessibleDescription(fieldsPt.cpf_invalid)
  await expect(field(page, word('Password again'))).toHaveAccessibleDescription(fieldsPt.password_mismatch)
  await expect(field(page, word('Date of birth'))).toHaveAccessibleDescription(fieldsPt.under_age)

  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await guestDoor(page, 'Register').click()
  await expect(field(page, word('User name'))).toHaveValue(person.name)
  expect(sent).toEqual([])
})

test('a refused registration keeps what was typed and says which field is taken', async ({ page }) => {
  const taken = await registerMember()
  const person = createPerson({ name: taken.name })
  await openRegister(page)
  await fillPerson(page, person)
  await create(page).click()
  await expect(field(page, word('User name'))).toHaveAccessibleDescription(new RegExp(refusalsPt.name_taken))
  await expect(field(page, 'CPF')).not.toHaveValue('')
  await expect(field(page, word('Password'))).toHaveValue(person.password)
  await expect(dialogOf(page).getByRole('checkbox', { name: /termos/ })).toBeChecked()

  await field(page, word('User name')).fill(createPerson().name)
  await field(page, word('Verification code')).fill('00000')
  await create(page).click()
  await expect(balanceOf(page)).toBeVisible()
})

test('a wrong verification code and an unknown inviter are refused by the server, each at its field', async ({
  page,
}) => {
  await openRegister(page, '/?code=NINGUEM1')
  await fillPerson(page, createPerson())
  await field(page, word('Verification code')).fill('99999')
  await create(page).click()
  await expect(field(page, word('Verification code'))).toHaveAccessibleDescription(refusalsPt.captcha_invalid)
  await field(page, word('Verification code')).fill('00000')
  await create(page).click()
  await expect(inviteField(page)).toHaveAccessibleDescription(refusalsPt.inviter_unknown)
})

test('a registration whose answer is lost makes one account, and sending it again signs in to it', async ({
  page,
  context,
}) => {
  const person = createPerson()
  await page.setViewportSize({ width: 360, height: 640 })
  await openRegister(page)
  await fillPerson(page, person)
  const keys: (string | undefined)[] = []
  await context.route('**/api/auth/register2*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await create(page).click()
  // It stands above the first field, and who pressed is at the last.
  await expect(dialogOf(page).getByText(word('Network error, please try again later'))).toBeInViewport()
  await create(page).click()
  await expect(balanceOf(page)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})
