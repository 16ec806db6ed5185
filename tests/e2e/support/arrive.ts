import { expect, type Page } from '@playwright/test'
import { gameNames, isTable } from './faults/every-path.ts'
import { word } from './words.ts'

/** The way of a link, so that no page is loaded and a sweep of all of them ends today; ends when what only that page has is there. */
export async function arrive(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main')
  const { pathname, searchParams } = new URL(path, page.url())
  if (pathname !== new URL(page.url()).pathname) {
    await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''))
  }
  await page.evaluate(to => history.pushState(null, '', to), path)
  await expect(page.locator('[data-left]'), path).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
  const { id, mode, q } = Object.fromEntries(searchParams)
  if (id !== undefined) await expectGame(page, id, mode !== undefined)
  if (q !== undefined)
    await expect(main.getByRole('article').filter({ hasText: q }).first(), path).toBeVisible()
  // A game's stage has the window to itself.
  if (mode === undefined) await expect(page.getByRole('contentinfo'), path).toBeVisible()
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
}

/** The page of this game, or its stage with what is pressed to play; to a guest a stage is the page with a way into it. */
async function expectGame(page: Page, id: string, isStage: boolean) {
  const name = gameNames[id] ?? id
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), id).toHaveText(name)
  if (!isStage) return
  const stage = page.getByRole('region', { name, exact: true })
  // Around a game that is on its way: back, rules, fairness, rounds.
  const control = isTable(id) ? stage.getByRole('button').nth(4) : stage.locator('[data-main]').first()
  const guestDoor = page.getByRole('button', { name: word('Try the demo') })
  await expect(control.or(guestDoor).first(), `${id}, its stage`).toBeVisible()
}
