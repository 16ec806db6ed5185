import type { PromotionId } from '../../contract/promotions/promotion-ids.ts'
import type { Regime } from './regime.ts'

/** Pages that are about one promotion. */
const promotionPages: Readonly<Record<string, PromotionId>> = {
  '/primo-deposito': 'ftd',
  '/promotion/activity/recharge': 'recharge',
  '/promotion/activity/recharge-rebate': 'rechargerebate',
  '/promotion/activity/invitation-activity': 'invitationactivity',
  '/bau-do-tesouro': 'invitationactivity',
  '/promotion/activity/daily-loss-relief-fund': 'dailyrescue',
  '/sorteio': 'dailywheel',
  '/promotion/activity/lottery-wheel': 'lotterywheel',
  '/promotion/rebates': 'rebates',
}

/** Whether the server may lead to a page: a banner for a promotion that the licence forbids would advertise it. */
export function mayLink({ promotions, agency }: Regime, link: string): boolean {
  const path = link.split('?')[0] ?? ''
  const promotion = promotionPages[path]
  if (promotion !== undefined) return promotions.includes(promotion)
  return agency.isOpen || !/^\/(agency-center|super-member)(\/|$)/.test(path)
}
