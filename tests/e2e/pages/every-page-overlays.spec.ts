import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expectNoFaultOnPhones, phone } from '../support/faults/no-fault.ts'
import { giveBonus } from '../support/forms/give-bonus.ts'
import { createPayee, withdraw } from '../support/forms/payee.ts'
import { fillWithdrawal } from '../support/forms/withdrawal-form.ts'
import { openAs } from '../support/open-as.ts'
import { askServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { guestDoor } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

/** Dialogs and sheets that a player meets; a part of `npm run access`. Each lies over its page alone, which `every-page.spec.ts` looks at. */
test.describe.configure({ timeout: 10 * 60_000 })
test.use({ viewport: phone, actionTimeout: 30_000 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
const firstRow = (page: Page, list: string) =>
  page
    .getByRole('list', { name: word(list) })
    .getByRole('button')
    .first()
    .click()

/** What opens over a page of the member, by the page's address. */
const overlays: Readonly<Record<string, readonly [name: string, open: (page: Page) => Promise<unknown>][]>> =
  {
    '/profile': [
      ['picture', page => press(page, word('Choose a picture'))],
      ['sign out', page => press(page, word('Sign out'))],
    ],
    '/bonus': [['give a bonus up', page => press(page, word('Give this bonus up'))]],
    '/withdrawal-card': [
      ['add an account', page => press(page, word('Add an account'))],
      [
        'add a bank account',
        async page => {
          await press(page, word('Add an account'))
          await page
            .getByRole('dialog')
            .getByRole('radio', { name: word('Bank account') })
            .check()
        },
      ],
      ['remove an account', page => press(page, wordLike('Remove {label}'))],
    ],
    '/rechargeRecord': [
      ['filter', page => press(page, word('Filter'))],
      ['save as a file', page => press(page, word('Save as a file'))],
      ['a deposit', page => firstRow(page, 'Deposit records')],
    ],
    '/withdrawalRecord': [['a withdrawal', page => firstRow(page, 'Withdrawal records')]],
    '/order-center': [['a movement', page => firstRow(page, 'Movements')]],
    '/order-center/association': [['what belongs together', page => firstRow(page, 'What belongs together')]],
    '/order-center/games': [
      ['filter of rounds', page => press(page, word('Filter'))],
      ['a round', page => firstRow(page, 'Game rounds')],
    ],
    '/fairness': [['check a round', page => firstRow(page, 'Your rounds')]],
    '/responsible-gaming': [
      [
        'limit',
        page => {
          const [kind, period] = [word('Deposits'), word('A day')]
          return press(page, word('Set a limit: {kind}, {period}', { kind, period }))
        },
      ],
      ['pause', page => press(page, word('Take a pause'))],
      [
        'exclusion, not agreed to yet',
        async page => {
          await press(page, word('Exclude myself'))
          await page
            .getByRole('dialog')
            .getByRole('button', { name: word('Exclude myself now') })
            .click()
        },
      ],
    ],
    '/security-center/passkeys': [['step-up', page => press(page, word('Add a passkey'))]],
    '/gameInfo?id=dados-da-arara&mode=real': [
      ['rules', page => press(page, word('Rules and return'))],
      ['fairness', page => press(page, word('Fairness'))],
      ['rounds', page => press(page, word('Your rounds'))],
      ['session', page => press(page, word('Your session'))],
    ],
    '/gameInfo?id=cinco-da-sorte&mode=real': [['past draws', page => press(page, word('Past draws'))]],
    '/gameInfo?id=liga-arara&mode=real': [
      [
        'slip',
        async page => {
          await page.getByRole('article').first().getByRole('button', { pressed: false }).first().click()
          await press(page, wordLike('Your slip'))
        },
      ],
    ],
  }

async function expectOverlay(page: Page, name: string) {
  await expect(page.getByRole('dialog'), name).toBeVisible()
  await expect(page.getByRole('dialog').locator('.skeleton'), name).toHaveCount(0)
  await expectNoFaultOnPhones(page, name)
}

/** A deposit, a withdrawal under way, a bonus and rounds: what is empty hides what is missing. */
async function createResident() {
  const payee = await createPayee('1000.00')
  await withdraw(payee, '50.00')
  await giveBonus({ memberId: payee.id, amount: 5_000n, required: 50_000n })
  return payee
}

/** What the server says once an hour has been played. */
async function endHour(page: Page) {
  await page.route('**/api/play-session?*', async route => {
    const response = await route.fetch()
    const reported = await response.json()
    reported.data.session.check_at = reported.data.session.started_at
    await route.fulfill({ response, json: reported })
  })
}

test('a guest finds no fault of access in the login, empty and with its mistakes, nor in the registration', async ({
  page,
}) => {
  await page.goto('/login')
  await expectOverlay(page, 'login')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('Log in'), exact: true })
    .click()
  await expect(page.getByRole('dialog').getByText(word('Enter your password'))).toBeVisible()
  await expectOverlay(page, 'login with mistakes')
  await page.keyboard.press('Escape')
  await guestDoor(page, 'Register').click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await expectOverlay(page, 'registration')
})

for (const [path, list] of Object.entries(overlays)) {
  test(`a member finds no fault of access in what opens over ${path}`, async ({ page }) => {
    await openAs(page, await createResident())
    await page.goto(path)
    for (const [name, open] of list) {
      await open(page)
      await expectOverlay(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
}

test('a member finds no fault of access where they are asked for a first password of withdrawals, nor where their session ran out', async ({
  page,
  member,
}) => {
  const key = { id: randomUUID(), kind: 'pix', pix_type: 'cpf', pix_key: member.cpf }
  await askServer('/api/memberbanks/save', z.unknown(), { token: member.token, body: key })
  await openAs(page, member, { path: '/withdrawal-card', remember: false })
  await press(page, word('Confirm this account'))
  await expectOverlay(page, 'no password of withdrawals yet')
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('arara.session') ?? 'null')
    sessionStorage.setItem('arara.session', JSON.stringify({ ...held, endsAt: 0, token: `${held.token}x` }))
  })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: word('Login expired, log in again?') })).toBeVisible()
  await expectOverlay(page, 'the session ran out')
})

test('a member finds no fault of access where they confirm a withdrawal', async ({ page }) => {
  await openAs(page, await createPayee(), { path: '/withdraw' })
  await fillWithdrawal(page, '50')
  await expectOverlay(page, 'confirm a withdrawal')
})

test('a member finds no fault of access where an hour of play is over', async ({ page }) => {
  await openAs(page, await createPayee())
  await endHour(page)
  await page.goto('/gameInfo?id=dados-da-arara&mode=real')
  await expect(page.getByRole('dialog', { name: word('How is it going?') })).toBeVisible()
  await expectOverlay(page, 'reality check')
})
