import { expect, type Locator, type Page } from '@playwright/test'
import { word } from '../words.ts'

/** A picture like any other: the sandbox judges by the CPF. */
export const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export function posesOf(page: Page): Locator {
  return page.getByRole('region', { name: word('Your face, three times') }).getByRole('listitem')
}

/** The document, then the three poses, one after the other as they are asked for; then all of it is sent to be checked. */
export async function sendIdentity(page: Page) {
  await page.getByLabel(word('Front of the document')).setInputFiles(photo)
  for (const at of [0, 1, 2]) {
    const pose = posesOf(page).nth(at)
    await pose.locator('input').setInputFiles(photo)
    await expect(pose.getByText(word('Sent'))).toBeVisible()
  }
  await page.getByRole('button', { name: word('Have it checked') }).click()
}
