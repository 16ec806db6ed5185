import { formatMoney } from '../../../src/i18n/format-money.ts'
import { createPayee, withdraw } from '../../e2e/support/forms/payee.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

/** What the server has of deposits, withdrawals and rounds is what the records show. */
export const records: Leg = {
  name: 'records',
  begin: async page => {
    const payee = await createPayee()
    await withdraw(payee, '50.00')
    await openAs(page, payee, { path: '/profile' })
    return {
      token: async () => payee.token,
      go: async userBot => {
        const rows = page.getByRole('main').getByRole('button')
        const back = page.getByRole('link', { name: word('Back'), exact: true })
        const read = async (title: string, text: string, count: number) => {
          const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${word(title)}`) })
          const wanted = rows.filter({ hasText: text })
          await userBot.get({ name: title, act: () => link.click(), done: wanted.nth(count - 1) })
          if ((await wanted.count()) !== count)
            userBot.complain(`${title}: ${await wanted.count()} of ${count}`)
          await userBot.get({ name: 'back', act: () => back.click(), done: link })
        }
        await read('Deposit records', formatMoney(10_000n), 1)
        await read('Withdrawal records', formatMoney(5_000n), 1)
        await read('Game rounds', 'Dados da Arara', 10)
      },
    }
  },
}
