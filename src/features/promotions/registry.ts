import type { ComponentType } from 'react'
import type { PromotionId, PromotionOf } from '../../../contract/promotions/registry.ts'

/** What the app knows of a promotion before one of its pages is opened. */
interface PromotionEntry<Id extends PromotionId> {
  /** Its answers that the device keeps, in the order in which they are fetched ahead. */
  readonly reads: readonly (keyof PromotionOf<Id>['reads'])[]
  readonly claim: PromotionOf<Id>['claim']['call']
  /** Its page below `/promotion/activity/`. The addresses of the specification have routes of their own. */
  readonly page?: string
  readonly screen?: () => Promise<ComponentType>
}

/** Every promotion of the app. The start loads this: a screen is imported only when it opens. */
export const promotionEntries: { readonly [Id in PromotionId]: PromotionEntry<Id> } = {
  ftd: { reads: ['first-deposit'], claim: 'claim-first-deposit' },
  recharge: { reads: ['recharge-reward'], claim: 'claim-recharge-reward' },
  rechargerebate: { reads: ['recharge-rebate'], claim: 'claim-recharge-rebate' },
  day7: { reads: ['seven-days'], claim: 'claim-seven-days' },
  dailyrescue: { reads: ['daily-rescue', 'covers'], claim: 'claim-daily-rescue' },
  dailywheel: { reads: ['daily-wheel'], claim: 'claim-daily-wheel' },
  lotterywheel: { reads: ['lottery-wheel'], claim: 'claim-lottery-wheel' },
  invitationactivity: { reads: ['invitation'], claim: 'claim-invitation' },
  rebates: { reads: ['betting-rebate', 'rebate-nights'], claim: 'claim-rebates' },
}
