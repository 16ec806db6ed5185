import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, goOnline, untilInstalled } from '../support/device.ts'
import { depositByPix } from '../support/forms/payee.ts'
import {
  cashOut,
  drawButton,
  games,
  guessButtons,
  listOpenRounds,
  listRounds,
  openTable,
  outcomeOf,
  stageOf,
  startButton,
} from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

/** Settling a doubt asks the server again, with patience. */
const settled = { timeout: 30_000 }

/** The server takes the step and answers, and the answer never arrives. Only the first time. Answers the keys that were sent. */
async function loseFirstStep(context: BrowserContext): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await context.route('**/api/game/round/step*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

const handOf = (page: Page) =>
  page
    .getByRole('group', { name: word('Your cards') })
    .getByRole('button')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')))

test('a dealt hand waits: after a reload the same cards lie there, the best hold is shown, and an exchange whose answer is lost happens once', async ({
  memberPage: page,
  member,
  context,
}) => {
  await depositByPix(member, '100.00')
  await openTable(page, 'video-poker', 'real')
  await startButton(page, 'video-poker').click()
  await expect(drawButton(page)).toBeEnabled()
  const dealt = await handOf(page)
  expect(new Set(dealt).size).toBe(5)

  await page.reload()
  await expect(drawButton(page)).toBeEnabled()
  expect(await handOf(page)).toEqual(dealt)
  await page.getByRole('button', { name: word('Show the best hold') }).click()
  const stage = stageOf(page, 'video-poker')
  await expect(
    stage
      .getByRole('status')
      .filter({ hasText: wordLike('Best hold: {0}× the stake comes back on average.') }),
  ).toBeVisible()

  const keys = await loseFirstStep(context)
  await drawButton(page).click()
  await expect(outcomeOf(page, 'video-poker')).toBeVisible(settled)
  const rounds = await listRounds(member)
  expect(rounds).toMatchObject([{ game_id: games['video-poker'].id, state: 'settled', steps: 1 }])
  expect(await listOpenRounds(member)).toEqual([])
  expect(new Set(keys).size).toBe(1)
})

test('video poker is played with the keyboard: a digit holds a card, and one main button deals and draws', async ({
  memberPage: page,
  member,
}) => {
  await openTable(page, 'video-poker', 'demo')
  await startButton(page, 'video-poker').press('Enter')
  await expect(drawButton(page)).toBeFocused()
  const card = page
    .getByRole('group', { name: word('Your cards') })
    .getByRole('button')
    .nth(1)
  await expect(drawButton(page)).toHaveText(word('Draw {thrown}', { thrown: 5 }))
  await page.keyboard.press('2')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const kept = await card.getAttribute('aria-label')
  await page.keyboard.press('d')
  await expect(outcomeOf(page, 'video-poker')).toBeVisible()
  expect(await card.getAttribute('aria-label')).toBe(kept)
  expect(await listRounds(member)).toMatchObject([{ state: 'settled', steps: 1 }])
})

/** A run of one right guess; a wrong one begins again. Answers how many rounds ended on the way. */
async function guessOnce(page: Page): Promise<number> {
  for (let ended = 0; ; ended++) {
    await startButton(page, 'hi-lo').click()
    await guessButtons(page).first().click()
    await expect(cashOut(page).or(outcomeOf(page, 'hi-lo')).first()).toBeVisible()
    if (await cashOut(page).isVisible()) return ended
  }
}

test('an open run of hi-lo waits through a dead line and a reload, and its cash-out is taken once', async ({
  memberPage: page,
  member,
  context,
}) => {
  await untilInstalled(page)
  await openTable(page, 'hi-lo', 'demo')
  const ended = await guessOnce(page)
  const worth = await cashOut(page).textContent()
  await goOffline(context)
  await cashOut(page).click()
  const reported = 'You are offline. Nothing was sent and nothing was changed.'
  await expect(stageOf(page, 'hi-lo').getByText(word(reported))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: games['hi-lo'].name })).toBeVisible()
  await goOnline(context)
  await expect(cashOut(page)).toHaveText(worth ?? '', settled)

  const keys = await loseFirstStep(context)
  await cashOut(page).click()
  await expect(outcomeOf(page, 'hi-lo')).toBeVisible(settled)
  const rounds = await listRounds(member)
  expect(rounds).toHaveLength(ended + 1)
  expect(rounds[0]).toMatchObject({ state: 'settled', steps: 2 })
  expect(new Set(keys).size).toBe(1)
  expect(await listOpenRounds(member)).toEqual([])
})
