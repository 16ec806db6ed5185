import * as z from 'zod/mini'
import { depositByPix } from '../../e2e/support/forms/payee.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { askServer, registerMember } from '../../e2e/support/server.ts'
import { word, wordLike } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const sevenDays = z.object({ data: z.object({ taken_today: z.boolean() }) })
const rewards = z.object({ data: z.array(z.object({ promotion: z.string() })) })

/** Today of the seven days, which pays later, and the first deposit's bonus. */
export const claim: Leg = {
  name: 'claim',
  begin: async page => {
    const member = await registerMember()
    const { token } = member
    await depositByPix(member, '100.00')
    await openAs(page, member, { path: '/promotion/activity' })
    const main = page.getByRole('main')
    const take = main.getByRole('button', { name: new RegExp(`^${word('Take today')}`) })
    await take.waitFor()
    const paid = async () => {
      const { data } = await askServer('/api/promotion/history', rewards, { token })
      return data.map(row => row.promotion)
    }
    const days = async () =>
      Number((await askServer('/api/day7/check', sevenDays, { token })).data.taken_today)
    return {
      token: async () => token,
      go: async userBot => {
        await userBot.get({
          name: 'the day',
          act: () => take.click(),
          done: main.getByRole('button', { name: word('Today is taken') }),
          count: days,
        })
        const card = main.getByRole('link', { name: new RegExp(`^${word('First deposit')}`) })
        const claimIt = main.getByRole('button', { name: wordLike('Claim {amount}') })
        await userBot.get({ name: 'its page', act: () => card.click(), done: claimIt })
        await userBot.get({
          name: 'the bonus',
          act: () => claimIt.click(),
          done: main.getByRole('button', { name: word('You have claimed it.') }),
          // Bonus and free money.
          count: async () => (await paid()).length / 2,
        })
        const all = await paid()
        if (all.join() !== 'ftd,ftd') userBot.complain(`paid: ${all.join()}`)
      },
    }
  },
}
