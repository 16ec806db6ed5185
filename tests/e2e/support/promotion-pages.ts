import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { askServer, type Member } from './server.ts'
import { word, wordLike } from './words.ts'

const rewards = z.object({ data: z.array(z.object({ promotion: z.string(), amount: z.string() })) })

/** The promotion of each reward the operator paid the member, newest first. */
export const paidTo = async ({ token }: Pick<Member, 'token'>) =>
  (await askServer('/api/promotion/history', rewards, { token })).data.map(row => row.promotion)

export const claimButton = (page: Page) => page.getByRole('button', { name: wordLike('Claim {amount}') })

export const reportedOffline = word(
  'You are offline: a reward is claimed with the network. Nothing was sent, and nothing is lost.',
)

/** From the activity centre to a promotion's own page, by its card. */
export async function openCard(page: Page, title: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${word(title)}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word(title) })).toBeVisible()
}

export const goBack = (page: Page) => page.getByRole('link', { name: word('Back') }).click()
