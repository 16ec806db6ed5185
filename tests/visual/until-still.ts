import { expect, type Page } from '@playwright/test'

const quietMs = 600

/** Resolves once no request was open for a while and everything in view is drawn. The gallery shows a skeleton for ever. */
export type Still = (where?: { keepsSkeletons: boolean }) => Promise<void>

/** Counts a page's requests from now on. */
export function watchStillness(page: Page): Still {
  const open = new Set<object>()
  let restsSince = performance.now()
  page.on('request', request => {
    // The stream of events stays open.
    if (request.headers().accept?.includes('text/event-stream')) return
    open.add(request)
  })
  const end = (request: object) => {
    open.delete(request)
    restsSince = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async ({ keepsSkeletons } = { keepsSkeletons: false }) => {
    restsSince = performance.now()
    const rests = () => open.size === 0 && performance.now() - restsSince > quietMs
    await expect.poll(rests, { message: 'no request is open', timeout: 60_000 }).toBe(true)
    await expect(page.locator('.first')).toHaveCount(0)
    if (!keepsSkeletons) await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    await page.evaluate(async () => {
      await document.fonts.ready
      const inView = [...document.images].filter(image => image.getBoundingClientRect().top < innerHeight)
      await Promise.all(inView.map(image => image.decode().catch(() => undefined)))
    })
  }
}
