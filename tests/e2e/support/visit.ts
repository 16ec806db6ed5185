import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Person } from './people.ts'
import { word } from './words.ts'

/** The top bar's ways of somebody who is not signed in. */
export function guestDoor(page: Page, name: 'Log in' | 'Register') {
  return page.getByRole('banner').getByRole('button', { name: word(name), exact: true })
}

export function balanceOf(page: Page) {
  return page.getByRole('region', { name: word('Your balance') })
}

type LoginEntry = { account: string; password: string; remember?: boolean }

/** Fills the dialog that is open and sends it; says nothing of what comes of it. */
export async function fillLogin(page: Page, { account, password, remember = true }: LoginEntry) {
  const dialog = page.getByRole('dialog', { name: word('Log in') })
  await dialog.getByLabel(word('Name, phone or e-mail')).fill(account)
  await dialog.getByLabel(word('Password'), { exact: true }).fill(password)
  await dialog.getByLabel(word('Keep me signed in on this device')).setChecked(remember)
  await dialog.getByRole('button', { name: word('Log in'), exact: true }).click()
}

/** Signs a member in as they would themselves, on the page that is open. */
export async function logIn(page: Page, { name, password }: Pick<Person, 'name' | 'password'>) {
  await guestDoor(page, 'Log in').click()
  await fillLogin(page, { account: name, password })
  await untilSignedIn(page)
}

/** The same in the dialog over the lobby, by its address. */
export async function signIn(page: Page, person: Pick<Person, 'name' | 'password'>, remember = true) {
  await page.goto('/login')
  await fillLogin(page, { account: person.name, password: person.password, remember })
  await untilSignedIn(page)
}

async function untilSignedIn(page: Page) {
  await expect(balanceOf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The dialog's entry of the history is taken back a moment after it closed: that going back would call off a `goto`.
  await expect.poll(() => readOverlay(page)).toBeUndefined()
}

/** How many overlays the entry of the history stands for; undefined for a page (src/ui/overlays/use-back-closes.ts). */
export const readOverlay = (page: Page) => page.evaluate(() => Reflect.get(Object(history.state), 'overlay'))

/** How many documents the page has asked for. */
export function countDocuments(page: Page) {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}
