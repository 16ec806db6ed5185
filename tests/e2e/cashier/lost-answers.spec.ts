import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { readTable } from '../support/device.ts'
import { createPayee, depositByPix } from '../support/forms/payee.ts'
import { askFor, listWithdrawals, typePin } from '../support/forms/withdrawal-form.ts'
import { holdSession, openAs } from '../support/open-as.ts'
import { askServer, registerMember } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

/**
 * The answer to a money call or a claim is lost, the tab is killed, the phone is restarted: on return the member is shown
 * the outcome, from the server's record of the idempotency key.
 */

/** A cold start renews the session before it can ask what became of a call. */
const soon = { timeout: 30_000 }
const fifty = formatMoney(5_000n)
const list = z.object({ data: z.array(z.unknown()) })

const toastOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const unsent = (page: Page, title: string) => page.getByRole('region', { name: word(title) })

/** The way that a member has to what waits and to what became of it. */
async function goToUnsent(page: Page, title: string): Promise<void> {
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: word(title) })
    .click()
  await expect(page).toHaveURL('/unsent')
}

/** The tab dies with the answer on its way: the server has done it, the device only knows that it was sent. */
async function dieInTheTunnel(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const arrived = Promise.withResolvers<void>()
  await page.route(
    url => url.pathname === path,
    async route => {
      await route.fetch()
      arrived.resolve()
      // No answer, and no failure either: the tab goes while it waits.
      await new Promise(() => undefined)
    },
  )
  await act()
  await arrived.promise
  expect(await readTable(page, 'openCalls')).toMatchObject([{ state: 'sent' }])
  await page.close()
}

/** A start without a network: what the device can say of it, which is that nobody knows. */
async function lookWithoutNetwork(context: BrowserContext, waiting: string) {
  const page = await context.newPage()
  // The app's own files come; the server does not answer.
  await page.route(/\/(api|config\.json)/, route => route.abort())
  await goToUnsent(page, 'Not sent yet')
  await expect(unsent(page, 'No answer yet')).toContainText(waiting)
  await page.close()
}

/** Opens the app again: the outcome is shown once by a toast, and in the tray until it is put away, and not a second time. */
async function isReportedOnce(context: BrowserContext, { what, outcome }: { what: string; outcome: string }) {
  const page = await context.newPage()
  await page.goto('/')
  const toast = toastOf(page, outcome)
  await expect(toast).toContainText(what, soon)
  await expect(toast).toContainText(/\d\d:\d\d/)
  expect(await readTable(page, 'openCalls')).toEqual([])
  await goToUnsent(page, 'Lost answers')
  const settled = unsent(page, 'What became of it')
  await expect(settled).toContainText(what)
  await expect(settled).toContainText(outcome)
  await expect(toastOf(page, outcome)).toHaveCount(0)
  await settled.getByRole('button', { name: word('I have read it') }).click()
  await expect(page.getByText(word('Nothing is waiting to be sent'))).toBeVisible()
}

test('a deposit whose tab died before its answer: one order, reported at the next start with amount and time, and to nobody else', async ({
  page,
  context,
  member,
}) => {
  await openAs(page, member, { path: '/recharge' })
  await page.getByRole('textbox', { name: word('Amount') }).fill('50')
  await dieInTheTunnel(page, '/api/recharge/online', () =>
    page.getByRole('button', { name: word('Get the Pix code') }).click(),
  )
  await lookWithoutNetwork(context, fifty)

  const somebodyElse = await context.newPage()
  await openAs(somebodyElse, await registerMember(), { path: '/unsent' })
  await expect(somebodyElse.getByText(word('Nothing is waiting to be sent'))).toBeVisible()
  expect(await readTable(somebodyElse, 'openCalls')).toMatchObject([{ memberId: member.id }])
  await somebodyElse.close()

  const back = await context.newPage()
  await openAs(back, member)
  const reported = word('It did arrive: the order is there and waits for your payment.')
  await expect(toastOf(back, reported)).toContainText(fifty, soon)
  await toastOf(back, reported)
    .getByRole('button', { name: word('See') })
    .click()
  await expect(back).toHaveURL('/rechargeRecord')
  await expect(back.getByRole('main')).toContainText(fifty)
  const { data } = await askServer('/api/recharge/list', list, { token: member.token })
  expect(data).toHaveLength(1)
})

test('a withdrawal whose tab died before its answer is under way once, and reported at the next start', async ({
  page,
  context,
}) => {
  const payee = await createPayee()
  await holdSession(page, payee)
  await askFor(page, '50')
  await dieInTheTunnel(page, '/api/drawing', () => typePin(page))
  await lookWithoutNetwork(context, fifty)
  await isReportedOnce(context, {
    what: fifty,
    outcome: word('It did arrive: your withdrawal is under way.'),
  })
  expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
})

test('a claim whose tab died before its answer was paid once, and reported at the next start', async ({
  page,
  context,
  member,
}) => {
  await depositByPix(member, '100.00')
  await openAs(page, member, { path: '/primo-deposito' })
  await dieInTheTunnel(page, '/api/ftd/claim', () =>
    page.getByRole('button', { name: wordLike('Claim {amount}') }).click(),
  )
  await lookWithoutNetwork(context, word('Reward'))
  await isReportedOnce(context, { what: word('Reward'), outcome: word('It did arrive and is done.') })
  const { data } = await askServer('/api/promotion/history', list, { token: member.token })
  expect(data).toHaveLength(2)
})
