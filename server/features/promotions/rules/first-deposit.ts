import type { PromotionTerms } from '../../../../contract/promotion-terms.ts'
import { least, rateOf } from './rate-of.ts'

type Terms = PromotionTerms['ftd']

/**
 * Readings, section 5: "100 % of the first deposit up to R$ 1,500 as bonus: 20× weighted stake, max stake R$ 10 while it
 * is open, converts at most 5× the grant, 14 days; plus R$ 10 free when that deposit is ≥ R$ 100, 1×".
 */
export function firstDepositOffer(terms: Terms, recharge: bigint) {
  const bonus = least(rateOf(recharge, terms.match_rate), terms.max_bonus)
  const free = recharge >= terms.free_min_recharge ? terms.free_amount : 0n
  return {
    bonus,
    required: bonus * BigInt(terms.wagering_times),
    maxStake: terms.max_stake,
    maxConversion: bonus * BigInt(terms.max_conversion_times),
    lastsSeconds: terms.days * 86_400,
    free,
    freeRequired: free * BigInt(terms.free_wagering_times),
  }
}
