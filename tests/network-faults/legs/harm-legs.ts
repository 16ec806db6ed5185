import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { askServer, readServer, registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const limits = z.object({
  data: z.object({
    limits: z.array(z.object({ kind: z.string(), period: z.string(), value: z.nullable(z.unknown()) })),
    history: z.array(z.unknown()),
  }),
})

/** A limit of deposits lowered: at once, or as the first of all when there is a line. */
export const limit: Leg = {
  name: 'limit',
  begin: async page => {
    const { token, ...member } = await registerMember()
    const body = { kind: 'deposit', period: 'day', value: '100.00' }
    await askServer('/api/limits/set', z.unknown(), { token, body })
    await openAs(page, member, { path: '/responsible-gaming' })
    const names = { kind: word('Deposits'), period: word('A day') }
    const change = page.getByRole('button', { name: word('Change limit: {kind}, {period}', names) })
    await change.waitFor()
    return {
      token: async () => token,
      go: async userBot => {
        const sheet = page.getByRole('dialog')
        const sums = { used: formatMoney(0n), value: formatMoney(5_000n) }
        await userBot.get({
          name: 'the limit',
          act: async () => {
            if (!(await sheet.isVisible())) await change.click()
            await sheet.getByRole('textbox', { name: word('New limit') }).fill('50')
            await sheet.getByRole('button', { name: word('Set the limit') }).click()
          },
          done: page.getByText(word('{used} of {value}', sums)),
        })
        const waits = word('It waits for the network, and is sent before everything else.')
        await userBot.see('the limit, sent', page.getByRole('main').filter({ hasNotText: waits }))
        const { data } = await readServer('/api/limits', limits, token)
        const kept = data.limits.find(one => one.kind === 'deposit' && one.period === 'day')?.value
        if (kept !== '50.00') userBot.complain(`a limit of 50.00 shown, ${kept} kept`)
        if (data.history.length !== 2) userBot.complain(`two limits set, ${data.history.length} kept`)
      },
    }
  },
}

const breaks = z.object({
  data: z.object({ running: z.nullable(z.unknown()), history: z.array(z.unknown()) }),
})

/** A week's pause. */
export const breakLeg: Leg = {
  name: 'break',
  begin: async page => {
    const { token, ...member } = await registerMember()
    await openAs(page, member, { path: '/responsible-gaming' })
    const open = page.getByRole('button', { name: word('Take a pause') })
    await open.waitFor()
    return {
      token: async () => token,
      go: async userBot => {
        const sheet = page.getByRole('dialog')
        const heading = page.getByRole('heading', { name: new RegExp(`^${word('You are on a pause')}`) })
        await userBot.get({
          name: 'the pause',
          act: async () => {
            if (!(await sheet.isVisible())) await open.click()
            await sheet.getByRole('combobox', { name: word('How long') }).selectOption('week')
            await sheet.getByRole('checkbox').check()
            await sheet.getByRole('button', { name: word('Begin the pause now') }).click()
          },
          done: heading,
        })
        const waits = word('It holds on this device already and is sent first as soon as you are online.')
        await userBot.see('the pause, sent', page.getByRole('main').filter({ hasNotText: waits }))
        await userBot.see(
          'its end',
          page.getByRole('heading', {
            name: new RegExp(word('You are on a pause until {end}', { end: '' }).trim()),
          }),
        )
        const { data } = await readServer('/api/breaks', breaks, token)
        if (data.running === null) userBot.complain('a pause shown that the server does not have')
        if (data.history.length !== 1) userBot.complain(`one pause taken, ${data.history.length} kept`)
      },
    }
  },
}
