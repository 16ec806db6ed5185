import { expect, type Locator, type Page } from '@playwright/test'

/** So many stops a page may have before what somebody came for. */
const mostStops = 90

/** Tabs on until the focus is there, as somebody without a mouse does; and the focus can be seen there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  const isThere = () => goal.evaluate(element => element === document.activeElement)
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `tabs to ${goal}`).toBeLessThan(mostStops)
    await page.keyboard.press('Tab')
  }
  const ring = await goal.evaluate(element => {
    // A choice whose input lies unseen under its look shows the ring around both.
    const own = getComputedStyle(element)
    const around = getComputedStyle(element.closest('label') ?? element)
    return own.outlineStyle !== 'none' || own.boxShadow !== 'none' || around.outlineStyle !== 'none'
  })
  expect(ring, `the focus is seen at ${goal}`).toBe(true)
}

export async function pressOn(page: Page, goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.type(text)
}
