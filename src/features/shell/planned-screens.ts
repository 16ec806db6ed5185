import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type PlannedScreen = { title: MessageDescriptor; promise: MessageDescriptor }

/** What each page that is not built yet will be, by its path. A page that gets built leaves this list. */
export const plannedScreens: Readonly<Record<string, PlannedScreen>> = {
  '/': { title: msg`Lobby`, promise: msg`Banners, favourites, popular games and a row for each category.` },
  '/game': { title: msg`Games`, promise: msg`All games by category and provider.` },
  '/video': { title: msg`Live casino`, promise: msg`The tables of the live casino.` },
  '/searchGames': { title: msg`Search`, promise: msg`Search that answers while you type, offline too.` },
  '/information-center/support': { title: msg`Support`, promise: msg`Talk to our people.` },
  '/information-center/announcement': {
    title: msg`Announcements`,
    promise: msg`News of the house, terms changes included.`,
  },
}
