import type { Page } from '@playwright/test'
import {
  handMove,
  listOpenRounds,
  listRounds,
  openTable,
  outcomeOf,
  stageOf,
  startButton,
} from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** A hand that waits for the member; one that was over at once is dealt again. Answers how many were. */
async function dealOpenHand(page: Page): Promise<number> {
  for (let ended = 0; ; ended++) {
    await startButton(page, 'blackjack').click()
    const [decline, double, over] = [
      handMove(page, 'No insurance'),
      handMove(page, 'Double'),
      outcomeOf(page, 'blackjack'),
    ]
    // The result of the last hand is shown until the next one is dealt.
    await expect(startButton(page, 'blackjack').and(page.locator('[aria-busy]'))).toHaveCount(0)
    await decline.or(double).or(over).first().waitFor()
    if (await decline.isVisible()) {
      await decline.click()
      await double.or(over).first().waitFor()
    }
    if (await double.isVisible()) return ended
  }
}

const cards = (page: Page) => stageOf(page, 'blackjack').getByRole('img')

test('a hand is doubled: after a reload it is shown as it was, the stake is taken again and settled once', async ({
  memberTab: page,
  member,
}) => {
  await openTable(page, 'blackjack', 'demo')
  const ended = await dealOpenHand(page)
  const before = await cards(page).evaluateAll(found => found.map(one => one.getAttribute('aria-label')))
  expect(before).toContain(word('Card face down'))
  await page.reload()
  await expect(handMove(page, 'Double')).toBeVisible()
  expect(await cards(page).evaluateAll(found => found.map(one => one.getAttribute('aria-label')))).toEqual(
    before,
  )

  await handMove(page, 'Double').click()
  await expect(outcomeOf(page, 'blackjack')).toBeVisible()
  const rounds = await listRounds(member)
  expect(rounds).toHaveLength(ended + 1)
  expect(rounds[0]).toMatchObject({ state: 'settled', stake: '10.00' })
  expect(await listOpenRounds(member)).toEqual([])
})

test('the answer of a double is lost: it was taken once, and its outcome is shown', async ({
  memberTab: page,
  member,
  context,
}) => {
  await openTable(page, 'blackjack', 'demo')
  await dealOpenHand(page)
  const sent: (string | undefined)[] = []
  await context.route('**/api/game/round/step*', async route => {
    sent.push(route.request().headers()['idempotency-key'])
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await handMove(page, 'Double').click()
  await expect(outcomeOf(page, 'blackjack')).toBeVisible({ timeout: 30_000 })
  expect(new Set(sent).size).toBe(1)
  const [last] = await listRounds(member)
  expect(last).toMatchObject({ state: 'settled', stake: '10.00' })
  expect(await listOpenRounds(member)).toEqual([])
})
