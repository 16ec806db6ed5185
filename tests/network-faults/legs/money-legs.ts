import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { listAccounts } from '../../e2e/support/forms/account-form.ts'
import { createPayee, payeePin, setPayeePin } from '../../e2e/support/forms/payee.ts'
import { createPixControl } from '../../e2e/support/forms/pix-control.ts'
import { confirmSheet, listWithdrawals, typePin } from '../../e2e/support/forms/withdrawal-form.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { askServer, type Member, registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const rows = z.object({ data: z.array(z.object({ id: z.string(), state: z.string() })) })
const ordersOf = async ({ token }: Member) => (await askServer('/api/recharge/list', rows, { token })).data

/** By the form to a code, paid by the member's bank, to money in the balance. */
export const deposit: Leg = {
  name: 'deposit',
  begin: async page => {
    const member = await registerMember()
    await openAs(page, member, { path: '/profile' })
    return {
      token: async () => member.token,
      go: async userBot => {
        const amount = page.getByRole('textbox', { name: word('Amount') })
        const link = page.getByRole('main').getByRole('link', { name: word('Deposit'), exact: true })
        await userBot.get({ name: 'the form', act: () => link.click(), done: amount })
        const code = page.getByRole('img', { name: word('Pix QR code') })
        const open = page.getByRole('link', {
          name: word('Open code: {amount}', { amount: formatMoney(5_000n) }),
        })
        const got = await userBot.get({
          name: 'the code',
          act: async () => {
            await amount.fill('50')
            await page.getByRole('button', { name: word('Get the Pix code') }).click()
          },
          done: code,
          count: async () => (await ordersOf(member)).length,
        })
        if (got === 'told') await userBot.get({ name: 'the open code', act: () => open.click(), done: code })
        const [order] = await ordersOf(member)
        if (order) await createPixControl().pay(order.id.replaceAll('-', ''), 'normal')
        await userBot.see('the payment', page.getByText(word('Payment confirmed')))
        const states = (await ordersOf(member)).map(({ state }) => state)
        if (states.join() !== 'paid') userBot.complain(`one payment was announced; orders: ${states.join()}`)
      },
    }
  },
}

const meReply = z.object({ data: z.object({ has_qk_pwd: z.boolean() }) })

export const withdrawalPassword: Leg = {
  name: 'withdrawal-password',
  begin: async page => {
    const member = await registerMember()
    const { token } = member
    await openAs(page, member, { path: '/security-center' })
    const row = page.getByRole('link', { name: new RegExp(`^${word('Withdrawal password')}`) })
    await row.waitFor()
    return {
      token: async () => token,
      go: async userBot => {
        const pin = page.getByRole('textbox', { name: word('Withdrawal password'), exact: true })
        await userBot.get({ name: 'the form', act: () => row.click(), done: pin })
        const isSet = page.getByText(word('Your withdrawal password is set'))
        const set = async () => {
          const dialog = page.getByRole('dialog', { name: word('Confirm it is you') })
          if (await row.isVisible()) await row.click()
          if (await isSet.isVisible()) return
          // Still open where its own answer was lost.
          if (!(await dialog.isVisible())) {
            await pin.fill(payeePin)
            await page.getByLabel(word('The same again')).fill(payeePin)
            await page.getByRole('button', { name: word('Set the password') }).click()
          }
          await dialog.getByLabel(word('Your password'), { exact: true }).fill(member.password)
          await dialog.getByRole('button', { name: word('Confirm it is you') }).click()
        }
        await userBot.get({
          name: 'the password',
          act: set,
          done: isSet,
          count: async () => Number((await askServer('/api/auth/me', meReply, { token })).data.has_qk_pwd),
        })
      },
    }
  },
}

/** A PIX key saved and confirmed. */
export const account: Leg = {
  name: 'account',
  begin: async page => {
    const member = await registerMember()
    const { token } = member
    await setPayeePin(member)
    await openAs(page, member, { path: '/profile' })
    return {
      token: async () => token,
      go: async userBot => {
        const add = page.getByRole('button', { name: word('Add an account') })
        const link = page.getByRole('link', { name: word('Withdrawal accounts') })
        await userBot.get({ name: 'the accounts', act: () => link.click(), done: add })
        const sheet = page.getByRole('dialog')
        const card = page.getByRole('article')
        await userBot.get({
          name: 'the key',
          act: async () => {
            if (!(await sheet.isVisible())) await add.click()
            await sheet.getByLabel('CPF', { exact: true }).fill(member.cpf)
            await sheet.getByRole('button', { name: word('Save the key') }).click()
          },
          done: card,
        })
        // Until then it says that it waits to be sent.
        const unconfirmed = card.filter({ hasText: word('Not confirmed yet') })
        await userBot.see('the key, sent', unconfirmed)
        const saved = await listAccounts(member)
        if (saved.length !== 1) userBot.complain(`one key shown, ${saved.length} kept`)
        await userBot.get({
          name: 'the confirmation',
          act: async () => {
            if (!(await sheet.isVisible())) {
              await card.getByRole('button', { name: word('Confirm this account') }).click()
            }
            await sheet.getByLabel(word('Withdrawal password')).fill(payeePin)
            await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
          },
          done: card.getByText(word('Confirmed'), { exact: true }),
          count: async () => (await listAccounts(member)).filter(({ state }) => state === 'confirmed').length,
        })
      },
    }
  },
}

export const withdrawal: Leg = {
  name: 'withdrawal',
  begin: async page => {
    const payee = await createPayee()
    await openAs(page, payee, { path: '/profile' })
    return {
      token: async () => payee.token,
      go: async userBot => {
        const amount = page.getByLabel(word('Amount'), { exact: true })
        const link = page.getByRole('main').getByRole('link', { name: word('Withdraw'), exact: true })
        await userBot.get({ name: 'the form', act: () => link.click(), done: amount })
        const sentence =
          'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
        await userBot.get({
          name: 'the withdrawal',
          act: async () => {
            if (!(await confirmSheet(page).isVisible())) {
              await amount.fill('50')
              await page.getByRole('button', { name: word('Withdraw'), exact: true }).click()
            }
            await typePin(page)
          },
          done: page.getByText(word(sentence)),
          count: async () => (await listWithdrawals(payee)).length,
        })
      },
    }
  },
}
