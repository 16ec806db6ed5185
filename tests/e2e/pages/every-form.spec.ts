import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { sweptForms } from '../../input/forms.ts'
import { arrive } from '../support/arrive.ts'
import { createPayee, withdraw } from '../support/forms/payee.ts'
import {
  isDone,
  readLast,
  refuseWrites,
  sweepForm,
  sweepPage,
  type Walked,
} from '../support/forms/sweep-forms.ts'
import { askFor } from '../support/forms/withdrawal-form.ts'
import { openAs } from '../support/open-as.ts'
import { askServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, fillLogin, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

/* Text as phones, WhatsApp, PDF and Excel make it, in every field of every form: nothing shows a raw error or a white page. */

// Every field of a form takes every text.
test.describe.configure({ timeout: 240_000 })

const memberPaths = {
  money: ['/recharge', '/withdraw', '/withdrawal-card'],
  safety: [
    '/security-center/change-password',
    '/security-center/change-withdrawal-password',
    '/security-center/forgot-withdrawal-password',
    '/security-center/bind-email',
    '/security-center/bind-phone',
    '/security-center/verify-password',
  ],
  others: [
    '/information-center/tickets',
    '/responsible-gaming',
    '/fairness',
    '/searchGames',
    '/test',
    '/agency-center/register-subordinates',
  ],
} as const

function expectWalked(walked: Walked, part: keyof typeof sweptForms) {
  expect(sweptForms[part].filter(form => !isDone(walked, form))).toEqual([])
}

for (const [part, paths] of [
  ['money', memberPaths.money],
  ['safety', memberPaths.safety],
  ['others', memberPaths.others],
] as const)
  test(`nasty text in the forms of ${part} is answered in words`, async ({ page }) => {
    const walked = new Map<string, number>()
    await openAs(page, await createPayee('1000.00'))
    await refuseWrites(page)
    for (const path of paths) await sweepPage(page, walked, path, () => arriveAtForm(page, path))
    expectWalked(walked, part)
  })

/** Forms that come after their page: built from what the server names, or from a chunk of their own. */
const lateForms: Readonly<Record<string, string>> = {
  '/recharge': 'main form',
  '/test': '[data-form=panel-messages]',
}

async function arriveAtForm(page: Page, path: string) {
  await arrive(page, path)
  const late = lateForms[path]
  if (late !== undefined) await expect(page.locator(late).first()).toBeVisible()
}

/** A member with an open ticket. */
async function createAsker() {
  const payee = await createPayee('1000.00')
  const body = { id: randomUUID(), topic: 'account', order: null, text: 'uma pergunta' }
  await askServer('/api/informationcenter/tickets/open', z.unknown(), { token: payee.token, body })
  return { payee, ticket: body.id }
}

test('nasty text in the forms behind a choice, a confirmation and a ticket is answered in words', async ({
  page,
}) => {
  const walked = new Map<string, number>()
  const { payee, ticket } = await createAsker()
  await openAs(page, payee)
  await refuseWrites(page)
  await sweepPage(page, walked, 'a bank account', async () => {
    await page.goto('/withdrawal-card')
    await page.getByRole('button', { name: word('Add an account') }).click()
    await page.getByText(word('Bank account'), { exact: true }).click()
    await expect(page.locator('[data-form=bank-account-form]')).toBeVisible()
  })
  await sweepPage(page, walked, 'a withdrawal', () => askFor(page, '20,00'))
  await sweepPage(page, walked, 'a ticket', async () => {
    await page.goto(`/information-center/tickets?id=${ticket}`)
    await expect(page.locator('[data-form=ticket-thread]')).toBeVisible()
  })
  expectWalked(walked, 'choices')
})

test('nasty text in the first withdrawal password is answered in words', async ({ memberTab: page }) => {
  const walked = new Map<string, number>()
  await page.goto('/')
  // The app has started: it hears of a new address.
  await expect(balanceOf(page)).toBeVisible()
  await refuseWrites(page)
  await sweepPage(page, walked, '/withdrawalPassword', () => arrive(page, '/withdrawalPassword'))
  expectWalked(walked, 'fresh')
})

test('the details that a licence asks for are taken as people paste them', async ({ memberTab: page }) => {
  const missing = { status: 'success', code: 200, message: 'ok', data: { missing: ['address'] } }
  await page.route('**/api/member/details?*', route => route.fulfill({ json: missing }))
  // The regime of a licence that asks for an address.
  await page.route('**/config.json', async route => {
    const answer = await route.fetch()
    const config = z.parse(siteConfig, await answer.json())
    await route.fulfill({ json: { ...config, house: { ...config.house, registration: ['address'] } } })
  })
  await page.goto('/security-center/details')
  await page.getByLabel(word('Federal state')).selectOption('AM')
  await sweepForm(page, 'details-form', {
    CEP: '69005-010',
    [word('Street')]: "Rua d'Ávila",
    [word('Number')]: '12-A',
    [word('Complement')]: 'Bloco B',
    [word('District')]: 'Centro-Sul',
    [word('City')]: 'São João',
  })
})

const siteConfig = z.looseObject({ house: z.looseObject({}) })

async function openDoor(page: Page, door: 'Log in' | 'Register') {
  await page.goto('/')
  await guestDoor(page, door).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('nasty text in the forms of guests is answered in words', async ({ page }) => {
  const walked = new Map<string, number>()
  await page.goto('/')
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await refuseWrites(page)
  await sweepPage(page, walked, '/forgot-password', () => arrive(page, '/forgot-password'))
  for (const door of ['Log in', 'Register'] as const)
    await sweepPage(page, walked, door, () => openDoor(page, door))
  expectWalked(walked, 'guests')
})

const adminParts = {
  adminPeople: 'withdrawals members adjustments wins approvals audit content tickets care team',
  adminSite: 'security resets identities club files promotions reconciliation deposits payments',
} as const

for (const [part, rooms] of [
  ['adminPeople', adminParts.adminPeople],
  ['adminSite', adminParts.adminSite],
] as const)
  test(`nasty text in the forms of the back office is answered in words (${rooms})`, async ({
    page,
    administrator,
  }) => {
    const walked = new Map<string, number>()
    const { payee, ticket } = await createAsker()
    const id = await withdraw(payee, '20.00')
    const queries: Record<string, string> = {
      members: `?search=${payee.name}`,
      withdrawals: `?id=${id}`,
      tickets: `?id=${ticket}`,
    }
    await administrator.openBackOffice(page, 'Dona')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await refuseWrites(page)
    for (const room of rooms.split(' ')) {
      const path = `/backoffice/${room}${queries[room] ?? ''}`
      await sweepPage(page, walked, path, async () => {
        await page.goto(path)
        // A case that is open lies over its list.
        await expect(page.locator('h1, h2').first()).toBeAttached()
        await expect(page.locator('.skeleton')).toHaveCount(0)
      })
    }
    expectWalked(walked, part)
  })

/** Waits until the page has sent a call, and reads it as the server does. */
async function untilRead(page: Page, path: string) {
  await expect.poll(() => readLast(page, path)).toBeDefined()
  return readLast(page, path)
}

test('what is pasted is sent as it looks: names, phones, documents, free text', async ({ page, member }) => {
  await page.goto('/')
  await refuseWrites(page)
  await guestDoor(page, 'Log in').click()
  await fillLogin(page, { account: '\u202aana.silva\u202c\u00a0', password: 'uma frase' })
  expect(await untilRead(page, '/api/auth/login2')).toMatchObject({ name: 'ana.silva' })

  await openAs(await page.context().newPage(), member)
  const [, tab] = page.context().pages()
  if (tab === undefined) throw new Error('The tab is open')
  await refuseWrites(tab)
  await tab.goto('/withdrawal-card')
  await tab.getByRole('button', { name: word('Add an account') }).click()
  const sheet = tab.getByRole('dialog', { name: word('Add an account') })
  // Fails in seconds, and says whether it is the dialog that is missing or its field.
  await expect(sheet).toBeVisible()
  await expect(sheet.getByLabel('CPF', { exact: true })).toBeVisible()
  const fullWidth = member.cpf.replace(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit)))
  await sheet.getByLabel('CPF', { exact: true }).fill(`\u2068${fullWidth}\u2069`)
  await sheet.getByRole('button', { name: word('Save the key') }).click()
  expect(await untilRead(tab, '/api/memberbanks/save')).toMatchObject({ pix_key: member.cpf })
  await tab.goto('/information-center/tickets?id=new')
  await tab.getByLabel(word('What is it about?')).selectOption('account')
  await tab
    .getByLabel(word('Your question'))
    .fill('12/11\tPix\tR$ 10,00 \u{1f468}\u200d\u{1f469}\u200d\u{1f467} na\u0303o caiu')
  await tab.getByRole('button', { name: word('Send'), exact: true }).click()
  expect(await untilRead(tab, '/api/informationcenter/tickets/open')).toMatchObject({
    text: '12/11 Pix R$ 10,00 \u{1f468}\u200d\u{1f469}\u200d\u{1f467} não caiu',
  })
})
