import * as z from 'zod/mini'
import { listAccounts } from '../e2e/support/forms/account-form.ts'
import { payeePin, stakeOnce } from '../e2e/support/forms/payee.ts'
import { listWithdrawals } from '../e2e/support/forms/withdrawal-form.ts'
import { askServer } from '../e2e/support/server.ts'
import { word } from '../e2e/support/words.ts'
import type { Sought } from './look-in-page.ts'
import { button, dialog, type Leg, link, logIn, main } from './trip.ts'

const meReply = z.object({ data: z.object({ has_qk_pwd: z.boolean() }) })

const submitted =
  'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
const field = (name: string, within: Sought = main): Sought => ({ role: 'field', name, within })

const row = link(new RegExp(`^${word('Withdrawal password')}`), main)

export const withdrawalPassword: Leg = {
  name: 'a password for withdrawals',
  walk: async ({ tab, screen, line, person }) => {
    await tab.open(`${line.url}/security-center`)
    await screen.press(row)
    await screen.write(field(word('Withdrawal password')), payeePin)
    await screen.write(field(word('The same again')), payeePin)
    await screen.press(button(word('Set the password')))
    await screen.see({ ...row, text: word('Set') })
    const { data } = await askServer('/api/auth/me', meReply, { token: await logIn(person) })
    if (!data.has_qk_pwd) throw new Error('it says so and the house has none')
  },
}

export const confirmedKey: Leg = {
  name: 'a PIX key, kept and confirmed',
  walk: async ({ tab, screen, line, person }) => {
    await tab.open(`${line.url}/withdrawal-card`)
    await screen.press(button(word('Add an account')))
    await screen.write(field('CPF', dialog), person.cpf)
    await screen.press(button(word('Save the key'), dialog))
    const key: Sought = { role: 'article' }
    await screen.press(button(word('Confirm this account'), key))
    await screen.write(field(word('Withdrawal password'), dialog), payeePin)
    await screen.press(button(word('Confirm'), dialog))
    await screen.see({ ...key, text: word('Confirmed') })
    await screen.miss(dialog)
    const kept = await listAccounts({ token: await logIn(person) })
    if (kept.map(({ state }) => state).join() !== 'confirmed') throw new Error('not so at the house')
  },
}

/** What was deposited has been staked by then; asked of the server, for it is ten rounds. */
export const withdrawal: Leg = {
  name: 'a withdrawal',
  walk: async ({ tab, screen, line, person }) => {
    const token = await logIn(person)
    await stakeOnce({ token }, '50.00')
    await tab.open(`${line.url}/withdraw`)
    await screen.write(field(word('Amount')), '30')
    await screen.press(button(word('Withdraw'), main))
    await screen.write(field(word('Withdrawal password'), dialog), payeePin)
    await screen.press(button(word('Withdraw now'), dialog))
    await screen.see({ role: 'main', text: word(submitted) })
    const asked = await listWithdrawals({ token })
    if (asked.length !== 1) throw new Error(`one withdrawal asked for, ${asked.length} at the house`)
  },
}
