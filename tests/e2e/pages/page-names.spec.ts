import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 640 } })

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** The page that a press led to from one that was named `before`: its tab is named after its heading. Answers the heading. */
async function expectNamed(page: Page, before: string) {
  await expect(page).not.toHaveTitle(before)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const name = (await heading.textContent()) ?? ''
  await expect(page).toHaveTitle(`${name} · Arara Cassino`)
  return name
}

/** The same, and the focus is at `main`: a screen reader begins there. */
async function expectArrival(page: Page, before: string) {
  const name = await expectNamed(page, before)
  await expect.poll(() => readFocus(page)).toBe('main')
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused()
  return name
}

test('a tile and the way back name the tab, and reading begins at the page that came', async ({ page }) => {
  await page.goto('/')
  const lobby = `${word('Lobby')} · Arara Cassino`
  await expect(page).toHaveTitle(lobby)
  const tile = page
    .getByRole('region', { name: word('Popular'), exact: true })
    .getByRole('link')
    .nth(1)
  await expect(tile).toBeVisible()
  // On a first visit nothing was pressed: the page begins where every page does.
  expect(await readFocus(page)).toBe('')
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gameInfo/)
  const game = await expectArrival(page, lobby)
  // The focus is already at `main`: it must be set again.
  await page.evaluate(() => {
    document
      .getElementById('main')
      ?.addEventListener('focus', () => Object.assign(window, { isReported: true }))
  })
  await page.goBack()
  expect(await expectArrival(page, `${game} · Arara Cassino`)).toBe(word('Lobby'))
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'isReported'))).toBe(true)
})

test('a row of a list leads to where reading begins, without moving the page', async ({
  memberTab: page,
}) => {
  await page.goto('/profile')
  await expect(page).toHaveTitle(/ · Arara/)
  const before = await page.title()
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: word('Security'), exact: true })
  await row.click()
  await expect(page).toHaveURL('/security-center')
  await expectArrival(page, before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  )
})

test('the bar at the bottom stays, and so does the focus on it; the tab has the name of the page', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: word('Main places') })
  const place = bar.getByRole('link', { name: word('Games') })
  await expect(page).toHaveTitle(`${word('Lobby')} · Arara Cassino`)
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/game')
  await expectNamed(page, `${word('Lobby')} · Arara Cassino`)
  // After the moment in which it would have been taken.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50))))
  await expect(place).toBeFocused()
})

test('a link to a part of a page leads there, and a field that is typed in keeps the focus', async ({
  page,
}) => {
  await page.goto('/searchGames')
  const field = page.getByRole('searchbox')
  await field.fill('dados')
  await expect(page).toHaveURL(/q=dados/)
  await expect(field).toBeFocused()
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('Questions and answers') })
    .click()
  await expect(page).toHaveURL(/#questions$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page).toHaveTitle(/ · Arara Cassino$/)
  expect(await readFocus(page)).not.toBe('main')
})
