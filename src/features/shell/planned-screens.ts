import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type PlannedScreen = { title: MessageDescriptor; promise: MessageDescriptor }

const offer = msg`One of the house's promotions, with its rules, your progress and the button that claims it.`

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
  '/promotion/activity': {
    title: msg`Promotions`,
    promise: msg`All running promotions and what you can claim today.`,
  },
  '/promotion/rebates': {
    title: msg`Betting rebate`,
    promise: msg`What your stakes earned back, by category.`,
  },
  '/promotion/history': { title: msg`Rewards received`, promise: msg`Every reward you were paid, by day.` },
  '/promotion/cover': { title: msg`Cashback history`, promise: msg`Cashback paid on losses, by day.` },
  '/promotion/activity/recharge': { title: msg`Recharge reward`, promise: offer },
  '/promotion/activity/invitation-activity': { title: msg`Invite a friend`, promise: offer },
  '/promotion/activity/lottery-wheel': { title: msg`Wheel of fortune`, promise: offer },
  '/promotion/activity/daily-loss-relief-fund': { title: msg`Daily cashback`, promise: offer },
  '/promotion/activity/recharge-rebate': { title: msg`Recharge rebate`, promise: offer },
  '/bau-do-tesouro': { title: msg`Treasure chest`, promise: offer },
  '/sorteio': { title: msg`Prize draw`, promise: offer },
  '/promocao': { title: msg`Offers`, promise: offer },
  '/primo-deposito': { title: msg`First deposit`, promise: offer },
}
