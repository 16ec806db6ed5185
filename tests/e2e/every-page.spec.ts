import { expect, type Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { everyPath } from './support/every-path.ts'
import { forcedColorFaults } from './support/forced-colors.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { openAs } from './support/open-as.ts'
import { createPayee } from './support/payee.ts'
import { test } from './support/test.ts'

/** `npm run access` (docs/testing.md): every page, for a guest and for a member with money and records. */
test.describe.configure({ timeout: 20 * 60_000 })

const phone = { width: 390, height: 844 }
/** WCAG 1.4.10: at 320 px everything is there without scrolling sideways. */
const narrow = { width: 320, height: 640 }
/** A window of 1,280 × 720 at 200 %: half as many pixels of the page's own (WCAG 1.4.4). */
const zoomed = { width: 640, height: 360 }

/** The way of a link: no page is loaded, so that a sweep of all of them ends today. */
async function follow(page: Page, path: string) {
  const { pathname } = new URL(page.url())
  if (path.split('?')[0] !== pathname) {
    await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''))
  }
  await page.evaluate(to => history.pushState(null, '', to), path)
  await expect(page.locator('[data-left]'), path).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  // A game's stage has the window to itself.
  if (!path.includes('mode=')) await expect(page.getByRole('contentinfo'), path).toBeVisible()
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
}

/** A page may have many faults: each is told, not the first alone. */
const softly = expect.configure({ soft: true })

/** A list that keeps only the rows in view measures them anew once its window has another width. */
async function expectToFit(page: Page, size: { width: number; height: number }, place: string) {
  await page.setViewportSize(size)
  await softly.poll(() => layoutFaults(page), { message: place, timeout: 5_000 }).toEqual([])
}

async function expectNoFault(page: Page, path: string) {
  await page.setViewportSize(phone)
  await follow(page, path)
  softly(await axeFindings(page), path).toEqual([])
  softly(await forcedColorFaults(page), `${path}, forced colours`).toEqual([])
  await expectToFit(page, narrow, `${path}, 320 px`)
  await expectToFit(page, zoomed, `${path}, 200 %`)
}

for (const [room, paths] of Object.entries(everyPath)) {
  test(`a guest finds no fault of access in the pages of ${room}`, async ({ page }) => {
    await page.goto('/')
    for (const path of paths) await expectNoFault(page, path)
  })

  test(`a member finds no fault of access in the pages of ${room}`, async ({ page }) => {
    await openAs(page, await createPayee('1000.00'))
    for (const path of paths) await expectNoFault(page, path)
  })
}
