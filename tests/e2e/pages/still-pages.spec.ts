import type { Page } from '@playwright/test'
import { goOffline, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { createPayee } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { expect, installedTest as test } from '../support/test.ts'

// "CLS ≤ 0.02", where the first paint is the device's own.

const pages = [
  '/profile',
  '/recharge',
  '/order-center',
  '/order-center/games',
  '/promotion/activity',
  '/promocao',
  '/nivel',
  '/withdrawal-card',
  '/terms',
  '/searchGames',
]

/** How much of the window moved, and how far, as browsers sum it up, since the page began; and what it was. */
function readShift(page: Page) {
  return page.evaluate(() => {
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    const found = { sum: 0, moved: [] as string[] }
    for (const entry of shifts.takeRecords()) {
      const { value = 0, sources = [] } = entry as PerformanceEntry & {
        value?: number
        sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      found.sum += value
      for (const { node, previousRect, currentRect } of sources) {
        const places = `${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
        found.moved.push(`${value.toFixed(4)} ${node?.textContent?.slice(0, 60)} ${places}`)
      }
    }
    return found
  })
}

test('a page that was seen stands still when it is opened without a network', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, await createPayee('1000.00'))
  const arrived = (path: string) => expect(page.getByRole('main').locator('.skeleton'), path).toHaveCount(0)
  for (const path of pages) {
    await follow(page, path)
    await arrived(path)
  }
  await untilInstalled(page)
  await goOffline(context)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await arrived(path)
    const { sum, moved } = await readShift(page)
    expect.soft(sum, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.02)
  }
})
