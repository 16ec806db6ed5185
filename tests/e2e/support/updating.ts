import type { Page } from '@playwright/test'
import { type ChangingSite, openChangingSite } from './changing-site.ts'
import { untilControlled } from './device.ts'
import { depositByPix } from './forms/payee.ts'
import { holdSession } from './open-as.ts'
import type { Member } from './server.ts'
import { test as base, expect } from './test.ts'
import { word } from './words.ts'

/** With a site where a new version can be installed. */
export const test = base.extend<{ site: ChangingSite }>({
  site: async ({ mishaps: _ }, use) => {
    const site = await openChangingSite()
    await use(site)
    await site.close()
  },
})

/** What the app says of it, and what its member answers. */
const ready = (page: Page) => page.getByText(word('A new version is ready.'))
const postponed = (page: Page) =>
  page.getByText(word('The new version comes as soon as what you are doing is finished.'))
export const agree = (page: Page) => page.getByRole('button', { name: word('Update') }).click()
/** Agrees while something is under way that a reload would lose, here or in another tab. */
export async function agreeWhileBusy(page: Page) {
  await agree(page)
  await expect(postponed(page)).toBeVisible()
}
export const isOld = (page: Page) => page.evaluate(() => 'isOldPage' in window).catch(() => true)
/**
 * Once nothing stands in its way the new version is there within seconds, and nobody presses again. A busy machine needs more of them, and
 * one that is not let in waits for minutes here (docs/guides/browser-tests.md).
 */
export const untilNew = (page: Page) => expect.poll(() => isOld(page), { timeout: 30_000 }).toBe(false)

/** The app is on the device and the page, which is marked, is the old version's; then a new one arrives. */
export async function install(page: Page, site: ChangingSite) {
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  site.installNewVersion()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // The worker fetches the whole shell once more before it is ready.
  await expect(ready(page)).toBeVisible({ timeout: 45_000 })
}

/** A lobby of the version before, where a new one has arrived. */
export async function openLobbyWithNew(page: Page, site: ChangingSite) {
  await page.goto(site.url)
  await untilControlled(page)
  await install(page, site)
}

/** A member with money at a game's stage, on the device. Not by `openAs`, which waits for the bar above: a game that opens at once takes the whole page. */
export async function openStage(page: Page, site: ChangingSite, member: Member, gameId: string) {
  await depositByPix(member, '100.00')
  await holdSession(page, member, { base: site.url })
  await page.goto(`${site.url}/gameInfo?id=${gameId}&mode=real`)
  await untilControlled(page)
}
