import type { Page } from '@playwright/test'
import { openChangingSite } from '../support/changing-site.ts'
import { goOffline, readTable, untilInstalled } from '../support/device.ts'
import { openAs } from '../support/open-as.ts'
import { readFavourites } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf, guestDoor, logIn } from '../support/visit.ts'
import { word } from '../support/words.ts'

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
  })

installedTest(
  'after one visit the app starts without a network and shows real games',
  async ({ page, context }) => {
    await page.goto('/')
    await untilInstalled(page)
    await goOffline(context)
    const next = await context.newPage()
    await next.goto('/')
    await expect(next.getByRole('region', { name: word('Popular') }).getByRole('article')).not.toHaveCount(0)
    await expect(next.getByRole('banner').getByRole('link', { name: /Offline/ })).toBeAttached()
  },
)

installedTest(
  'a page opened while the worker of the one before is being installed fetches the rest of the app all the same',
  async ({ page, context }) => {
    const site = await openChangingSite()
    const letInstall = site.holdInstallation()
    const first = await context.newPage()
    await first.goto(site.url)
    const isInstalling = () =>
      first.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return registration?.installing !== null && registration?.installing !== undefined
      })
    await expect.poll(isInstalling).toBe(true)
    await page.goto(site.url)
    const hasRegistered = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(entry => /\/register-/.test(entry.name)),
      )
    await expect.poll(hasRegistered).toBe(true)
    await first.close()
    letInstall()
    await untilInstalled(page)
    await site.close()
  },
)

installedTest(
  'a lobby that was never on the device says that it needs the connection once',
  async ({ page, context }) => {
    await page.goto('/terms')
    await untilInstalled(page)
    await goOffline(context)
    await page.goto('/')
    await expect(page.getByText(word('The games are not on this device yet'))).toBeVisible()
  },
)

installedTest(
  'no answer of the API lies in any cache, only the shell, chunks, pictures and the number at the app’s sign',
  async ({ memberPage }) => {
    await untilInstalled(memberPage)
    await memberPage.goto('/game')
    await expect(memberPage.getByRole('main').getByRole('article').first()).toBeVisible()
    await memberPage.goto('/profile')
    const paths = await cachedPaths(memberPage)
    expect(paths.length).toBeGreaterThan(20)
    const known =
      /^\/(assets|art|brand|icons|manifest|fonts|pictures)\/|^\/icon\/unsent$|^\/(index\.html|favicon\.\w+|manifest\.webmanifest|icon\.svg)$/
    expect(paths.filter(path => !known.test(path))).toEqual([])
  },
)

test('the manifest offers an installable app with maskable icons, screenshots and shortcuts', async ({
  page,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    display: 'standalone',
    start_url: expect.stringMatching(/^\//),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    // An open window may be in the middle of something: it comes forward as it is.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  })
  // The bar of the system around the page has the colour of each light.
  const colours = page.locator('meta[name="theme-color"]')
  const bars = await colours.evaluateAll(all => all.map(one => one.getAttribute('media')))
  expect(bars).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  const icons: { src: string; purpose?: string }[] = manifest.icons
  expect(icons.some(icon => icon.purpose === 'maskable')).toBe(true)
  const shortcuts: { url: string; icons: { src: string }[] }[] = manifest.shortcuts
  expect(shortcuts.map(({ url }) => url)).toEqual(['/recharge', '/game?list=favourites', '/searchGames'])
  const screenshots: { src: string; form_factor: string }[] = manifest.screenshots
  expect(new Set(screenshots.map(one => one.form_factor))).toEqual(new Set(['narrow', 'wide']))
  const drawn = [...icons, ...screenshots, ...shortcuts.flatMap(one => one.icons)]
  const pictures = [...drawn, { src: '/manifest/badge-96.png' }].map(
    ({ src }) => new URL(src, page.url()).href,
  )
  for (const picture of pictures) expect((await page.request.get(picture)).ok(), picture).toBe(true)
})

test('the splash has the ground of the page that follows it: of the light that the phone prefers, or that was chosen here', async ({
  page,
}) => {
  const splash = async () => {
    await page.goto('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const reported = await (await page.request.get(href ?? '')).json()
    const channels: number[] = reported.background_color
      .match(/[0-9a-f]{2}/g)
      .map((two: string) => parseInt(two, 16))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      `rgb(${channels.join(', ')})`,
    )
    return reported
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await splash()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await splash()
  expect({ ...light, background_color: '', theme_color: '' }).toEqual({
    ...dark,
    background_color: '',
    theme_color: '',
  })
  expect(light.background_color).not.toBe(dark.background_color)
  await page.evaluate(() => localStorage.setItem('arara.theme', 'light'))
  expect(await splash()).toEqual(light)
})

installedTest('a new version offers itself and reloads the page when the member agrees', async ({ page }) => {
  const site = await openChangingSite()
  await page.goto(site.url)
  await untilInstalled(page)
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  site.installNewVersion()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText(word('A new version is ready.'))).toBeVisible()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true)
  await page.getByRole('button', { name: word('Update') }).click()
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await site.close()
})

installedTest(
  'an update waits while a form is half filled, and comes when it is empty again',
  async ({ page }) => {
    const site = await openChangingSite()
    await page.goto(site.url)
    await untilInstalled(page)
    await guestDoor(page, 'Register').click()
    const name = page.getByRole('dialog').getByLabel(word('User name'))
    await name.fill('meio_escrito')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    site.installNewVersion()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.getByRole('button', { name: word('Update') }).click()
    const postponed = word('The new version comes as soon as what you are doing is finished.')
    await expect(page.getByText(postponed)).toBeVisible()
    await guestDoor(page, 'Register').click()
    await expect(name).toHaveValue('meio_escrito')
    await name.fill('')
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
    await site.close()
  },
)

/** What private windows and full disks do: the door is there and does not open. */
const refuseDatabases = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused by the test', 'InvalidStateError')
  }
}

test('a browser whose storage does not open says so once, everything works while online, and the icon counts what is new and what was noted of the storage', async ({
  page,
  member,
}) => {
  await page.addInitScript(refuseDatabases)
  await page.addInitScript(() => {
    const signs: number[] = []
    Object.assign(window, { signs })
    for (const name of ['setAppBadge', 'clearAppBadge']) {
      Object.defineProperty(navigator, name, { value: async (count = 0) => void signs.push(count) })
    }
    // What the last start that could open it noted.
    void caches.open('icon').then(noted => noted.put('/icon/unsent', new Response('2')))
  })
  await page.goto('/')
  const notice =
    'The storage of this browser cannot be used at the moment: everything works while you are online.'
  await expect(page.getByText(word(notice))).toBeVisible()
  await expect(page.getByRole('region', { name: word('Popular') }).getByRole('article')).not.toHaveCount(0)
  await logIn(page, member)
  await expect(balanceOf(page)).toContainText('0,00')
  const favouriteButton = page
    .getByRole('button', { name: word('Favourite {name}', { name: 'Floresta da Arara' }) })
    .first()
  await favouriteButton.click()
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true')
  expect(await readFavourites(member)).toEqual(['floresta-da-arara'])
  const newsAndNoted = 1 + 2
  await expect.poll(() => page.evaluate((): number[] => Reflect.get(window, 'signs'))).toContain(newsAndNoted)
})

test('a browser that keeps nothing fails loudly when a change cannot be stored offline', async ({
  page,
  member,
  context,
}) => {
  await page.addInitScript(refuseDatabases)
  await openAs(page, member)
  const favouriteButton = page
    .getByRole('button', { name: word('Favourite {name}', { name: 'Floresta da Arara' }) })
    .first()
  await expect(favouriteButton).toBeVisible()
  await goOffline(context)
  await favouriteButton.click()
  await expect(page.getByText(word('Error in setting favorite'))).toBeVisible()
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false')
})

test('a disk that is full while a change is stored is reported, and the change is not shown as kept', async ({
  memberPage: page,
}) => {
  const favouriteButton = page
    .getByRole('button', { name: word('Favourite {name}', { name: 'Floresta da Arara' }) })
    .first()
  await expect(favouriteButton).toBeVisible()
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
      if (this.name === 'queuedWrites') throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, given)
    }
  })
  await favouriteButton.click()
  await expect(page.getByText(word('Error in setting favorite'))).toBeVisible()
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false')
  expect(await readTable(page, 'queuedWrites')).toEqual([])
})
