import type { BrowserContext } from '@playwright/test'
import { parseAmount } from '../../../contract/centavos.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { createPayee, readBalance } from '../support/forms/payee.ts'
import { askFor, confirmSheet, fifty, listWithdrawals, typePin } from '../support/forms/withdrawal-form.ts'
import { holdSession } from '../support/open-as.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

const isDrawing = (url: URL) => url.pathname === '/api/drawing'

test('without a network a withdrawal is refused at once: nothing is sent, what was typed stays', async ({
  page,
  context,
}) => {
  const payee = await createPayee()
  await holdSession(page, payee)
  await askFor(page, '50')
  const sent: string[] = []
  context.on('request', request => isDrawing(new URL(request.url())) && sent.push(request.url()))
  await goOffline(context)
  await typePin(page)
  await expect(confirmSheet(page).getByRole('alert')).toContainText(
    word('You are offline: nothing was sent.'),
  )
  expect(sent).toEqual([])
  await goOnline(context)
  await typePin(page)
  await expect(page.getByText(wordLike('Expected in your account by {by}.'))).toBeVisible()
  expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
})

/** The connection dies at the first withdrawal: before the request arrived, or after it did and before its answer. */
async function loseConnectionOnce(context: BrowserContext, moment: 'before' | 'after') {
  const keys: (string | undefined)[] = []
  await context.route(isDrawing, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    if (moment === 'after') await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  return keys
}

installedTest(
  'a withdrawal whose answer is lost is unknown, survives a reload, and turns out to be done, once',
  async ({ page, context }) => {
    const payee = await createPayee()
    const before = parseAmount((await readBalance(payee)).money) ?? 0n
    await holdSession(page, payee)
    await askFor(page, '50')
    await untilInstalled(page)
    const keys = await loseConnectionOnce(context, 'after')
    await typePin(page)
    await expect(confirmSheet(page).getByRole('alert')).toContainText(
      word('No answer came. Your request may have arrived or not.'),
    )
    const kept = await readTable(page, 'openCalls')
    expect(kept).toEqual([
      {
        key: keys[0],
        memberId: payee.id,
        call: 'drawing',
        amount: 50_00n,
        state: 'unknown',
        sentAt: expect.any(Number),
      },
    ])
    await page.goto('/unsent')
    await expect(page.getByRole('region', { name: word('No answer yet') })).toContainText(fifty)

    await goOnline(context)
    const reported = page
      .getByRole('status')
      .filter({ hasText: word('It did arrive: your withdrawal is under way.') })
    await expect(reported).toContainText(fifty, { timeout: 30_000 })
    await expect.poll(() => readTable(page, 'openCalls')).toEqual([])
    await expect(balanceOf(page)).toContainText(formatMoney(before - 50_00n))
    await page.goto('/withdraw')
    await expect(page.getByRole('main')).toContainText(
      word('A withdrawal is under way. You can ask for the next one when it has ended.'),
    )
    expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
    expect(keys).toHaveLength(1)
  },
)

installedTest(
  'a withdrawal that never arrived is closed, reported as not done, and can be asked for again',
  async ({ page, context }) => {
    const payee = await createPayee()
    await holdSession(page, payee)
    await askFor(page, '50')
    // Or what tells the end may be lost with the line (late-call-news.tsx).
    await untilInstalled(page)
    const keys = await loseConnectionOnce(context, 'before')
    await typePin(page)
    await expect(confirmSheet(page).getByRole('alert')).toContainText(
      word('No answer came. Your request may have arrived or not.'),
    )
    await goOnline(context)
    const reported = page
      .getByRole('status')
      .filter({ hasText: word('It did not arrive: nothing was done.') })
    await expect(reported).toContainText(fifty, { timeout: 30_000 })
    expect(await listWithdrawals(payee)).toEqual([])
    await typePin(page)
    await expect(page.getByText(wordLike('Expected in your account by {by}.'))).toBeVisible()
    expect(await listWithdrawals(payee)).toHaveLength(1)
    // The form tries its old key first; that one is closed for good, so the new request has its own.
    expect(keys.at(-1)).not.toBe(keys[0])
    expect(await readTable(page, 'openCalls')).toEqual([])
  },
)
