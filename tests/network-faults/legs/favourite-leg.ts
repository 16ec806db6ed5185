import type { Page } from '@playwright/test'
import { openAs } from '../../e2e/support/open-as.ts'
import { readFavourites, registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const first = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const second = { id: 'mina-de-esmeraldas', name: 'Mina de Esmeraldas' }

/** Whatever the mark on it. */
const favouriteButton = (page: Page, { name }: { name: string }, isOn: boolean) =>
  page
    .getByRole('button', { name: new RegExp(`^${word('Favourite {name}', { name })}`), pressed: isOn })
    .first()
const sentFavourite = (page: Page, { name }: { name: string }, isOn: boolean) =>
  page.getByRole('button', { name: word('Favourite {name}', { name }), exact: true, pressed: isOn }).first()

/** Two hearts on and the first off again: a heart turns at once and is sent when it can be. */
export const favourite: Leg = {
  name: 'favourite',
  begin: async page => {
    const member = await registerMember()
    await openAs(page, member)
    await favouriteButton(page, second, false).waitFor()
    return {
      token: async () => member.token,
      go: async userBot => {
        for (const [game, on] of [
          [first, true],
          [second, true],
          [first, false],
        ] as const) {
          const act = () => favouriteButton(page, game, !on).click()
          await userBot.get({
            name: `heart ${on ? 'on' : 'off'}`,
            act,
            done: favouriteButton(page, game, on),
          })
        }
        // A mark on a heart says that it waits; without one the server has it.
        await userBot.see('the second heart, sent', sentFavourite(page, second, true))
        await userBot.see('the first heart, taken away', sentFavourite(page, first, false))
        const kept = await readFavourites(member)
        if (kept.join() !== second.id)
          userBot.complain(`favourites shown: ${second.id}; kept: ${kept.join()}`)
      },
    }
  },
}
