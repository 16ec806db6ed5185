import type { Page } from '@playwright/test'
import { goOffline, untilInstalled } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const footer = (page: Page) => page.getByRole('contentinfo')

test('the first visit speaks Portuguese, whatever the browser speaks', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cadastrar' })).toBeVisible()
  await context.close()
})

for (const [name, lang, login] of [
  ['English', 'en', 'Log in'],
  ['简体中文', 'zh-Hans', '登录'],
] as const) {
  test(`choosing ${name} stores it, refreshes the page, and every page follows`, async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => Object.assign(window, { beforeRefresh: true }))
    await footer(page)
      .getByRole('combobox', { name: word('Language') })
      .selectOption(name)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await page.evaluate(() => 'beforeRefresh' in window)).toBe(false)
    await expect(page.getByRole('banner').getByRole('button', { name: login })).toBeVisible()
    const asked = page.waitForRequest(request => request.url().includes('/api/games/listsv2'))
    await page.goto('/')
    expect((await asked).url()).toContain(`lang=${lang === 'en' ? 'en' : 'zh_cn'}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a language that was never spoken here is refused without a network, in words; one that was is there', async ({
    page,
    context,
  }) => {
    const choose = async (name: string) => footer(page).getByRole('combobox').selectOption(name)
    await page.goto('/terms')
    await untilInstalled(page)
    await choose('English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
    await choose('Português')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await goOffline(context)
    await choose('简体中文')
    await expect(
      page.getByText(word('This language is not on your device yet. Choose it when the network is back.')),
    ).toBeVisible()
    expect(await stored(page, 'arara.language')).toBe('pt')
    await choose('English')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  })
})

test('the look follows the device, until light or dark is chosen by hand, which differ and are kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/terms')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)

  await footer(page)
    .getByRole('radio', { name: word('Dark') })
    .check({ force: true })
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)
  await page.reload()
  await expect(footer(page).getByRole('radio', { name: word('Dark') })).toBeChecked()
  expect(await ground(page)).toBe(dark)
  expect(await stored(page, 'arara.theme')).toBe('dark')
})

test('the background picture is there from 600 px on only', async ({ page }) => {
  const isShown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].some(element =>
        getComputedStyle(element).backgroundImage.includes('/brand/canopy.svg'),
      ),
    )
  await page.setViewportSize({ width: 599, height: 900 })
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isShown()).toBe(false)
  await page.setViewportSize({ width: 601, height: 900 })
  await expect.poll(isShown).toBe(true)
})

test('the footer names the licence, the age and the pages the law asks for', async ({ page }) => {
  await page.goto('/')
  const wanted = ['Terms of use', 'Privacy', 'Questions and answers', 'Responsible gaming', 'Support']
  for (const name of wanted) await expect(footer(page).getByRole('link', { name: word(name) })).toBeVisible()
  await expect(footer(page)).toContainText('18+')
  await expect(footer(page)).toContainText(word('Operated under a Curacao licence.'))
})

test("the footer's questions and answers are in view on a phone, though they arrive after the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await footer(page)
    .getByRole('link', { name: word('Questions and answers') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word('Support') })).toBeAttached()
  await expect(page.getByText('Como sei que o jogo é justo?')).toBeInViewport({ ratio: 1 })
})

test('what only a screen reader hears lets no dialog be scrolled out of its own sight', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('Register'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(word('User name'))).toBeVisible()
  const hidden = await dialog.evaluate(element => {
    const received = Object.assign(document.createElement('p'), {
      className: 'sr-only',
      textContent: 'heard',
    })
    element.querySelector('form')?.after(received)
    element.scrollTo(0, 1_000)
    return element.scrollTop
  })
  expect(hidden).toBe(0)
})
