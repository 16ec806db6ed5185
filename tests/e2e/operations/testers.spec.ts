import type { Locator, Page } from '@playwright/test'
import { createFates } from '../../../src/simulate/fates.ts'
import { expect, test } from '../../support/people/testers.ts'
import { readTable, untilControlled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { layoutFaults } from '../support/faults/layout-faults.ts'
import { ask } from '../support/forms/deposit-form.ts'
import { games, startButton } from '../support/game-table.ts'
import { testersWord, word, wordLike } from '../support/words.ts'

/** Every state that `/test` and the fixtures of `tests/support/people/testers.ts` promise is really there. */

const chip = (page: Page) => page.getByRole('banner').getByRole('status')
const strip = (page: Page) => page.getByRole('status').filter({ hasText: testersWord('End it') })

test('the network is away, slow, a portal’s and itself again, as the fixtures say', async ({
  memberPage: page,
  network,
}) => {
  await network.offline()
  await expect(chip(page)).toContainText(wordLike('Offline since {time}'))
  await network.captive()
  await expect(chip(page)).toContainText(word('Network wants a login'), { timeout: 20_000 })
  await network.restore()
  await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
  await network.slow()
  // It takes two slow answers, and what the page asks automatically may have been answered before the line was slow.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(chip(page)).toContainText(word('Slow connection'), { timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
})

test('a lossy line loses what its seed says, there and back, and the clock is as far off as it was set', async ({
  page,
  network,
  clock,
}) => {
  await page.goto('/test')
  await network.lossy(3)
  const ask = () =>
    page.evaluate(() =>
      fetch('/api/of-this-test').then(
        answer => answer.status,
        () => 'lost',
      ),
    )
  const reported: unknown[] = []
  for (let nth = 0; nth < 12; nth += 1) reported.push(await ask())
  const fateOf = createFates(3)
  const fates = reported.map(() => fateOf('/api/of-this-test'))
  expect(reported).toEqual(fates.map(fate => (fate === 'arrives' ? 404 : 'lost')))
  expect(new Set(fates).size).toBe(3)
  await clock.skew(-10)
  const behindMs = Date.now() - (await page.evaluate(() => Date.now()))
  expect(Math.round(behindMs / 60_000)).toBe(10)
})

test('what is simulated on /test holds through a reload and on every page, says so, and ends with a press', async ({
  page,
}) => {
  await page.goto('/test')
  const line = page.getByLabel(testersWord('Network'))
  await line.selectOption(testersWord('Login page'))
  await page.getByLabel(testersWord('Clock of this device')).selectOption({ index: 2 })
  await expect(strip(page)).toContainText('+10')
  await page.goto('/')
  await expect(chip(page)).toContainText(word('Network wants a login'))
  await expect(strip(page)).toContainText(testersWord('Login page'))
  await strip(page)
    .getByRole('button', { name: testersWord('End it') })
    .click()
  await expect(strip(page)).toHaveCount(0)
  await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
})

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [1280, 800],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height } })
    test(`at ${width} px the strip of what is simulated covers neither the button of a form nor that of a bet`, async ({
      memberTab: page,
    }) => {
      await page.goto('/test')
      await page.getByLabel(testersWord('Clock of this device')).selectOption({ index: 2 })
      await expect(strip(page)).toBeVisible()
      const expectFree = async (button: Locator) => {
        await expect(button).toBeVisible()
        // As a press does: no further than it must.
        await button.evaluate(element => element.scrollIntoView({ block: 'nearest' }))
        const overlap = async () => {
          const [box, reported] = [await button.boundingBox(), await strip(page).boundingBox()]
          return box && reported && box.y + box.height - reported.y
        }
        await expect.poll(overlap).toBeLessThanOrEqual(0)
      }
      await follow(page, '/recharge')
      await expectFree(ask(page))
      await follow(page, `/gameInfo?id=${games.dice.id}&mode=demo`)
      await expectFree(startButton(page, 'dice'))
    })
  })
}

test('a refused change waits for the member, and ten thousand games come and go', async ({
  memberTab: page,
  queue,
  catalogue,
}) => {
  await queue.park()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => layoutFaults(page)).toEqual([])
  await catalogue.fill()
  await page.goto('/unsent')
  const refused = page.getByRole('region', { name: word('Waits for your decision') })
  await expect(refused.getByRole('listitem')).toHaveCount(1)
  await page.goto('/game')
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(/10[.\s]?\d{3}/)
  await catalogue.takeOut()
})

// Queued writes "are also exportable from `/test`".
test('what waits is saved as a file on /test, and comes back from it once it was lost', async ({
  memberTab: page,
  queue,
}) => {
  await queue.park()
  await page.goto('/test')
  const saving = page.waitForEvent('download')
  await page
    .getByRole('button', {
      name: testersWord('Save {count, plural, one {# change} other {# changes}} as a file', { count: 1 }),
    })
    .click()
  const saved = await (await saving).path()
  await page.goto('/unsent')
  const refused = page.getByRole('region', { name: word('Waits for your decision') })
  await refused.getByRole('button', { name: word('Discard') }).click()
  await expect(refused).toHaveCount(0)
  await page.goto('/test')
  await page.getByLabel(testersWord('Saved file of waiting changes')).setInputFiles(saved)
  await expect.poll(async () => (await readTable(page, 'queuedWrites')).length).toBe(1)
})

test('a session that the server has ended asks to log in again', async ({ memberTab: page, session }) => {
  await session.expire()
  await page.goto('/rechargeRecord')
  await expect(page.getByRole('dialog', { name: word('Login expired, log in again?') })).toBeVisible()
})

test('a session that a tester ends on /test is over at the server', async ({ memberTab: page }) => {
  await page.goto('/test')
  await page.getByRole('button', { name: testersWord('End the session') }).click()
  await expect(
    page.getByText(testersWord('The house has ended this session. The next call tells this tab.')),
  ).toBeVisible()
  await page.goto('/rechargeRecord')
  await expect(page.getByRole('dialog', { name: word('Login expired, log in again?') })).toBeVisible()
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a forced update takes over when the member agrees', async ({ page, update }) => {
    await page.goto('/test')
    await untilControlled(page)
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await update.force()
    await page.getByRole('button', { name: word('Update') }).click()
    const isOld = () => page.evaluate(() => 'isOldPage' in window).catch(() => true)
    await expect.poll(isOld, { timeout: 30_000 }).toBe(false)
  })
})
