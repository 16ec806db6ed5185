import type { Locator, Page } from '@playwright/test'
import { collect, type Engine, extraBall, openTable, outcomeOf, startButton } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** How much of the name the chip lies on. */
async function coveredPart(name: Locator, chip: Locator): Promise<number> {
  const [under, over] = [await name.boundingBox(), await chip.boundingBox()]
  if (!under || !over) throw new Error('Neither may be missing')
  const along = (from: number, length: number, start: number, reach: number) =>
    Math.max(0, Math.min(from + length, start + reach) - Math.max(from, start))
  const area =
    along(under.x, under.width, over.x, over.width) * along(under.y, under.height, over.y, over.height)
  return area / (under.width * under.height)
}

const fields: readonly [Engine, name: string, chip: string][] = [
  ['baccarat', word('Banker hand'), '5'],
  ['sic-bo', word('Big'), '1'],
  ['roulette', word('Red'), '1'],
]

test('the name of a field is read though a chip covers it', async ({ memberTab: page }) => {
  for (const [engine, name, chip] of fields) {
    await openTable(page, engine, 'demo')
    const field = page.getByRole('button', { name: new RegExp(`^${name},`) })
    const [shown, disc] = [field.getByText(name, { exact: true }), field.getByText(chip, { exact: true })]
    await expect(disc).toBeVisible()
    await expect.poll(() => coveredPart(shown, disc), engine).toBeLessThan(0.2)
  }
})

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('limbo and the five-number draw are whole on a small phone', async ({ memberTab: page }) => {
  await openTable(page, 'limbo', 'demo')
  await expect.poll(() => heightOf(page)).toBe(640)
  await page.goto('/gameInfo?id=cinco-da-sorte&mode=demo')
  await expect(page.getByRole('button', { name: wordLike('Ticket for {0}') })).toBeVisible({
    timeout: 60_000,
  })
  await expect.poll(() => heightOf(page)).toBe(640)
})

test('four bingo cards, extra balls and the way on fit a small phone', async ({ memberTab: page }) => {
  await openTable(page, 'video-bingo', 'demo')
  await startButton(page, 'video-bingo').click()
  const isSpent = outcomeOf(page, 'video-bingo')
  for (let balls = 0; balls < 3; balls += 1) {
    await expect(extraBall(page).or(isSpent).first()).toBeVisible()
    if (await isSpent.isVisible()) break
    await extraBall(page).click()
    await expect(extraBall(page).or(isSpent).first()).toBeEnabled()
    expect(await heightOf(page)).toBeLessThanOrEqual(640)
  }
  if (!(await isSpent.isVisible())) await collect(page).click()
  await expect(isSpent).toBeVisible()
  await expect(startButton(page, 'video-bingo')).toBeInViewport({ ratio: 1 })
})

test('a phone that lies on its side has what is pressed beside the board, in sight, and nothing wider than it is', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const engine of ['slots', 'mines', 'penalty'] as const) {
    await openTable(page, engine, 'demo')
    await expect(startButton(page, engine), engine).toBeInViewport({ ratio: 1 })
  }
  for (const engine of ['baccarat', 'sic-bo', 'roulette'] as const) {
    await openTable(page, engine, 'demo')
    const side = page.locator('.play-side')
    await expect(side, engine).toBeVisible()
    const [board, controls] = [await page.locator('.play-board > *').boundingBox(), await side.boundingBox()]
    if (!board || !controls) throw new Error('Neither may be missing')
    expect(board.x + board.width, engine).toBeLessThanOrEqual(controls.x)
    expect(controls.x + controls.width, engine).toBeLessThanOrEqual(740)
  }
})
