/** Every promotion, by the name its calls have (`recharge` and `rebates`: by their pages'). */
export const promotionIds = [
  'ftd',
  'recharge',
  'rechargerebate',
  'invitationactivity',
  'dailyrescue',
  'dailywheel',
  'lotterywheel',
  'day7',
  'rebates',
] as const
export type PromotionId = (typeof promotionIds)[number]
