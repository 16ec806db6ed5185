import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { parseAmount } from '../../../contract/centavos.ts'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { readTable } from '../support/device.ts'
import { createPayee, payeePin, readBalance } from '../support/forms/payee.ts'
import { askFor, confirmSheet, listWithdrawals } from '../support/forms/withdrawal-form.ts'
import { openAs } from '../support/open-as.ts'
import type { Person } from '../support/people.ts'
import { askServer, type Member, readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word } from '../support/words.ts'

/* Two tabs and a second browser at once. */

/** Two tabs of one browser and a tab of another, all of one member, in the lobby. */
async function openThree(page: Page, browser: Browser, person: Pick<Person, 'name' | 'password'>) {
  await openAs(page, person)
  const tab = await page.context().newPage()
  await tab.goto('/')
  await expect(balanceOf(tab)).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await openAs(elsewhere, person)
  return { tab, elsewhere, all: [page, tab, elsewhere] }
}

test('two tabs and a second browser ask for the same money at once: it leaves once, the others say so, and all three show what the server has', async ({
  page,
  browser,
}) => {
  const payee = await createPayee()
  const { elsewhere, all } = await openThree(page, browser, payee)
  for (const screen of all) {
    await askFor(screen, '50')
    await confirmSheet(screen).getByLabel(word('Withdrawal password')).fill(payeePin)
  }
  const send = (screen: Page) => confirmSheet(screen).getByRole('button', { name: word('Withdraw now') })
  // The buttons are found before any is pressed: a page that hears of another's withdrawal takes its own sheet away.
  const buttons = await Promise.all(all.map(screen => send(screen).elementHandle()))
  await Promise.all(buttons.map(button => button?.dispatchEvent('click')))
  const sentence =
    'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
  const isDone = (screen: Page) => screen.getByRole('alert').filter({ hasText: word(sentence) })
  // By the answer, or by the page, which hears of the other's withdrawal at the same moment.
  const underWay = 'A withdrawal is under way. You can ask for the next one when it has ended.'
  const isReported = (screen: Page) =>
    isDone(screen)
      .or(screen.getByText(refusalsPt.withdrawal_open))
      .or(screen.getByText(word(underWay)))
  for (const screen of all) await expect(isReported(screen).first()).toBeVisible()
  const done = await Promise.all(all.map(screen => isDone(screen).count()))
  expect(done.toSorted()).toEqual([0, 0, 1])
  expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
  const left = formatMoney(parseAmount((await readBalance(payee)).money) ?? -1n)
  for (const screen of all) {
    await expect(balanceOf(screen)).toContainText(left)
    await expect.poll(() => readTable(screen, 'openCalls')).toEqual([])
  }
  await elsewhere.context().close()
})

const games = [
  { id: 'floresta-da-arara', name: 'Floresta da Arara' },
  { id: 'mina-de-esmeraldas', name: 'Mina de Esmeraldas' },
] as const

test('hearts pressed in two tabs and in a second browser at once: none is lost, and all three show what the server kept', async ({
  page,
  browser,
  member,
}) => {
  const { tab, elsewhere, all } = await openThree(page, browser, member)
  const favouriteButton = (screen: Page, { name }: { name: string }) =>
    screen.getByRole('button', { name: word('Favourite {name}', { name }), exact: true }).first()
  const [first, second] = games
  const press = (screen: Page, game: { name: string }) =>
    screen
      .getByRole('button', { name: new RegExp(`^${word('Favourite {name}', game)}`) })
      .first()
      .click()
  // A screen that has heard of the other's heart already has nothing left to wish for: a press there would take it back.
  const intent = (screen: Page, game: { name: string }) =>
    favouriteButton(screen, game).evaluate(button => {
      if (button instanceof HTMLElement && button.ariaPressed !== 'true') button.click()
    })
  await Promise.all([intent(page, first), intent(tab, second), intent(elsewhere, first)])
  await expect.poll(async () => (await readFavourites(member)).toSorted()).toEqual(games.map(({ id }) => id))
  for (const screen of all) {
    for (const game of games)
      await expect(favouriteButton(screen, game)).toHaveAttribute('aria-pressed', 'true')
  }
  // One wish against another: the server hears them in some order, and what it kept in the end stands everywhere.
  const twice = async (screen: Page) => {
    await press(screen, first)
    await press(screen, first)
  }
  await Promise.all([twice(page), press(elsewhere, first), press(tab, second)])
  await expect.poll(() => readFavourites(member)).not.toContain(second.id)
  for (const screen of all) await expect.poll(() => readTable(screen, 'queuedWrites')).toEqual([])
  const shown = (screen: Page) =>
    Promise.all(
      games.map(async game =>
        (await favouriteButton(screen, game).getAttribute('aria-pressed')) === 'true' ? [game.id] : [],
      ),
    )
  for (const screen of all) {
    await expect
      .poll(async () => (await shown(screen)).flat().join() === (await readFavourites(member)).join())
      .toBe(true)
  }
  await elsewhere.context().close()
})

const ordersReply = z.object({ data: z.array(z.object({ money: z.string() })) })
const ordersOf = async ({ token }: Member) =>
  (await askServer('/api/recharge/list', ordersReply, { token })).data.map(({ money }) => money).toSorted()

/** Two tabs at the deposit; the order of the first is made, its answer is lost, and only the other can ask what became of it. */
async function loseOrder(page: Page, member: Member) {
  await openAs(page, member, { path: '/recharge' })
  const other = await page.context().newPage()
  await other.goto('/recharge')
  await page.route('**/api/recharge/online*', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/api/calls/*/close*', route => route.abort('connectionreset'))
  // Nor that one alone, before it is pressed: a request after the end was shown is a new one.
  let isPressed = false
  await other.route('**/api/calls/*/close*', route =>
    isPressed ? route.continue() : route.abort('connectionreset'),
  )
  const ask = async (screen: Page, amount: string) => {
    await screen.getByRole('textbox', { name: word('Amount') }).fill(amount)
    isPressed = screen === other
    await screen.getByRole('button', { name: word('Get the Pix code') }).click()
  }
  const lost = page.getByText(word('No answer came. Your request may have arrived or not.'))
  await ask(page, '50')
  await expect(lost).toBeVisible()
  const news = word('It did arrive: the order is there and waits for your payment.')
  const reported = (screen: Page) => screen.getByRole('status').filter({ hasText: news }).count()
  /** By one of them, once. */
  const isOver = async () => {
    await expect(lost).toHaveCount(0)
    await expect.poll(() => readTable(page, 'openCalls')).toEqual([])
    await expect.poll(async () => (await reported(page)) + (await reported(other))).toBe(1)
  }
  return { other, ask, isOver }
}

test('a deposit whose answer was lost in one tab is not done once more by the same in another, which leads to the order', async ({
  page,
  member,
}) => {
  const { other, ask, isOver } = await loseOrder(page, member)
  await ask(other, '50')
  await expect(other).toHaveURL('/rechargeRecord')
  await expect(other.getByRole('main')).toContainText(formatMoney(5_000n))
  await isOver()
  expect(await ordersOf(member)).toEqual(['50.00'])
})

test('another deposit in another tab is held back until the outcome of the lost one is shown, and is made when it is pressed again', async ({
  page,
  member,
}) => {
  const { other, ask, isOver } = await loseOrder(page, member)
  await ask(other, '80')
  await expect(other.getByText(word('Your earlier request had arrived after all.'))).toBeVisible()
  await expect(other.getByText(word('Nothing more was sent.'))).toBeVisible()
  await isOver()
  expect(await ordersOf(member)).toEqual(['50.00'])
  await ask(other, '80')
  await expect(other.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
  expect(await ordersOf(member)).toEqual(['50.00', '80.00'])
})
