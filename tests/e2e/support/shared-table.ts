import { expect, type Page } from '@playwright/test'
import { wordLike } from './words.ts'

/** A round and the one before it, whose clock nobody hurries. */
export const sharedRoundMs = 90_000

/** What the member has in the round of a live table. */
export const inRound = (page: Page) => page.getByText(wordLike('In this round: {total}'))

/** Lays a chip on a field of a live table's felt as soon as bets are taken, and puts it into the round. */
export async function betOnFelt(page: Page, field: string): Promise<void> {
  const cell = page.getByRole('button', { name: new RegExp(`^${field}(,|$)`) })
  const confirm = page.getByRole('button', { name: wordLike('Bet {0}') })
  await expect(async () => {
    await cell.click({ timeout: 20_000 })
    await confirm.click({ timeout: 2_000 })
    await expect(inRound(page)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: sharedRoundMs })
}
