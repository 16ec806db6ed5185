import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { goOffline, untilInstalled } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** Every route of the specification's section 2. */
const routes = readFileSync('tests/contract/specification-routes.txt', 'utf8').split('\n').filter(Boolean)

/** A page has said something of its own, and nothing broke. */
async function expectPage(page: Page, path: string) {
  await expect(page.getByText(word('There is nothing at this address')), path).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  await expect(page.getByText(word('Something went wrong on this page')), path).toHaveCount(0)
  // In the history and the task switcher, too, each page has a title of its own.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(page, path).toHaveTitle(`${await heading.textContent()} · Arara Cassino`)
}

/** Every address in one page, as links lead there: a start of the app for each costs five times as much, and the guest makes it. */
async function walk(page: Page) {
  for (const path of routes) {
    // In between an address that has nothing, so that what is seen is never the page before.
    await page.evaluate(to => history.pushState(null, '', to), '/nao/existe')
    await expect(page.getByText(word('There is nothing at this address'))).toBeVisible()
    await page.evaluate(to => history.pushState(null, '', to), path)
    await expectPage(page, path)
  }
}

test('every address of the specification opens for a guest, none white, none broken', async ({ page }) => {
  expect(routes).toHaveLength(53)
  for (const path of routes) {
    await page.goto(path)
    await expectPage(page, path)
  }
})

test('every address opens for a member too', async ({ memberPage: page }) => {
  await walk(page)
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit every address opens without a network, or says that it needs one', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    await goOffline(context)
    for (const path of routes) {
      await page.goto(path)
      await expectPage(page, path)
    }
  })
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/nao/existe')
  await expect(page.getByText(word('There is nothing at this address'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: word('To the lobby') })
    .click()
  await expect(page).toHaveURL('/')
})

test('an address with nonsense in it opens', async ({ page }) => {
  const addresses = ['/recharge?amount=abc', '/recharge-payment?order=1', '/gameInfo?id=%3Cimg%3E&mode=x']
  for (const address of [...addresses, '/searchGames?q[]=1']) {
    await page.goto(address)
    await expectPage(page, address)
  }
})

test('every navigation scrolls to the top', async ({ page }) => {
  await page.goto('/responsible-gaming')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('Privacy') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word('Privacy') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
