import { expect, type Page } from '@playwright/test'
import { word } from '../words.ts'

/** The step-up's dialog, answered with the password. */
export async function confirmItIsMe(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: word('Confirm it is you') })
  await dialog.getByLabel(word('Your password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: word('Confirm it is you') }).click()
  await expect(dialog).toHaveCount(0)
}
