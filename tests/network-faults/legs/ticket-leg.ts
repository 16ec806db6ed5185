import * as z from 'zod/mini'
import { openAs } from '../../e2e/support/open-as.ts'
import { readServer, registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const tickets = z.object({
  data: z.array(z.object({ state: z.string(), messages: z.array(z.object({ text: z.string() })) })),
})
const question = 'Como troco meu e-mail?'
const more = 'Já achei.'

/** A question to support, a second message, and its end. */
export const ticket: Leg = {
  name: 'ticket',
  begin: async page => {
    const { token, ...member } = await registerMember()
    await openAs(page, member, { path: '/information-center/tickets' })
    const write = page.getByRole('button', { name: word('Write to support') })
    await write.waitFor()
    const kept = async () => (await readServer('/api/informationcenter/tickets', tickets, token)).data
    return {
      token: async () => token,
      go: async userBot => {
        const main = page.getByRole('main')
        const topic = page.getByLabel(word('What is it about?'))
        const send = page.getByRole('button', { name: word('Send'), exact: true })
        const sent = main.filter({ hasNotText: word('Waiting to be sent') })
        await userBot.get({ name: 'the form', act: () => write.click(), done: topic })
        await userBot.get({
          name: 'the question',
          act: async () => {
            await topic.selectOption('account')
            await page.getByLabel(word('Your question')).fill(question)
            await send.click()
          },
          done: main.getByText(word('Waiting to be sent')).or(main.getByText(word('With us'))),
        })
        await userBot.see('the question, sent', sent.getByText(question, { exact: true }))
        const message = page.getByLabel(word('Your message'))
        await userBot.get({
          name: 'the second message',
          act: async () => {
            await message.fill(more)
            await send.click()
          },
          done: main.getByText(word('Waiting to be sent')).or(main.getByText(more, { exact: true })),
        })
        await userBot.see('the second message, sent', sent.getByText(more, { exact: true }))
        await userBot.get({
          name: 'the end',
          act: () => page.getByRole('button', { name: word('That is solved') }).click(),
          done: page.getByLabel(word('Write to open it again')),
          count: async () => (await kept()).filter(({ state }) => state === 'closed').length,
        })
        const reported = (await kept()).map(({ messages }) => messages.map(({ text }) => text).join('|'))
        if (reported.join() !== `${question}|${more}`) userBot.complain(`kept: ${reported.join()}`)
      },
    }
  },
}
