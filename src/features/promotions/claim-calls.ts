import {
  claimDailyRescue,
  claimDailyWheel,
  claimLotteryWheel,
  claimRebates,
  day7Login,
} from '../../../contract/promotions/daily-promotions.ts'
import {
  claimFirstDeposit,
  claimInvitation,
  claimRechargeRebate,
  claimRechargeReward,
} from '../../../contract/promotions/promotions.ts'
import { defineMoneyCall } from '../../sync/calls/money-call.ts'

/** Claims: sent at once or not at all; what they changed is pulled, never guessed. */
export const firstDepositClaim = defineMoneyCall({ id: 'claim-first-deposit', endpoint: claimFirstDeposit })
export const rechargeRewardClaim = defineMoneyCall({
  id: 'claim-recharge-reward',
  endpoint: claimRechargeReward,
})
export const rechargeRebateClaim = defineMoneyCall({
  id: 'claim-recharge-rebate',
  endpoint: claimRechargeRebate,
  wish: body => body,
})
export const invitationClaim = defineMoneyCall({
  id: 'claim-invitation',
  endpoint: claimInvitation,
  wish: body => body,
})
export const dailyRescueClaim = defineMoneyCall({ id: 'claim-daily-rescue', endpoint: claimDailyRescue })
export const dailyWheelClaim = defineMoneyCall({ id: 'claim-daily-wheel', endpoint: claimDailyWheel })
export const lotteryWheelClaim = defineMoneyCall({ id: 'claim-lottery-wheel', endpoint: claimLotteryWheel })
export const sevenDaysClaim = defineMoneyCall({ id: 'claim-seven-days', endpoint: day7Login })
export const rebatesClaim = defineMoneyCall({ id: 'claim-rebates', endpoint: claimRebates })
