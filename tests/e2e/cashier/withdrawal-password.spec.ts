import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { goOffline, goOnline } from '../support/device.ts'
import { payeePin, setPayeePin } from '../support/forms/payee.ts'
import { askServer, type Member } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

const code = (page: Page, label: string) => page.getByRole('textbox', { name: word(label), exact: true })
const set = (page: Page) => page.getByRole('button', { name: word('Set the password') })

async function proveItIsMe(page: Page, { password }: Member) {
  const dialog = page.getByRole('dialog', { name: word('Confirm it is you') })
  await dialog.getByLabel(word('Your password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: word('Confirm it is you') }).click()
}

async function fillFirst(page: Page, pin: string, again = pin) {
  await page.goto('/withdrawalPassword')
  await code(page, 'Withdrawal password').fill(pin)
  await code(page, 'The same again').fill(again)
}

const userReply = z.object({ data: z.object({ has_qk_pwd: z.boolean() }) })
const hasPassword = async ({ token }: Member) =>
  (await askServer('/api/auth/me', userReply, { token })).data.has_qk_pwd

test('six digits, twice the same, are wanted before anything is sent', async ({
  memberTab: page,
  member,
}) => {
  const sent: string[] = []
  page.on('request', request => request.url().includes('drawing_pwd') && sent.push(request.url()))
  await fillFirst(page, '482913', '482914')
  await set(page).click()
  await expect(code(page, 'The same again')).toHaveAttribute('aria-invalid', 'true')
  await code(page, 'Withdrawal password').fill('4829')
  await set(page).click()
  await expect(code(page, 'Withdrawal password')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  expect(await hasPassword(member)).toBe(false)
})

test('one that is easy to guess is refused before anything is sent', async ({ memberTab: page, member }) => {
  await fillFirst(page, '123456', '123456')
  await set(page).click()
  await expect(page.getByText(word('Too easy to guess: choose others'))).toBeVisible()
  expect(await hasPassword(member)).toBe(false)
})

test('a withdrawal password whose answer is lost is set once', async ({
  memberTab: page,
  member,
  context,
}) => {
  const keys: (string | undefined)[] = []
  await context.route('**/api/member/drawing_pwd/set*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillFirst(page, payeePin)
  await set(page).click()
  await proveItIsMe(page, member)
  await expect(page.getByText(word('Your withdrawal password is set')).first()).toBeVisible({
    timeout: 30_000,
  })
  expect(await hasPassword(member)).toBe(true)
  expect(new Set(keys).size).toBe(1)
})

test('without a network it is not sent', async ({ memberTab: page, member, context }) => {
  await fillFirst(page, payeePin)
  await goOffline(context)
  await set(page).click()
  await proveItIsMe(page, member)
  await expect(page.getByText(word('You are offline: nothing was sent.'))).toBeVisible()
  await goOnline(context)
  expect(await hasPassword(member)).toBe(false)
})

test('changing it needs the present one, and lets withdrawals rest for a day', async ({
  memberTab: page,
  member,
}) => {
  await setPayeePin(member)
  await page.goto('/security-center/change-withdrawal-password')
  const change = page.getByRole('button', { name: word('Change the password') })
  const fill = async (present: string) => {
    await code(page, 'Present withdrawal password').fill(present)
    await code(page, 'New withdrawal password').fill('735192')
    await code(page, 'The new one again').fill('735192')
    await change.click()
  }
  await fill('000000')
  await expect(page.getByRole('alert').filter({ hasText: 'Senha de saque incorreta.' })).toBeVisible()
  await fill(payeePin)
  await expect(
    page.getByText(wordLike('Changed. Withdrawals are possible again from {until}.')),
  ).toBeVisible()
})
