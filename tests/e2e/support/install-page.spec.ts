import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/* Install button that explains itself on Android, desktop and iOS (where it can only instruct). */
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A055M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** What Chromium sends a page that it would install. Answers whether the question was asked. */
async function offerInstallation(page: Page) {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { wasAsked: true }),
    })
    window.dispatchEvent(event)
  })
  return () => page.evaluate(() => 'wasAsked' in window)
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone })

  test('the page begins with its own steps, and says what is kept where and for how long', async ({
    page,
  }) => {
    await page.goto('/download')
    const article = page.getByRole('article')
    await expect(article.getByRole('heading').first()).toHaveText(word('iPhone and iPad'))
    await expect(article.getByText(word('Press Share, the square with the arrow.'))).toBeVisible()
    await expect(article).toContainText(
      word(
        'Safari deletes what a site keeps after seven days without a visit. The app on the home screen keeps it.',
      ),
    )
    await expect(article).toContainText(
      word(
        'The app on the home screen has a storage of its own: log in there once more. Your money and your records are in your account, not on the phone.',
      ),
    )
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: word('How to install the app') })
      .click()
    await expect(page).toHaveURL(/\/download$/)
  })
})

test.describe('on an Android phone', () => {
  test.use({ userAgent: android })

  test('one press installs where the browser offers it, after the page said what will be asked', async ({
    page,
  }) => {
    await page.goto('/download')
    const wasAsked = await offerInstallation(page)
    await expect(page.getByText(/^O celular pergunta mais uma vez/)).toBeVisible()
    await page.getByRole('button', { name: word('Install now') }).click()
    expect(await wasAsked()).toBe(true)
    await expect(page.getByText(word('Open the menu of the browser, the three dots.')).first()).toBeVisible()
  })
})

test('the button at the foot of every page installs, and goes with the offer', async ({ page }) => {
  await page.goto('/terms')
  const button = page.getByRole('contentinfo').getByRole('button', { name: word('Install the app') })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: word('Privacy') })).toBeVisible()
  await expect(button).toHaveCount(0)
  const wasAsked = await offerInstallation(page)
  await button.click()
  expect(await wasAsked()).toBe(true)
  await expect(button).toHaveCount(0)
})

test('a light that the member chose holds before any script of the app has run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/health')
  await page.evaluate(() => localStorage.setItem('arara.theme', 'dark'))
  await page.route('**/assets/**', route => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgb(10, 31, 34)')
})

test('no field is written in less than 16 px: an iPhone would zoom into it and not out again', async ({
  page,
}) => {
  await page.goto('/test12')
  const fields = page.locator(
    'input:not([type=checkbox]):not([type=radio]):not([type=range]), select, textarea',
  )
  await expect(fields.first()).toBeAttached()
  const small = await fields.evaluateAll(all =>
    all
      .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(field => field.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})
