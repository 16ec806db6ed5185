import type { BrowserContext, Page, Request } from '@playwright/test'
import * as z from 'zod/mini'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { amountField, ask } from '../support/forms/deposit-form.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { askServer, type Member } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word } from '../support/words.ts'

// With all that moves: most files go without (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const confirmed = (page: Page) => page.getByText(word('Payment confirmed'))
/** Money takes its way over two processes and two workers' turns. */
const soon = { timeout: 20_000 }

/** Opens an order over `money` and stays on its page; answers the provider's id of the charge. */
async function openOrder(page: Page, money: string): Promise<{ orderId: string; txid: string }> {
  await page.goto('/recharge')
  await amountField(page).fill(money)
  await ask(page).click()
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  return { orderId, txid: orderId.replaceAll('-', '') }
}

/** The payer's bank, where a tester plays the payer. */
async function openBank(page: Page, context: BrowserContext): Promise<Page> {
  const href = await page.getByRole('link', { name: word("Open the bank's page") }).getAttribute('href')
  const bank = await context.newPage()
  await bank.goto(href ?? '')
  return bank
}

const scenario = (bank: Page, name: string) => bank.locator(`button[name=scenario][value=${name}]`)
const openTests = (bank: Page) => bank.locator('details summary').click()

const listReply = z.object({
  data: z.array(z.object({ id: z.string(), state: z.string(), reason: z.nullable(z.string()) })),
})
const userReply = z.object({ data: z.object({ money: z.string() }) })

const ordersOf = async ({ token }: Member) =>
  (await askServer('/api/recharge/list', listReply, { token })).data
const moneyOf = async ({ token }: Member) =>
  (await askServer('/api/auth/me', userReply, { token })).data.money

test('a member pays by PIX on the bank’s page in another tab and sees the money arrive live', async ({
  memberTab: page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOrder(page, '50')
  await expect(page.getByRole('main')).toContainText('R$ 50,00')
  await expect(page.getByRole('timer')).toContainText(/\d{1,2}:\d{2}/)
  await page.getByRole('button', { name: word('Copy the Pix code') }).click()
  await expect(page.getByRole('button', { name: word('Code copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*6304[0-9A-F]{4}$/)

  const bank = await openBank(page, context)
  await scenario(bank, 'normal').click()
  await expect(bank.locator('.receipts')).toContainText('50,00')
  await expect(confirmed(page)).toBeVisible(soon)
  await expect(balanceOf(page)).toContainText('50,00', soon)
  expect(await moneyOf(member)).toBe('50.00')
})

test('a lost webhook delays the money, and polling brings it', async ({
  memberTab: page,
  context,
  member,
}) => {
  await openOrder(page, '30')
  const bank = await openBank(page, context)
  await openTests(bank)
  await scenario(bank, 'lost').click()
  await expect(confirmed(page)).toBeVisible({ timeout: 40_000 })
  expect(await moneyOf(member)).toBe('30.00')
})

test('a payment from somebody else goes back and is never credited', async ({
  memberTab: page,
  context,
  member,
}) => {
  const { orderId } = await openOrder(page, '40')
  const bank = await openBank(page, context)
  await openTests(bank)
  await scenario(bank, 'wrong_payer').click()
  await expect(page.getByText(word('The payment goes back'))).toBeVisible(soon)
  const reported =
    "It came from somebody else's account. Only your own is accepted, so the money goes back to the payer."
  await expect(page.getByText(word(reported))).toBeVisible()
  expect(await ordersOf(member)).toEqual([{ id: orderId, state: 'refunded', reason: 'payer_mismatch' }])
  expect(await moneyOf(member)).toBe('0.00')
})

test('another amount than asked for is credited as it came, and said', async ({
  memberTab: page,
  context,
  member,
}) => {
  await openOrder(page, '25')
  const bank = await openBank(page, context)
  await openTests(bank)
  await bank.locator('input[name=valor]').fill('27,50')
  await scenario(bank, 'other_amount').click()
  await expect(confirmed(page)).toBeVisible(soon)
  await expect(page.getByRole('main')).toContainText(/27,50/)
  await expect(page.getByText(word('Asked for'))).toBeVisible()
  expect(await moneyOf(member)).toBe('27.50')
})

test('a code that ran out says so, and a payment that comes too late is recognised all the same', async ({
  memberTab: page,
  member,
  pix,
}) => {
  const { txid } = await openOrder(page, '20')
  await pix.expire(txid)
  await expect(page.getByText(word('This code has expired'))).toBeVisible({ timeout: 40_000 })
  await pix.pay(txid, 'after_expiry')
  await expect(confirmed(page)).toBeVisible({ timeout: 40_000 })
  expect(await moneyOf(member)).toBe('20.00')
})

test('a code paid twice brings both payments, each once', async ({ memberTab: page, member, pix }) => {
  const { txid } = await openOrder(page, '35')
  await pix.pay(txid, 'two_payments')
  await expect(confirmed(page)).toBeVisible(soon)
  await expect.poll(() => moneyOf(member), soon).toBe('70.00')
})

test('a payment reported twice is credited once, and one reported by a forger never', async ({
  memberTab: page,
  member,
  pix,
}) => {
  const { txid } = await openOrder(page, '15')
  await pix.pay(txid, 'forged')
  await pix.flush()
  expect(await moneyOf(member)).toBe('0.00')
  await pix.pay(txid, 'duplicated')
  await expect(confirmed(page)).toBeVisible(soon)
  await pix.flush()
  expect(await moneyOf(member)).toBe('15.00')
})

test('the phone ends the app on the way to the bank: the order’s page opens again and shows the payment', async ({
  page,
  context,
  member,
  pix,
}) => {
  await openAs(page, member, { remember: false })
  const { orderId, txid } = await openOrder(page, '60')
  await page.close()
  const next = await context.newPage()
  await next.goto(`/recharge-payment?order=${orderId}`)
  await expect(next.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
  await pix.pay(txid, 'normal')
  await expect(confirmed(next)).toBeVisible(soon)
})

test('money that came while the page was away is there when it is back, however fresh its rows were', async ({
  memberPage: page,
  member,
}) => {
  await expect(balanceOf(page)).toContainText('0,00')
  const kept = async () => (await readTable(page, 'syncState')).filter(row => row.resource === 'live')
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.goto('about:blank')
  await depositByPix(member, '75.00')
  await page.goto('/')
  await expect(balanceOf(page)).toContainText('75,00')
})

installedTest(
  'without a network nothing is sent and nothing is lost; the code that is there still works',
  async ({ memberTab: page, context, member }) => {
    const { orderId } = await openOrder(page, '45')
    await untilInstalled(page)
    const sent: Request[] = []
    context.on('request', request => request.url().includes('/recharge/online') && sent.push(request))
    await follow(page, '/recharge')
    await amountField(page).fill('80')
    await goOffline(context)
    await ask(page).click()
    await expect(page.getByText(word('You are offline: nothing was sent.'))).toBeVisible()
    await expect(amountField(page)).toHaveValue(/80/)
    expect(sent).toEqual([])
    await page.goto(`/recharge-payment?order=${orderId}`)
    await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
    await expect(
      page.getByText(word('The code works without a connection here. Its status shows when you are back.')),
    ).toBeVisible()
    await goOnline(context)
    expect(await ordersOf(member)).toHaveLength(1)
  },
)

test('an order whose answer is lost is found again by its key: one order, one code', async ({
  memberTab: page,
  context,
  member,
}) => {
  await page.goto('/recharge')
  const keys: (string | undefined)[] = []
  await context.route('**/api/recharge/online*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await amountField(page).fill('55')
  await ask(page).click()
  await expect(page.getByText(word('No answer came. Your request may have arrived or not.'))).toBeVisible()
  await ask(page).click()
  await expect
    .poll(
      async () => (await readTable(page, 'openCalls')).filter(row => row.state === 'unknown').length,
      soon,
    )
    .toBe(0)
  const orders = await ordersOf(member)
  expect(orders).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

test('a refusal of the provider is shown in words and charges nothing', async ({
  memberTab: page,
  context,
}) => {
  const refusal = {
    status: 'error',
    code: 503,
    error: 'payment_provider_unavailable',
    message: refusalsPt.payment_provider_unavailable,
  }
  await context.route('**/api/recharge/online*', route => route.fulfill({ status: 503, json: refusal }))
  await page.goto('/recharge')
  await amountField(page).fill('55')
  await ask(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page).toHaveURL('/recharge')
})

installedTest(
  'deposits are listed with their state, offline too with their age',
  async ({ memberTab: page, context, pix }) => {
    const { txid } = await openOrder(page, '65')
    await pix.pay(txid, 'normal')
    await expect(confirmed(page)).toBeVisible(soon)
    await page.goto('/rechargeRecord')
    const rows = page.getByRole('main').getByRole('button').filter({ hasText: '65,00' })
    await expect(rows).toHaveCount(1)
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(/atualizado|às \d/)
  },
)

test('a demo account cannot deposit and is shown why', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: word('Try the demo') }).click()
  await expect(balanceOf(page)).toContainText('5.000,00')
  await follow(page, '/recharge')
  await expect(page.getByText(word('Not in a demo account'))).toBeVisible()
})

// A phone that was off for long, or whose owner set its clock: the code said at once that it had expired, and nobody could pay.
test('a code is open for as long as the server says, whatever the clock of this device says', async ({
  memberTab: page,
}) => {
  const minutes = /(?<![\d:])1[0-5]:\d\d$/
  await page.clock.setSystemTime(Date.now() + 60 * 60_000)
  await openOrder(page, '50')
  await expect(page.getByRole('timer')).toContainText(minutes)
  await page.clock.setSystemTime(Date.now() - 60 * 60_000)
  await page.goto('/recharge')
  const open = page.getByRole('list', { name: word('Open deposits') })
  await expect(open.getByRole('timer')).toContainText(minutes)
})
