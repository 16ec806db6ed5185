import type { Page } from '@playwright/test'

/** Goes where a link within the app would lead, without a new start of it; ends when the page before has gone. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle()
  // A dialog's entry of the history is taken back a moment after it closed: that going back would undo this step.
  await page.waitForFunction(() => !('overlay' in Object(history.state)))
  await page.evaluate(to => history.pushState({}, '', to), path)
  await page.waitForFunction(heading => heading?.isConnected !== true, before)
}
