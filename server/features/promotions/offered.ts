import type { PromotionId } from '../../../contract/promotion-terms.ts'
import type { Config } from '../../config.ts'

/**
 * Which promotions a licence allows at all (readings, section 9; facts/brazil.md 1.6): under the Brazilian licence nothing
 * that depends on a deposit, comes before play, or is drawn.
 */
const forbidden: Readonly<Record<Config['licence'], ReadonlySet<PromotionId>>> = {
  curacao: new Set(),
  'br-spa': new Set([
    'ftd',
    'recharge',
    'rechargerebate',
    'invitationactivity',
    'dailywheel',
    'lotterywheel',
    'day7',
  ]),
}

export function isOffered(licence: Config['licence'], id: PromotionId): boolean {
  return !forbidden[licence].has(id)
}
