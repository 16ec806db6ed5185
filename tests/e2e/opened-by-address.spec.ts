import type { Page } from '@playwright/test'
import { amountField } from './support/deposit-form.ts'
import { expect, test } from './support/test.ts'

/** What the shell asks for when it is there, beside the page: none of it is waited for. */
const inBackground =
  /^(live-stream|stream-place|at-leisure|register|footer|refusals|(?:account|information|diagnostics)-late|terms-notice|call-news|information-data|esm)\b/

/** The chunks by name that are asked for while the code is held, and those that the page still waited for after. */
async function openHeld(page: Page, path: string, untilHere: () => Promise<void>) {
  const held = Promise.withResolvers<void>()
  const beside: string[] = []
  const after: string[] = []
  let asked = beside
  await page.route(/\/assets\/.*\.(js|css)$/, async route => {
    asked.push(/\/assets\/(.*)-.{8}\./.exec(route.request().url())?.[1] ?? '')
    if (route.request().resourceType() === 'script') await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => beside.includes('index') && beside.includes('libraries')).toBe(true)
  await expect.poll(() => beside.includes('common')).toBe(true)
  asked = after
  held.resolve()
  await untilHere()
  return { beside, after: after.filter(name => !inBackground.test(name)) }
}

test('a page that is opened by its address asks for all its code beside the entry, not part after part', async ({
  memberTab: page,
}) => {
  const asked = await openHeld(page, '/recharge', () => expect(amountField(page)).toBeVisible())
  expect(asked.beside).toEqual(expect.arrayContaining(['network', 'recharge', 'money-data', 'session-data']))
  expect(asked.after).toEqual([])
})

test('so does a guest’s first visit of a page', async ({ page }) => {
  const asked = await openHeld(page, '/responsible-gaming', () =>
    expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  expect(asked.beside).toEqual(expect.arrayContaining(['network', 'responsible-gaming']))
  expect(asked.after).toEqual([])
})
