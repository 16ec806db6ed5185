import type { Locator } from '@playwright/test'
import { openAs } from '../../e2e/support/open-as.ts'
import { registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const game = 'Noite de São João'

/** Where it is gone the page that it leads to is there, or is tried again. */
async function press(goal: Locator): Promise<void> {
  if (await goal.isVisible()) await goal.click()
}

/** From the lobby to the games that are called so, and to the page of one; the words are there on the way back. */
export const search: Leg = {
  name: 'search',
  begin: async page => {
    const member = await registerMember()
    await openAs(page, member)
    const link = page.getByRole('link', { name: word('Search'), exact: true }).filter({ visible: true })
    await link.first().waitFor()
    return {
      token: async () => member.token,
      go: async userBot => {
        const field = page.getByRole('searchbox', { name: word('Name, provider or theme') })
        const found = page.getByRole('list', { name: word('Games found') }).getByRole('article')
        const wanted = found.filter({ hasText: game })
        await userBot.get({ name: 'the search', act: () => press(link.first()), done: field })
        await userBot.get({ name: 'the answers', act: () => field.fill('sao joao'), done: wanted })
        const strange = await found.filter({ hasNotText: 'São João' }).count()
        if (strange > 0) userBot.complain(`${strange} games found that are not called so`)
        await userBot.get({
          name: 'the game',
          act: () => press(wanted.getByRole('link').first()),
          done: page.getByRole('button', { name: word('Play'), exact: true }),
        })
        const back = page.getByRole('link', { name: word('Back'), exact: true })
        await userBot.get({ name: 'back', act: () => press(back), done: wanted })
        if ((await field.inputValue()) !== 'sao joao') userBot.complain('the words are gone')
      },
    }
  },
}
