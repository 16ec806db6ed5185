import type { ChildProcess } from 'node:child_process'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { startCoinProvider } from './support/coin-provider.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'default' })
let provider: ChildProcess
test.beforeAll(async () => {
  provider = await startCoinProvider()
})
test.afterAll(() => provider.kill('SIGTERM'))

test('a game of another provider runs in a frame of its own origin; the balance follows, and its page may leave', async ({
  memberTab: page,
}) => {
  await page.goto('/gameInfo?id=cara-ou-coroa&mode=demo')
  const stage = page.getByRole('region', { name: 'Cara ou Coroa' })
  const coin = page.frameLocator('iframe')
  await coin.getByRole('button', { name: 'Cara' }).click()
  const outcome = coin.getByRole('status')
  await expect(outcome).toContainText(/Você ganhou|Não foi desta vez/)
  const isWon = (await outcome.innerText()).includes('ganhou')
  await expect(stage).toContainText(formatMoney(isWon ? 5_000_96n : 4_999_00n))
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin)
  await coin.getByRole('button', { name: 'Sair' }).click()
  await expect(stage).toBeHidden()
})
