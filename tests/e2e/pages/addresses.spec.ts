import type { Page } from '@playwright/test'
import { goOffline, untilInstalled } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** Addresses as people, chats and mail programs make them, and the path that each leads to. */
const meant: ReadonlyMap<string, string> = new Map([
  ['//vip', '/vip'],
  ['/vip//', '/vip'],
  ['/%76ip', '/vip'],
  ['/VIP', '/vip'],
  ['/SEARCHGAMES/', '/searchGames'],
  ['/vip;x=1', '/vip'],
  ['/vip.html', '/vip'],
  ['/promotion//activity', '/promotion/activity'],
  ['/vip?x=%zz&y=%E0%A4%A', '/vip'],
  ['/vip?&&&==&[]', '/vip'],
  ['/vip#%zz', '/vip'],
])
const unknown = [
  '/nada',
  '/a/b/c/d/e/f/g/h',
  '/wp-login.php',
  '/%E2%80%AE',
  `/${'longo'.repeat(60)}`,
  '/vip/nada',
]

async function seesPage(page: Page, path: string) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.getByText(word('There is nothing at this address')), path).toHaveCount(0)
  await expect(page.getByText(word('Something went wrong on this page')), path).toHaveCount(0)
}
const seesNothing = (page: Page, path: string) =>
  expect(page.getByText(word('There is nothing at this address')), path).toBeVisible()

test('an address that is nearly right opens the page that is meant, and one of nothing says so', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL).replace(/\/$/, '')
  for (const path of meant.keys()) {
    await page.goto(`${origin}${path}`)
    await seesPage(page, path)
  }
  for (const path of unknown.filter(one => one !== '/%E2%80%AE')) {
    await page.goto(`${origin}${path}`)
    await seesNothing(page, path)
  }
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the same addresses open the same pages', async ({ page, context, baseURL }) => {
    const origin = String(baseURL).replace(/\/$/, '')
    await page.goto('/')
    await untilInstalled(page)
    await goOffline(context)
    for (const [path, to] of meant) {
      await page.goto(`${origin}${path}`)
      await seesPage(page, path)
      expect(new URL(page.url()).pathname.toLowerCase(), path).toBe(to.toLowerCase())
    }
    await page.goto('/nada')
    await seesNothing(page, '/nada')
  })
})
