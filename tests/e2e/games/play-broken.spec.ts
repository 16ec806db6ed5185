import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { depositByPix } from '../support/forms/payee.ts'
import {
  cashOut,
  type Engine,
  games,
  layChip,
  listOpenRounds,
  listRounds,
  openTable,
  outcomeOf,
  type Stepped,
  stageOf,
  startButton,
  takeFirstStep,
  tile,
  untilPlayable,
} from '../support/game-table.ts'
import { holdSession } from '../support/open-as.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const usual: readonly Engine[] = ['slots', 'dice', 'roulette']
/** Every game whose bet is its whole round; those that take steps are below, and in files of their own. */
const engines = process.env.EVERY_GAME
  ? [...usual, ...(['classic', 'limbo', 'plinko', 'race', 'keno', 'sic-bo', 'baccarat', 'fish'] as const)]
  : usual
const unsettled = async (page: Page) => (await readTable(page, 'openCalls')).length
/** Settling a doubt asks the server again, with patience. */
const settled = { timeout: 30_000 }

/** The server takes the call and answers, and the answer never arrives. Only the first time. Answers the keys that were sent. */
async function loseFirstAnswer(context: BrowserContext, pattern: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await context.route(pattern, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

for (const engine of engines) {
  test(`${engine}: a bet whose answer is lost was played once, and its outcome is shown`, async ({
    memberTab: page,
    member,
    context,
  }) => {
    await depositByPix(member, '100.00')
    await openTable(page, engine, 'real')
    const keys = await loseFirstAnswer(context, '**/api/game/round/start*')
    await startButton(page, engine).click()
    await expect(outcomeOf(page, engine)).toBeVisible(settled)
    expect(await listRounds(member)).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
    await expect.poll(() => unsettled(page)).toBe(0)
  })
}

test('a bet that never left is not played, and the member is notified', async ({
  memberTab: page,
  member,
  context,
}) => {
  await openTable(page, 'dice', 'demo')
  let lost = 0
  await context.route('**/api/game/round/start*', route => {
    lost += 1
    return lost === 1 ? route.abort('connectionreset') : route.continue()
  })
  await startButton(page, 'dice').click()
  await expect(stageOf(page, 'dice').getByText(word('That did not arrive: nothing was done.'))).toBeVisible(
    settled,
  )
  expect(await listRounds(member)).toEqual([])
  expect(lost).toBe(1)
  await startButton(page, 'dice').click()
  await expect(outcomeOf(page, 'dice')).toBeVisible()
  expect(await listRounds(member)).toHaveLength(1)
})

for (const engine of process.env.EVERY_GAME ? engines : (['slots'] as const)) {
  installedTest(
    `${engine}: the connection dies in the middle of a bet: after a reload the round is there, once`,
    async ({ memberTab: page, member, context }) => {
      await depositByPix(member, '100.00')
      await openTable(page, engine, 'real')
      await untilInstalled(page)
      await context.route('**/api/game/round/start*', async route => {
        await route.fetch()
        await goOffline(context)
        await route.abort('internetdisconnected')
      })
      await startButton(page, engine).click()
      const reported =
        'You are offline. It may have arrived or not: we find out as soon as the network is back. Nothing is sent twice.'
      await expect(stageOf(page, engine).getByText(word(reported))).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: games[engine].name })).toBeVisible()
      expect(await unsettled(page)).toBe(1)

      await context.unroute('**/api/game/round/start*')
      await goOnline(context)
      await expect.poll(() => unsettled(page), settled).toBe(0)
      expect(await listRounds(member)).toHaveLength(1)
      await untilPlayable(page, engine)
    },
  )
}

test('a bet without a network is not sent and nothing is staked', async ({
  memberTab: page,
  member,
  context,
}) => {
  await openTable(page, 'roulette', 'demo')
  await goOffline(context)
  await startButton(page, 'roulette').click()
  const reported = 'You are offline. Nothing was sent and nothing was staked.'
  await expect(stageOf(page, 'roulette').getByText(word(reported))).toBeVisible()
  await goOnline(context)
  expect(await listRounds(member)).toEqual([])
  expect(await unsettled(page)).toBe(0)
})

/** A minefield with one safe tile turned; a mine at the first try begins again. Answers how many rounds ended on the way. */
async function turnFirstSafeTile(page: Page): Promise<number> {
  for (let ended = 0; ; ended++) {
    await startButton(page, 'mines').click()
    await tile(page, 3, 3).click()
    await cashOut(page).or(outcomeOf(page, 'mines')).first().waitFor()
    if (await cashOut(page).isVisible()) return ended
  }
}

test('an open round of mines waits: after a reload, and on another device, it goes on where it was', async ({
  memberTab: page,
  member,
  browser,
}) => {
  await openTable(page, 'mines', 'demo')
  const ended = await turnFirstSafeTile(page)
  await page.reload()
  await expect(cashOut(page)).toBeEnabled()
  await expect(tile(page, 3, 3)).toHaveAccessibleName(new RegExp(word('safe')))

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await holdSession(other, member)
  await other.goto(`/gameInfo?id=${games.mines.id}&mode=demo`)
  await cashOut(other).click()
  await expect(outcomeOf(other, 'mines')).toBeVisible()
  await elsewhere.close()
  const rounds = await listRounds(member)
  expect(rounds).toHaveLength(ended + 1)
  expect(await listOpenRounds(member)).toEqual([])
})

test('the connection dies in the middle of a round: the step whose answer is lost is taken once', async ({
  memberTab: page,
  member,
  context,
}) => {
  await openTable(page, 'mines', 'demo')
  await turnFirstSafeTile(page)
  const keys = await loseFirstAnswer(context, '**/api/game/round/step*')
  await cashOut(page).click()
  await expect(outcomeOf(page, 'mines')).toBeVisible(settled)
  expect(await listOpenRounds(member)).toEqual([])
  const [last] = await listRounds(member)
  expect(last).toMatchObject({ state: 'settled', steps: 2 })
  expect(new Set(keys).size).toBe(1)
})

installedTest(
  'offline in the middle of a round: it stays open, survives a reload, and ends when the network is back',
  async ({ memberTab: page, member, context }) => {
    await openTable(page, 'mines', 'demo')
    await untilInstalled(page)
    await turnFirstSafeTile(page)
    await goOffline(context)
    await cashOut(page).click()
    const reported = 'You are offline. Nothing was sent and nothing was changed.'
    await expect(stageOf(page, 'mines').getByText(word(reported))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: games.mines.name })).toBeVisible()
    await expect(
      page.getByText(word('Your open round is safe on the server. It goes on when the connection is back.')),
    ).toBeVisible()
    await goOnline(context)
    await cashOut(page).click(settled)
    await expect(outcomeOf(page, 'mines')).toBeVisible()
    const [last] = await listRounds(member)
    expect(last).toMatchObject({ state: 'settled', steps: 2 })
  },
)

/** A round of several steps with its first step won; one that was lost at once begins again. */
async function winFirstStep(page: Page, engine: Stepped): Promise<void> {
  for (;;) {
    await startButton(page, engine).click()
    await takeFirstStep(page, engine)
    await cashOut(page).or(outcomeOf(page, engine)).first().waitFor()
    if (await cashOut(page).isVisible()) return
  }
}

const stepped: readonly Stepped[] = process.env.EVERY_GAME ? ['tower', 'penalty'] : ['tower']

for (const engine of stepped) {
  test(`${engine}: an open round survives a reload, and a step whose answer is lost is taken once`, async ({
    memberTab: page,
    member,
    context,
  }) => {
    await openTable(page, engine, 'demo')
    await winFirstStep(page, engine)
    await page.reload()
    await expect(cashOut(page)).toBeEnabled()
    const keys = await loseFirstAnswer(context, '**/api/game/round/step*')
    await cashOut(page).click()
    await expect(outcomeOf(page, engine)).toBeVisible(settled)
    expect(await listOpenRounds(member)).toEqual([])
    const [last] = await listRounds(member)
    expect(last).toMatchObject({ state: 'settled', steps: 2 })
    expect(new Set(keys).size).toBe(1)
  })
}

test('chips of a bet that was refused still lie as they were laid', async ({ memberTab: page }) => {
  await openTable(page, 'roulette', 'real')
  await startButton(page, 'roulette').click()
  await expect(stageOf(page, 'roulette').getByRole('link', { name: word('Deposit') })).toBeVisible()
  const laid = await startButton(page, 'roulette').textContent()
  await layChip(page, 'roulette')
  await expect(startButton(page, 'roulette')).not.toHaveText(laid ?? '')
})
