import type { ChildProcess } from 'node:child_process'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { startCoinProvider } from '../support/coin-provider.ts'
import { untilControlled } from '../support/device.ts'
import { holdSession } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'
import { agreeWhileBusy, install, isOld, untilNew, test as updating } from '../support/updating.ts'

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
  const box = await page.locator('iframe').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height)
  await expect(outcome).toContainText(/Você ganhou|Não foi desta vez/)
  const isWon = (await outcome.innerText()).includes('ganhou')
  await expect(stage).toContainText(formatMoney(isWon ? 5_000_96n : 4_999_00n))
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin)
  await coin.getByRole('button', { name: 'Sair' }).click()
  await expect(stage).toBeHidden()
})

test('an answer that the page of another provider lost is reported in its own words, and the casino’s balance includes its outcome', async ({
  memberTab: page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/gameInfo?id=cara-ou-coroa&mode=demo')
  const coin = page.frameLocator('iframe')
  await expect(coin.getByRole('button', { name: 'Cara' })).toBeEnabled()
  await context.route('**/play', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await coin.getByRole('button', { name: 'Cara' }).click()
  await expect(coin.getByRole('status')).toHaveText(/^Sem resposta\./)
  const words = await coin.getByRole('status').boundingBox()
  expect(words?.x).toBeGreaterThanOrEqual(12)
  const stage = page.getByRole('region', { name: 'Cara ou Coroa' })
  const either = [formatMoney(5_000_96n), formatMoney(4_999_00n)]
  await expect(stage).toContainText(
    new RegExp(either.map(text => text.replaceAll(/[$.]/g, '\\$&')).join('|')),
  )
})

updating.describe('in the middle of an update', () => {
  updating.use({ serviceWorkers: 'allow' })

  updating(
    'a game of another provider is played in its frame until it is left, and then the new version comes',
    async ({ page, site, member }) => {
      await holdSession(page, member, { base: site.url })
      await page.goto(`${site.url}/gameInfo?id=cara-ou-coroa&mode=demo`)
      await untilControlled(page)
      const coin = page.frameLocator('iframe')
      await expect(coin.getByRole('button', { name: 'Cara' })).toBeEnabled()
      await install(page, site)
      await agreeWhileBusy(page)
      await coin.getByRole('button', { name: 'Cara' }).click()
      await expect(coin.getByRole('status')).toContainText(/Você ganhou|Não foi desta vez/)
      expect(await isOld(page)).toBe(true)
      await coin.getByRole('button', { name: 'Sair' }).click()
      await untilNew(page)
    },
  )
})
