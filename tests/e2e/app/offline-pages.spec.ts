import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { createPayee, withdraw } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { askServer, callServer, registerMember } from '../support/server.ts'
import { inviteCodeOf } from '../support/stage-rewards.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

const favourite = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const orderReply = z.object({
  data: z.object({ order: z.object({ id: z.string(), pix_code: z.string() }) }),
})

/** A member with something on every page: money in and out, rounds, a heart, a friend, and a deposit that can still be paid. */
async function createResident() {
  const payee = await createPayee()
  await registerMember({}, await inviteCodeOf(payee))
  await withdraw(payee, '60.00')
  const { token } = payee
  await callServer('/api/games/follow/set', { token, body: { game_id: favourite.id } })
  const order = { money: '37.00', payment_id: 'pix', payment_type: 'pix' }
  const { data } = await askServer('/api/recharge/online', orderReply, {
    ...{ token, body: order, key: randomUUID() },
  })
  return { payee, open: data.order }
}

/** "updated just now", "updated 3 min ago", "as of 14:02": what stands beside everything that is shown from the device. */
const justNow = word('updated just now')
const minutesAgo = word('updated {minutes, plural, one {# min ago} other {# min ago}}', { minutes: 7 })
const age = new RegExp(`^(${justNow}|${minutesAgo.replace('7', '\\d+')}|${wordLike('as of {time}').source})$`)

type Seen = { path: string; rows: (main: Locator) => Locator; least?: number }

const listed = (name: string) => (main: Locator) =>
  main.getByRole('list', { name: word(name), exact: true }).getByRole('button')
const invited = (main: Locator) =>
  main.getByRole('list', { name: word('Invited'), exact: true }).getByRole('listitem')
const text = (what: string) => (main: Locator) => main.getByText(what)
const sums = (main: Locator) => main.getByText(/R\$/)
const articles = (main: Locator) => main.getByRole('article')

/** The server of the tests takes no fees: one stands in its answer. */
async function takeFee(page: Page) {
  const fee = {
    ...{
      id: randomUUID(),
      kind: 'withdrawal_fee',
      category: 'withdrawal',
      association_id: 'a',
      order_no: null,
    },
    ...{ money: '60.00', fee: '1.50', reviewed: true, created_at: new Date().toISOString() },
  }
  await page.route('**/api/ordercenter/fee*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), fee: [fee] } })
  })
}

const news = 'Manutenção na terça-feira'

/** What a member may have seen, and a row that has to be there again. */
function pagesOf(open: { id: string; pix_code: string }): Seen[] {
  return [
    { path: '/', rows: main => main.getByRole('region', { name: word('Popular') }).getByRole('article') },
    { path: '/searchGames?q=arara', rows: articles },
    { path: '/game?type=slots', rows: articles },
    {
      path: `/gameInfo?id=${favourite.id}`,
      rows: main => main.getByRole('heading', { name: favourite.name }),
    },
    { path: '/game?list=favourites', rows: main => articles(main).filter({ hasText: favourite.name }) },
    { path: '/rechargeRecord', rows: listed('Deposit records'), least: 2 },
    { path: '/withdrawalRecord', rows: listed('Withdrawal records') },
    { path: '/order-center/games', rows: listed('Game rounds'), least: 10 },
    { path: '/order-center', rows: listed('Movements'), least: 2 },
    { path: '/order-center/association', rows: listed('What belongs together'), least: 2 },
    { path: '/order-center/fee', rows: text(word('on {base}', { base: formatMoney(60_00n) })) },
    { path: '/information-center/notification', rows: main => main.getByRole('listitem') },
    { path: '/information-center/announcement', rows: main => articles(main).filter({ hasText: news }) },
    { path: '/promotion/activity', rows: main => main.getByRole('listitem'), least: 3 },
    { path: '/primo-deposito', rows: sums },
    { path: '/promotion/activity/recharge', rows: main => main.getByRole('listitem') },
    { path: '/promotion/activity/recharge-rebate', rows: sums },
    { path: '/promotion/activity/daily-loss-relief-fund', rows: sums },
    { path: '/promotion/activity/lottery-wheel', rows: main => main.getByRole('button') },
    { path: '/promotion/vip', rows: main => main.getByRole('progressbar') },
    { path: '/agency-center/agent', rows: text(word('Ordinary agent')) },
    { path: '/agency-center/agency-mechanism', rows: main => main.getByRole('table'), least: 3 },
    { path: '/agency-center/invitation-record', rows: invited },
    { path: '/withdrawal-card', rows: articles },
    { path: '/profile', rows: main => main.getByRole('region', { name: word('Wallets') }).getByText('R$') },
    { path: `/recharge-payment?order=${open.id}`, rows: text(open.pix_code) },
  ]
}

async function expectSeen(page: Page, { path, rows, least = 1 }: Seen) {
  const row = rows(page.getByRole('main')).nth(least - 1)
  await expect.soft(row, `row ${least} of ${path}`).toBeVisible()
}

test('every page that was seen once opens without a network, with its rows and their age', async ({
  page,
  context,
  administrator,
}) => {
  // Every page is opened twice, with a network and without.
  test.setTimeout(240_000)
  const { payee, open } = await createResident()
  await administrator.announce(news)
  await takeFee(page)
  const pages = pagesOf(open)
  await openAs(page, payee)
  for (const [at, seen] of pages.entries()) {
    if (at > 0) await follow(page, seen.path)
    await expectSeen(page, seen)
    // What everybody may read stands there before the member's own; the lobby's far shelves wait to be scrolled to.
    if (at > 0) await expect.soft(page.getByRole('main').locator('.skeleton'), seen.path).toHaveCount(0)
  }
  await untilInstalled(page)
  await goOffline(context)
  for (const seen of pages) {
    await page.goto(seen.path)
    await expectSeen(page, seen)
    await expect.soft(page.getByRole('main').getByText(age).first(), `age of ${seen.path}`).toBeVisible()
  }
})

test.describe('filled ahead', () => {
  test.use({ fillsAhead: true })

  test('after a sign-in and a look at the lobby, pages never opened are there when the network goes', async ({
    page,
    context,
  }) => {
    const { payee, open } = await createResident()
    await openAs(page, payee)
    await untilInstalled(page)
    const known = async () => (await readTable(page, 'syncState')).map(({ resource }) => resource)
    // The last but one of what is fetched; the catalogue is here by the lobby's own asking.
    await expect.poll(known, { timeout: 90_000 }).toContain('seeds')
    await goOffline(context)
    const wanted = [
      `/recharge-payment?order=${open.id}`,
      '/order-center',
      '/information-center/notification',
      '/primo-deposito',
      '/promotion/vip',
      '/agency-center/agent',
    ]
    for (const seen of pagesOf(open).filter(({ path }) => wanted.includes(path))) {
      await page.goto(seen.path)
      await expectSeen(page, seen)
    }
  })
})
