import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readTable, untilControlled } from '../../e2e/support/device.ts'
import { test as base, expect } from '../../e2e/support/test.ts'
import { testersWord, word } from '../../e2e/support/words.ts'
import { type SimulatedNetwork, simulateNetwork } from '../peers/simulated-network.ts'

type Testers = {
  network: SimulatedNetwork
  /** `skew(-10)`: this device's clock is ten minutes behind, for every script of the page. */
  clock: { skew(minutes: number): Promise<void> }
  /** The server ends the session of this tab, which learns of it by its next call. */
  session: { expire(): Promise<void> }
  /** Leaves a change that the server has refused in the member's queue. Leads to `/test`. */
  queue: { park(): Promise<void> }
  /** Ten thousand games more in this device's catalogue, and their end. Lead to `/test`. */
  catalogue: { fill(): Promise<void>; takeOut(): Promise<void> }
  /** A new version waits and is offered. Leads to `/test`; for pages with a service worker. */
  update: { force(): Promise<void> }
}

const held = z.object({ token: z.string() })

/** Every state a tester may want, in a line each (docs/guides/simulate-offline.md). All act on `page`, and so on `memberPage`. */
export const test = base.extend<Testers>({
  network: async ({ context, page }, use) => {
    const network = simulateNetwork(context, page)
    await use(network)
    await network.restore()
  },
  clock: async ({ page }, use) =>
    use({ skew: minutes => page.clock.setSystemTime(Date.now() + minutes * 60_000) }),
  session: async ({ page }, use) => use({ expire: () => expireSession(page) }),
  queue: async ({ page }, use) =>
    use({
      park: async () => {
        await press(page, 'Park a change')
        const states = async () => (await readTable(page, 'queuedWrites')).map(({ state }) => state)
        await expect.poll(states).toContain('parked')
      },
    }),
  catalogue: async ({ page }, use) =>
    use({
      fill: async () => {
        await press(page, 'Fill with 10,000 games')
        await expect(takeOutButton(page)).toBeVisible({ timeout: 45_000 })
      },
      takeOut: async () => {
        await press(page, 'Take them out again')
        await expect(takeOutButton(page)).toHaveCount(0, { timeout: 45_000 })
      },
    }),
  update: async ({ page }, use) =>
    use({
      force: async () => {
        await untilControlled(page)
        await press(page, 'Play an update')
        await expect(page.getByText(word('A new version is ready.'))).toBeVisible({ timeout: 45_000 })
      },
    }),
})

async function press(page: Page, name: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/test') await page.goto('/test')
  await page.getByRole('button', { name: testersWord(name) }).click()
}

async function expireSession(page: Page): Promise<void> {
  const { token } = z.parse(
    held,
    await page.evaluate(() => JSON.parse(sessionStorage.getItem('arara.session') ?? 'null')),
  )
  // The browser's own cookies go with it, as with the app's own sign-out.
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/auth/logout', { headers, data: {} })
  expect(answer.status()).toBe(200)
}

/** Stands on `/test` while any of the simulated games is on the device. */
const takeOutButton = (page: Page) => page.getByRole('button', { name: testersWord('Take them out again') })

export { expect }
