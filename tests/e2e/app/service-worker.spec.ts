import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, goOnline, untilControlled, untilInstalled } from '../support/device.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf, guestDoor, logIn } from '../support/visit.ts'
import { testersWord, word } from '../support/words.ts'

const popular = (page: Page) => page.getByRole('region', { name: word('Popular') }).getByRole('article')

/** What a device short of room does: everything but the shell is gone, from the browser's own cache too. */
async function evictChunks(page: Page, context: BrowserContext) {
  await page.evaluate(() => caches.delete('chunks'))
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

const countChunks = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('chunks')).keys()).length)

installedTest('the first worker of a device takes over without reloading the page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
  await untilInstalled(page)
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
  await expect(page.getByText(word('A new version is ready.'))).toHaveCount(0)
})

installedTest(
  'a page whose part is not on the device says so inside the frame, and opens automatically when the network is back',
  async ({ page, context, mishaps }) => {
    await page.goto('/')
    await untilInstalled(page)
    await evictChunks(page, context)
    await goOffline(context)
    await page.reload()
    await expect(popular(page).first()).toBeVisible()
    await page
      .getByRole('navigation', { name: word('Main places') })
      .getByRole('link', { name: word('Profile') })
      .click()
    const missing = page.getByText(word('This part of the app is not on this device yet'))
    await expect(missing).toBeVisible()
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    // What the page says in words React also says to the console; nothing else may have gone wrong.
    const isMissingPart = (text: string) => text.includes('Failed to fetch dynamically imported module')
    expect(mishaps.splice(0).filter(text => !isMissingPart(text))).toEqual([])

    const again = page.getByRole('main').getByRole('button', { name: word('Try again') })
    await again.click()
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(missing).toBeVisible()

    await goOnline(context)
    await expect(page.getByRole('heading', { level: 1, name: word('Profile') })).toBeVisible()
    await expect(missing).toHaveCount(0)
  },
)

installedTest(
  'a part of the app that is missing never reloads a page with a half-filled form',
  async ({ page, context, mishaps }) => {
    await page.goto('/')
    await untilInstalled(page)
    await guestDoor(page, 'Register').click()
    await page.getByRole('dialog').getByLabel(word('User name')).fill('meio_escrito')
    await page.keyboard.press('Escape')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await evictChunks(page, context)
    await goOffline(context)
    await page
      .getByRole('navigation', { name: word('Main places') })
      .getByRole('link', { name: word('Profile') })
      .click()
    await expect(page.getByText(word('This part of the app is not on this device yet'))).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(mishaps.splice(0).filter(text => !text.includes('dynamically imported module'))).toEqual([])
  },
)

installedTest(
  'the picture of a person that was seen is there without a network',
  async ({ page, context }) => {
    await page.goto('/')
    await untilControlled(page)
    // No test shows pictures; the page asks for one as its own element would.
    const ask = () =>
      page.evaluate(() =>
        fetch('/pictures/female-1.svg', { cache: 'no-store' }).then(
          answer => answer.headers.get('content-type'),
          () => 'no answer',
        ),
      )
    expect(await ask()).toContain('image/svg+xml')
    const isKept = () =>
      page.evaluate(async () => (await caches.match('/pictures/female-1.svg')) !== undefined)
    await expect.poll(isKept).toBe(true)
    await goOffline(context)
    expect(await ask()).toContain('image/svg+xml')
  },
)

installedTest(
  'who saves data is sent no parts of the app that were not asked for',
  async ({ page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
    )
    await page.goto('/')
    const { everyone }: { everyone: string[] } = await (await page.request.get('/warm.json')).json()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await countChunks(page)).toBeLessThan(everyone.length / 2)
  },
)

installedTest(
  'the worker leaves the operators, the API and the configuration alone',
  async ({ page, context }) => {
    await page.goto('/')
    await untilInstalled(page)
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return keys.flat().map(request => new URL(request.url).pathname)
    })
    expect(cached.filter(path => /^\/(api|backoffice|provider|config\.json|warm\.json)/.test(path))).toEqual(
      [],
    )
    // Nor do requests for them start the worker: each would wait for that, and keep it from a newer one that is to follow.
    const answeredBy = (path: string) =>
      page.evaluate(async asked => {
        await (await fetch(asked)).text()
        const [entry] = performance.getEntriesByName(new URL(asked, location.href).href)
        return entry?.toJSON().workerFinalSourceType
      }, path)
    expect(await answeredBy('/icons/icon.svg?worker')).toBe('')
    for (const path of [
      '/api/games/listsv2?worker',
      '/health?worker',
      '/backoffice/?worker',
      '/nothing.js?worker',
    ]) {
      expect(await answeredBy(path), path).toBe('network')
    }
    await goOffline(context)
    const isAnswered = (path: string) =>
      page.evaluate(
        async asked =>
          fetch(asked).then(
            () => true,
            () => false,
          ),
        path,
      )
    for (const path of ['/config.json', '/api/games/listsv2', '/health', '/backoffice/']) {
      expect(await isAnswered(path), path).toBe(false)
    }
    await expect(page.goto('/backoffice/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  },
)

test('a captive portal that answers in place of the configuration changes nothing of where calls go', async ({
  page,
  member,
  baseURL,
}) => {
  await page.route('**/config.json', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi grátis</h1>' }),
  )
  const origins = new Set<string>()
  page.on('request', request => request.url().includes('/api/') && origins.add(new URL(request.url()).origin))
  await page.goto('/')
  await expect(popular(page).first()).toBeVisible()
  await logIn(page, member)
  expect([...origins]).toEqual([baseURL])
})

test('a configuration that names nonsense as the base of all calls is not believed', async ({
  page,
  baseURL,
}) => {
  let apiBase: unknown
  await page.route('**/config.json', route => route.fulfill({ json: { apiBase } }))
  const origins = new Set<string>()
  page.on('request', request => request.url().includes('/api/') && origins.add(new URL(request.url()).origin))
  for (const nonsense of ['javascript:alert(1)', 'ftp://evil.example', 7]) {
    apiBase = nonsense
    const reported = page.waitForResponse('**/config.json')
    await page.goto('/')
    await reported
    await expect(popular(page).first()).toBeVisible()
    expect([...origins]).toEqual([baseURL])
    expect(await page.evaluate(() => localStorage.getItem('arara.api-base'))).toBeNull()
    origins.clear()
  }
})

test('a browser that refuses a worker has the whole site while online', async ({ page, member }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('refused by the test', 'SecurityError'))
  })
  await page.goto('/test')
  await expect(page.getByRole('listitem').filter({ hasText: testersWord('Service worker') })).toContainText(
    testersWord('not supported here'),
  )
  await logIn(page, member)
  await expect(balanceOf(page)).toContainText('0,00')
})
