import type { Page } from '@playwright/test'
import { goOffline, readTable, untilInstalled } from '../support/device.ts'
import { everyPath } from '../support/faults/every-path.ts'
import { createPayee } from '../support/forms/payee.ts'
import { games } from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { callServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** `npm run access` (docs/guides/browser-tests.md): every page without a network, seen before and never seen. */
test.describe.configure({ timeout: 20 * 60_000 })
test.use({ serviceWorkers: 'allow' })

/** Stages begin with the server; they have tests of their own. */
const { stages: _, ...pages } = everyPath
const paths = Object.values(pages).flat()

const softly = expect.configure({ soft: true })

/** Somebody with money, rounds and a heart: what is empty hides what is missing. */
async function createResident() {
  const payee = await createPayee('1000.00')
  const { token } = payee
  const bet = { game_id: games.dice.id, stake: '1.00', mode: 'real' }
  const dice = { stake: '1.00', direction: 'under', target: 5_000 }
  for (let round = 0; round < 3; round += 1)
    await callServer('/api/game/round/start', { token, body: { ...bet, bet: dice } })
  await callServer('/api/games/follow/set', { token, body: { game_id: games.dice.id } })
  return payee
}

/** Nothing grey is left anywhere on the page, below the fold as well: what is not here says so. */
async function expectSettled(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  await softly(page.getByRole('contentinfo'), path).toBeVisible()
  await softly(page.locator('.skeleton'), path).toHaveCount(0)
  await softly(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0)
}

test('without a network no page that was seen keeps a grey place', async ({ page, context }) => {
  await openAs(page, await createResident())
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expect(page.locator('.skeleton'), path).toHaveCount(0)
  }
  await untilInstalled(page)
  await goOffline(context)
  for (const path of paths) await expectSettled(page, path)
})

test('without a network no page that was never seen keeps a grey place', async ({ page, context }) => {
  await openAs(page, await createResident())
  await untilInstalled(page)
  await goOffline(context)
  for (const path of paths) await expectSettled(page, path)
})

test.describe('filled ahead', () => {
  test.use({ fillsAhead: true })

  test('without a network no page that was filled ahead keeps a grey place', async ({ page, context }) => {
    await openAs(page, await createResident())
    await untilInstalled(page)
    const known = async () => (await readTable(page, 'syncState')).map(({ resource }) => resource)
    await expect.poll(known, { timeout: 90_000 }).toContain('seeds')
    await goOffline(context)
    for (const path of paths) await expectSettled(page, path)
  })
})
