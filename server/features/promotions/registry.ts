import { bettingRebate } from './betting-rebate/promotion.ts'
import { dailyRescue } from './daily-rescue/promotion.ts'
import { dailyWheel } from './daily-wheel/promotion.ts'
import { firstDeposit } from './first-deposit/promotion.ts'
import { invitation } from './invitation/promotion.ts'
import { lotteryWheel } from './lottery-wheel/promotion.ts'
import type { ServedPromotion } from './promotion.ts'
import { rechargeRebate } from './recharge-rebate/promotion.ts'
import { rechargeReward } from './recharge-reward/promotion.ts'
import { sevenDays } from './seven-days/promotion.ts'

/** Every promotion that the server runs, in the order in which they act on a deposit. */
export const servedPromotions: readonly ServedPromotion[] = [
  firstDeposit,
  rechargeRebate,
  rechargeReward,
  lotteryWheel,
  invitation,
  dailyRescue,
  dailyWheel,
  sevenDays,
  bettingRebate,
]
