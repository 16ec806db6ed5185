import { expect, type Locator, type Page } from '@playwright/test'

/** So many stops a page may have before what somebody came for. */
const mostStops = 90

/** Tabs on until the focus is there, as somebody without a mouse does; and the focus can be seen there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  const isThere = () => goal.evaluate(element => element === document.activeElement)
  if (await isThere()) return await leaveAndComeBack(page, goal)
  const before = await goal.evaluate(lookOf)
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `tabs to ${goal}`).toBeLessThan(mostStops)
    await page.keyboard.press('Tab')
  }
  expect(await goal.evaluate(lookOf), `the focus is seen at ${goal}`).not.toBe(before)
}

/** What had the focus already, by a press of the pointer perhaps, is seen without it first. */
async function leaveAndComeBack(page: Page, goal: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  const without = await goal.evaluate(lookOf)
  await page.keyboard.press('Shift+Tab')
  await expect(goal).toBeFocused()
  expect(await goal.evaluate(lookOf), `the focus is seen at ${goal}`).not.toBe(without)
}

/** Runs in the page: the edges that tell the focus. An input that lies unseen shows it at its label, or at what is drawn in its place. */
function lookOf(element: Element): string {
  const drawn = element.nextElementSibling
  const places = [element, element.closest('label'), drawn, ...(drawn?.children ?? [])]
  const edges = places.map(place => {
    if (!place?.checkVisibility({ opacityProperty: true })) return ''
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, borderColor } =
      getComputedStyle(place)
    const outline = outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor, outlineOffset]
    return [outline, boxShadow, borderColor].join(' ')
  })
  return edges.join('; ')
}

export async function pressOn(page: Page, goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.type(text)
}
