import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test'
import { type Administrator, createAdministrator } from './administrator.ts'
import { createPixControl, type PixControl } from './forms/pix-control.ts'
import { holdSession, openAs } from './open-as.ts'
import { type Member, registerMember } from './server.ts'
import { balanceOf } from './visit.ts'

type Fixtures = {
  /** Somebody registered, signed in nowhere yet. */
  member: Member
  /** A tab of `member`, signed in and remembered, in which none of the app's pages has been opened: the test opens the one it is about. */
  memberTab: Page
  /** The same, and the lobby is open, all of it. */
  memberPage: Page
  pix: PixControl
  /** Whether a sign-in fills the local tables ahead, as it does outside of tests. Off: every request is one that a page asked for. */
  fillsAhead: boolean
  /** What pages of the test's device said went wrong; empty at its end, or the test fails. */
  mishaps: string[]
}

/** Chromium reports every refused or broken request of a page as an error of the console: those are what many tests are about. */
const isNetworkReport = (text: string) =>
  text.startsWith('Failed to load resource') ||
  // The same of a service worker's script, when the network goes while the worker is fetched.
  text === 'An unknown error occurred when fetching the script.'

function listen(context: BrowserContext, mishaps: string[]) {
  context.on('weberror', event => {
    const error = event.error()
    mishaps.push(`${error.name}: ${error.message}\n${error.stack}`)
  })
  context.on('console', message => {
    if (message.type() === 'error' && !isNetworkReport(message.text())) mishaps.push(message.text())
  })
}

/** What a failed test saw last. Playwright's own way (`screenshot`) costs every passing test a picture of its page. */
async function showPages(context: BrowserContext, info: TestInfo) {
  for (const [index, page] of context.pages().entries()) {
    const path = info.outputPath(`page-${index + 1}.png`)
    await page.screenshot({ path }).catch(() => undefined)
  }
}

/** Runs in each page: a line too slow to fill anything ahead. */
function pretendSlowLine() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return
  Object.defineProperty(Object.getPrototypeOf(connection), 'effectiveType', { get: () => '2g' })
}

/** Every browser test of the product begins with this one. */
export const test = base.extend<Fixtures, { administrator: Administrator }>({
  fillsAhead: [false, { option: true }],
  mishaps: [
    async ({ context, fillsAhead }, use, info) => {
      const mishaps: string[] = []
      if (!fillsAhead) await context.addInitScript(pretendSlowLine)
      listen(context, mishaps)
      await use(mishaps)
      if (info.status !== info.expectedStatus || mishaps.length > 0) await showPages(context, info)
      base.expect(mishaps, 'errors of the console').toEqual([])
    },
    { auto: true },
  ],
  member: async ({ mishaps: _ }, use) => use(await registerMember()),
  memberTab: async ({ page, member }, use) => {
    await holdSession(page, member)
    await use(page)
  },
  memberPage: async ({ page, member }, use) => {
    await openAs(page, member)
    // The network side and the words of the rest: a line that dies before they have come leaves nobody to tell of it.
    await base.expect(balanceOf(page)).toContainText('0,00')
    await base.expect(page.getByRole('contentinfo')).toBeVisible()
    await use(page)
  },
  pix: async ({ mishaps: _ }, use) => use(createPixControl()),
  administrator: [async ({ browser: _ }, use) => use(await createAdministrator()), { scope: 'worker' }],
})

/**
 * For what starts or reloads without a network: the worker is allowed and puts the whole app on the device (`untilInstalled`), which
 * costs as much again as the page itself.
 */
export const installedTest = test.extend({ serviceWorkers: 'allow' })

export const expect = base.expect
