import { expect, type Page } from '@playwright/test'

/** Goes where a link within the app would lead, without a new start of it; ends when the page before has gone. */
export async function follow(page: Page, path: string): Promise<void> {
  // Some pages go on by themselves when what they are for is done.
  const isThere = () => page.evaluate(to => location.pathname + location.search === to, path)
  if (await isThere()) return
  const before = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle()
  // A dialog's entry of the history is taken back a moment after it closed: that going back undoes a step that came before it.
  await expect(async () => {
    await page.waitForFunction(() => !('overlay' in Object(history.state)))
    if (!(await isThere())) await page.evaluate(to => history.pushState({}, '', to), path)
    await page.waitForFunction(heading => heading?.isConnected !== true, before, { timeout: 5_000 })
  }).toPass()
}
