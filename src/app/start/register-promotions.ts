import type { Registrar } from '../../sync/engine.ts'

/** Reads and claims of the promotions; none of it is on the home page. */
export function registerPromotions(sync: Registrar) {
  const reads = () => import('../../features/promotions/promotion-resources.ts')
  const claims = () => import('../../features/promotions/claim-calls.ts')
  const topics = ['promotions', 'recharges', 'rounds']
  sync.registerResource('activities', () => reads().then(m => m.activitiesResource))
  sync.registerResource('offers', () => reads().then(m => m.offersResource), { topics })
  sync.registerResource('first-deposit', () => reads().then(m => m.firstDepositResource), { topics })
  sync.registerResource('recharge-reward', () => reads().then(m => m.rechargeRewardResource), { topics })
  sync.registerResource('recharge-rebate', () => reads().then(m => m.rechargeRebateResource), { topics })
  sync.registerResource('invitation', () => reads().then(m => m.invitationResource), { topics })
  sync.registerResource('daily-rescue', () => reads().then(m => m.dailyRescueResource), { topics })
  sync.registerResource('covers', () => reads().then(m => m.coversResource), { topics })
  sync.registerResource('daily-wheel', () => reads().then(m => m.dailyWheelResource), { topics })
  sync.registerResource('lottery-wheel', () => reads().then(m => m.lotteryWheelResource), { topics })
  sync.registerResource('seven-days', () => reads().then(m => m.sevenDaysResource), { topics })
  sync.registerResource('betting-rebate', () => reads().then(m => m.bettingRebateResource), { topics })
  sync.registerResource('rebate-nights', () => reads().then(m => m.rebateNightsResource), { topics })
  sync.registerResource('rewards', () => reads().then(m => m.rewardsResource), { topics: ['promotions'] })
  sync.registerMoneyCall('claim-first-deposit', () => claims().then(m => m.firstDepositClaim))
  sync.registerMoneyCall('claim-recharge-reward', () => claims().then(m => m.rechargeRewardClaim))
  sync.registerMoneyCall('claim-recharge-rebate', () => claims().then(m => m.rechargeRebateClaim))
  sync.registerMoneyCall('claim-invitation', () => claims().then(m => m.invitationClaim))
  sync.registerMoneyCall('claim-daily-rescue', () => claims().then(m => m.dailyRescueClaim))
  sync.registerMoneyCall('claim-daily-wheel', () => claims().then(m => m.dailyWheelClaim))
  sync.registerMoneyCall('claim-lottery-wheel', () => claims().then(m => m.lotteryWheelClaim))
  sync.registerMoneyCall('claim-seven-days', () => claims().then(m => m.sevenDaysClaim))
  sync.registerMoneyCall('claim-rebates', () => claims().then(m => m.rebatesClaim))
}
