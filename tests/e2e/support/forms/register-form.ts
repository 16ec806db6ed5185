import type { Page } from '@playwright/test'
import type { Person } from '../people.ts'
import { word } from '../words.ts'

export const registerDialog = (page: Page) => page.getByRole('dialog', { name: word('Register') })
export const registerField = (page: Page, label: string) =>
  registerDialog(page).getByLabel(label, { exact: true })
export const createButton = (page: Page) =>
  registerDialog(page).getByRole('button', { name: word('Create account') })

/** The open dialog, filled with what this person would write. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  const field = (label: string) => registerField(page, label)
  await field(word('User name')).fill(person.name)
  await field(word('Mobile phone')).fill(person.phone)
  await field(word('Password')).fill(person.password)
  await field(word('Password again')).fill(person.password)
  await field(word('Full name')).fill(person.realname)
  await field('CPF').fill(person.cpf)
  await field(word('Date of birth')).fill(person.birthDate)
  await field(word('Verification code')).fill('00000')
  await registerDialog(page)
    .getByRole('checkbox', { name: /termos/ })
    .check()
  await registerDialog(page)
    .getByRole('checkbox', { name: word('I am 18 or older.') })
    .check()
}
