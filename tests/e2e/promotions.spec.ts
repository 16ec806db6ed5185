import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { goOffline, goOnline, readTable, untilInstalled } from './support/device.ts'
import { askHouse, type Member } from './support/house.ts'
import { depositByPix } from './support/payee.ts'
import { expect, test } from './support/test.ts'
import { word, wordLike } from './support/words.ts'

const rewards = z.object({ data: z.array(z.object({ promotion: z.string(), amount: z.string() })) })
const paidTo = async ({ token }: Member) =>
  (await askHouse('/api/promotion/history', rewards, { token })).data.map(row => row.promotion)

const success = word('Reward claimed successfully!')

test('the first deposit is claimed once: refused offline in a clear sentence, then the literal success text', async ({
  memberPage: page,
  member,
  context,
}) => {
  await page.goto('/primo-deposito')
  await expect(page.getByText(word('of your first deposit as bonus'))).toBeVisible()
  await depositByPix(member, '200.00')
  const claim = page.getByRole('button', { name: wordLike('Claim {amount}') })
  await expect(claim).toBeEnabled()
  await goOffline(context)
  await claim.click()
  const refusal = word(
    'You are offline: a reward is claimed with the network. Nothing was sent, and nothing is lost.',
  )
  await expect(page.getByText(refusal)).toBeVisible()
  expect(await paidTo(member)).toEqual([])
  await goOnline(context)
  await claim.click()
  await expect(page.getByText(success)).toBeVisible()
  expect(success).toBe('Recompensa reivindicada com sucesso!')
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeDisabled()
  expect((await paidTo(member)).toSorted()).toEqual(['ftd', 'ftd'])
  await page.goto('/promotion/history')
  await expect(page.getByText(word('First deposit'), { exact: true }).first()).toBeVisible()
})

test('an answer to a claim that is lost on the way is settled and pays once', async ({
  memberPage: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  await page.goto('/primo-deposito')
  await page.route('**/api/ftd/claim', async route => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: wordLike('Claim {amount}') }).click()
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await paidTo(member)).toEqual(['ftd', 'ftd'])
})

test('a spin of the wheel of fortune ends at what the house drew, said aloud; the odds are shown', async ({
  memberPage: page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/promotion/activity/lottery-wheel')
  await expect(page.getByRole('button', { name: word('No more spins left') })).toBeDisabled()
  await depositByPix(member, '200.00')
  await page.getByRole('button', { name: word('Spin'), exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: spinWords() })
  await expect(told).toBeVisible()
  expect(await paidTo(member)).toEqual(['lotterywheel'])
  await expect(page.getByRole('table')).toContainText('45')
})

const spinWords = () => new RegExp(`${word('No prize this time')}|${wordLike('You won {amount}').source}`)

test.describe('with the app installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what the rebates showed is read offline after a reload, and nothing can be claimed there', async ({
    memberPage: page,
    member,
    context,
  }) => {
    await depositByPix(member, '100.00')
    await page.goto('/promotion/activity/recharge-rebate')
    await expect(page.getByText(word('In play'))).toBeVisible()
    await expect.poll(() => kept(page)).toContain('recharge-rebate')
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await expect(page.getByText(word('In play'))).toBeVisible()
    await expect(page.getByRole('button', { name: word('Nothing to claim yet') })).toBeDisabled()
  })
})

const kept = async (page: Page) => (await readTable(page, 'answers')).map(row => row.name)
