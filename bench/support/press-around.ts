import type { Page } from '@playwright/test'
import { word } from '../../tests/e2e/support/words.ts'
import { tap } from './presses.ts'
import { readVitals } from './vitals.ts'

/** Between two presses, as somebody who looks in between. */
const lookMs = 800

/**
 * A session as a player has it: a category, a search letter by letter, a game's page, back, the dialog of the login and away
 * again. Answers the longest wait from a press or a key to the paint that answers it.
 */
export async function pressAround(page: Page): Promise<number> {
  page.setDefaultTimeout(120_000)
  await page.goto('/')
  await readVitals(page, 'tile')
  const rest = () => page.waitForTimeout(lookMs)
  const ways = page.getByRole('navigation', { name: word('Game categories') })
  await tap(ways.getByRole('link', { name: word('Slots') }))
  await rest()
  await page.goBack()
  await rest()
  await tap(ways.getByRole('link', { name: word('Search'), exact: true }))
  await tap(page.getByRole('searchbox'))
  for (const letter of 'tigre') {
    await page.keyboard.type(letter)
    await rest()
  }
  await page.goBack()
  await rest()
  const popular = page.getByRole('region', { name: word('Popular'), exact: true })
  await tap(popular.getByRole('article').getByRole('link').first())
  await rest()
  await page.goBack()
  await rest()
  await tap(page.getByRole('banner').getByRole('button', { name: word('Log in'), exact: true }))
  await page.getByRole('dialog').waitFor()
  await rest()
  await page.keyboard.press('Escape')
  await rest()
  const { inp } = await readVitals(page, 'tile')
  return inp
}

/** The same of a page that has nothing but react and the router: to its other page and back, twice. */
export async function pressFloor(page: Page): Promise<number> {
  await page.goto('/')
  await readVitals(page, 'tile')
  for (let time = 0; time < 2; time += 1) {
    for (const name of ['Floresta da Arara', 'Arara']) {
      await tap(page.getByRole('link', { name, exact: true }))
      await page.waitForTimeout(lookMs)
    }
  }
  const { inp } = await readVitals(page, 'tile')
  return inp
}
