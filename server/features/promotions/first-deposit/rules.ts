import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { least, rateOf } from '../rules/rate-of.ts'

type Terms = PromotionTerms['ftd']

/**
 * docs/rules/first-deposit.md: "100 % of the first deposit up to R$ 1,500 as bonus: 20× weighted stake, max stake R$ 10 while it
 * is open, one bonus bet's win counts to at most 20× its stake towards conversion, converts at most 5× the grant, 14 days;
 * asking for a withdrawal before claiming or while it is open ends it (said before); plus R$ 10 free when that deposit is ≥
 * R$ 100, 1×". The rules and their price: docs/rules/first-deposit.md.
 */
export function firstDepositOffer(terms: Terms, recharge: bigint) {
  const bonus = least(rateOf(recharge, terms.match_rate), terms.max_bonus)
  const free = recharge >= terms.free_min_recharge ? terms.free_amount : 0n
  return {
    bonus,
    required: bonus * BigInt(terms.wagering_times),
    maxStake: terms.max_stake,
    maxConversion: bonus * BigInt(terms.max_conversion_times),
    maxWinTimes: terms.max_win_times,
    lastsSeconds: terms.days * 86_400,
    free,
    freeRequired: free * BigInt(terms.free_wagering_times),
  }
}
