import type { Page } from '@playwright/test'
import { openAs } from './support/open-as.ts'
import { createPayee } from './support/payee.ts'
import { expect, test } from './support/test.ts'
import { guestDoor } from './support/visit.ts'
import { word } from './support/words.ts'

/** WCAG 1.4.10: at 320 px everything is there without scrolling sideways. */
test.use({ viewport: { width: 320, height: 640 } })
test.describe.configure({ timeout: 120_000 })

/** What stands beyond the right edge of a page that can be scrolled sideways. */
async function expectNoSidewaysScroll(page: Page, place: string) {
  const found = await page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    )
    return [`${root.scrollWidth} px`, ...beyond.slice(-3).map(element => element.outerHTML.slice(0, 120))]
  })
  expect(found, place).toEqual([])
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectNoSidewaysScroll(page, path)
}

test('a guest on 320 px scrolls no page sideways', async ({ page }) => {
  const slot = '/gameInfo?id=floresta-da-arara'
  const table = [
    '/gameInfo?id=roleta-arara',
    '/gameInfo?id=mina-de-esmeraldas',
    '/gameInfo?id=dados-da-arara',
  ]
  for (const path of ['/', '/game', '/searchGames?q=a', '/video', slot, ...table, '/fairness', '/download']) {
    await visit(page, path)
  }
})

test('the dialogs of signing in fit 320 px', async ({ page }) => {
  for (const name of ['Log in', 'Register'] as const) {
    await page.goto('/')
    await guestDoor(page, name).click()
    const dialog = page.getByRole('dialog', { name: word(name) })
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await expectNoSidewaysScroll(page, name)
    const box = await dialog.boundingBox()
    expect(box?.width ?? 999, name).toBeLessThanOrEqual(320)
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth), name).toBe(0)
  }
})

test('a member with money on 320 px scrolls no page sideways', async ({ page }) => {
  await openAs(page, await createPayee('1000.00'))
  const money = ['/recharge', '/rechargeRecord', '/withdraw', '/withdrawal-card', '/withdrawalRecord']
  const own = ['/', '/profile', '/withdrawalPassword', '/security-center', '/information-center/notification']
  for (const path of [...own, ...money, '/gameInfo?id=floresta-da-arara', '/fairness']) {
    await visit(page, path)
  }
})
