import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

/** Of each shelf that may be skipped: whether it is in sight, and whether a phone draws what is in it. */
const shelves = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.far')].map(shelf => {
      const { top, bottom } = shelf.getBoundingClientRect()
      const isInSight = bottom > 0 && top < innerHeight
      return { isInSight, isDrawn: shelf.firstElementChild?.checkVisibility() ?? false }
    }),
  )
const drawnOutOfSight = async (page: Page) =>
  (await shelves(page)).filter(({ isInSight, isDrawn }) => isDrawn && !isInSight).length
const missingInSight = async (page: Page) =>
  (await shelves(page)).filter(({ isInSight, isDrawn }) => isInSight && !isDrawn).length

test('under a dialog a phone leaves what of the lobby is out of sight alone, also when it is turned, and has it in its place afterwards', async ({
  page,
}) => {
  await page.goto('/')
  const slots = page.getByRole('region', { name: word('Slots'), exact: true })
  await slots.scrollIntoViewIfNeeded()
  await expect(slots.getByRole('article').first()).toBeVisible()
  // The last shelf comes automatically: all of them are counted.
  await expect(page.getByRole('region', { name: word('Providers'), exact: true })).toBeAttached()
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const before = { shelves: await shelves(page), scrolled: await scrolled() }
  expect(before.shelves.filter(({ isInSight }) => isInSight).length).toBeGreaterThan(0)
  expect(await drawnOutOfSight(page)).toBeGreaterThan(0)

  const dialog = page.getByRole('dialog')
  const open = async () => {
    // A tap of Playwright's moves the page below a bar that stays above it.
    await guestDoor(page, 'Log in').dispatchEvent('click')
    await expect(dialog).toBeVisible()
    await expect.poll(() => drawnOutOfSight(page)).toBe(0)
    expect(await missingInSight(page)).toBe(0)
  }
  await open()
  await dialog.getByRole('button', { name: word('Close') }).tap()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => shelves(page)).toEqual(before.shelves)
  expect(await scrolled()).toBe(before.scrolled)

  await open()
  await page.setViewportSize({ width: 640, height: 1400 })
  await expect.poll(() => missingInSight(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => drawnOutOfSight(page)).toBeGreaterThan(0)
})
