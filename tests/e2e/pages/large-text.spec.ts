import type { Page } from '@playwright/test'
import { arrive } from '../support/arrive.ts'
import { enlargeText } from '../support/enlarge-text.ts'
import { everyPath, isListed } from '../support/faults/every-path.ts'
import { createPayee, depositByPix } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Runs in the page: what reaches past the window's edge, and is not in a row that scrolls. */
function pastTheEdge(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isIn = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isIn(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > clientWidth + 1 && !isIn(one.parentElement))
    .map(one => `${one.tagName} ${one.className}: ${one.textContent?.trim().slice(0, 40)}`)
    .concat(`${scrollWidth - clientWidth} px`)
}

/** All of the balance, and the way to the deposit, are seen. */
async function expectWholeBalance(page: Page) {
  const { x, width } = (await balanceOf(page).boundingBox()) ?? { x: -1, width: 0 }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
}

/** A game's stage has its own rules for room. */
const isPage = (path: string) => !path.includes('mode=') && isListed(path)

for (const [room, paths] of Object.entries(everyPath)) {
  const pages = paths.filter(isPage)
  if (pages.length === 0) continue
  test(`on a phone no page of ${room} scrolls sideways with text at 200 %`, async ({ page }) => {
    await enlargeText(page)
    const member = await createPayee('1000.00')
    await depositByPix(member, '12345.67')
    await openAs(page, member)
    await expectWholeBalance(page)
    for (const path of pages) {
      await arrive(page, path)
      await expect.poll(() => page.evaluate(pastTheEdge), { message: path, timeout: 5_000 }).toEqual([])
    }
  })
}

test('on a phone a guest finds the way in with text at 200 %, and nothing scrolls sideways', async ({
  page,
}) => {
  await enlargeText(page)
  await page.goto('/')
  for (const path of ['/', '/searchGames', '/promocao', '/terms', '/forgot-password']) {
    await arrive(page, path)
    await expect.poll(() => page.evaluate(pastTheEdge), { message: path, timeout: 5_000 }).toEqual([])
  }
})
