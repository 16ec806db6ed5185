import { parseAmount } from '../../../contract/centavos.ts'
import {
  collect,
  extraBall,
  listOpenRounds,
  listRounds,
  openTable,
  outcomeOf,
  startButton,
} from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'

test('an extra ball is bought once though its answer is lost, and after a reload the round goes on and is collected', async ({
  memberPage: page,
  member,
  context,
}) => {
  await openTable(page, 'video-bingo', 'demo')
  await startButton(page, 'video-bingo').click()
  await expect(extraBall(page)).toBeVisible()
  const keys: (string | undefined)[] = []
  await context.route('**/api/game/round/step*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await extraBall(page).click()
  const known = async () => [...(await listOpenRounds(member)), ...(await listRounds(member))]
  await expect.poll(async () => (await known())[0]?.steps, { timeout: 30_000 }).toBe(1)
  const [open] = await listOpenRounds(member)
  // A ball after which nothing more can be gained ends its round: once in a while it is the first.
  if (open === undefined) {
    expect(await listRounds(member)).toMatchObject([{ state: 'settled', steps: 1 }])
    return
  }
  expect(parseAmount(open.stake) ?? 0n).toBeGreaterThan(200n)
  await context.unroute('**/api/game/round/step*')
  await page.reload()
  await collect(page).click()
  await expect(outcomeOf(page, 'video-bingo')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await listRounds(member)).toMatchObject([{ state: 'settled', stake: open.stake, steps: 2 }])
  expect(await listOpenRounds(member)).toEqual([])
})
