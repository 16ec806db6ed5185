import type { Locator, Page } from '@playwright/test'
import { pressOn, tabTo } from '../support/faults/keyboard.ts'
import {
  games,
  listRounds,
  openTable,
  playedEngines,
  playRound,
  stageOf,
  tile,
} from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

/** `npm run e2e:games`: a round of every game without a mouse. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A grid is one stop of the tabs, and gets the focus when the round begins: inside it the arrows lead to its first tile. */
async function pressInGrid(page: Page, tile: Locator): Promise<void> {
  await expect(page.locator('[data-face]:focus')).toBeVisible()
  for (const key of ['ArrowUp', 'ArrowLeft']) {
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press(key)
  }
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
}

const isIn = (place: Locator) => place.evaluate(element => element.contains(document.activeElement))

for (const engine of playedEngines()) {
  test(`${engine}: a round is played by keyboard alone, and the focus stays at the game`, async ({
    memberTab: page,
    member,
  }) => {
    const firstTile = tile(page, 1, 1)
    const press = (goal: Locator) =>
      String(goal) === String(firstTile) ? pressInGrid(page, goal) : pressOn(page, goal)
    await openTable(page, engine, 'demo', press)
    await playRound(page, engine, press)
    expect(await isIn(stageOf(page, engine))).toBe(true)
    expect(await listRounds(member)).toMatchObject([{ game_id: games[engine].id, state: 'settled' }])
  })
}

/** What is pressed, one after the other, until a bet lies in the round. */
type Presses = (page: Page) => readonly Locator[]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const lay =
  (field: string): Presses =>
  page => [button(page, new RegExp(`^${word(field)}(,|$)`)), button(page, wordLike('Bet {0}'))]
const buy =
  (words: string): Presses =>
  page => [button(page, wordLike(words))]

const tables: Readonly<Record<string, Presses>> = {
  'foguete-arara': page => [
    page
      .getByRole('group', { name: word('Bet {number}', { number: 1 }) })
      .getByRole('button', { name: word('Bet {0}', { 0: 'R$' }) }),
  ],
  'roleta-ao-vivo': lay('Red'),
  'bacara-ao-vivo': lay('Player hand'),
  'cinco-da-sorte': buy('Ticket for {0}'),
  'bingo-do-mercado': buy('Cards for {0}'),
}

for (const [id, presses] of Object.entries(tables)) {
  test(`${id}: a bet of the next round is placed by keyboard alone`, async ({ memberTab: page }) => {
    // A round and the one before it are waited for, whose clock nobody hurries.
    test.setTimeout(300_000)
    await page.goto(`/gameInfo?id=${id}&mode=demo`)
    const placed = page
      .getByText(wordLike('In this round: {total}'))
      .or(button(page, word('Take the bet back')))
      .or(button(page, wordLike('Cash out {0}')))
      .first()
    // A press after bets have closed is refused, or finds its button gone: the next round takes it.
    await expect(async () => {
      for (const goal of presses(page)) {
        await expect(goal).toBeVisible({ timeout: 20_000 })
        await tabTo(page, goal)
        await page.keyboard.press('Enter')
      }
      await expect(placed).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 200_000 })
  })
}

test('a slip of virtual football is filled in and placed by keyboard alone', async ({ memberTab: page }) => {
  await page.goto('/gameInfo?id=liga-arara&mode=demo')
  const kickOff = page.getByText(word('Kick-off in'))
  await expect(kickOff.filter({ hasText: /00:(1[4-9]|2\d)/ })).toBeVisible({ timeout: 60_000 })
  await pressOn(page, page.getByRole('article').first().getByRole('button', { pressed: false }).first())
  const slip = page.getByRole('complementary', { name: word('Your slip') })
  await pressOn(page, slip.getByRole('button', { name: wordLike('Bet {0}') }))
  await expect(slip.getByText(wordLike('Your slip is taken. It could return {amount}.'))).toBeVisible()
})
