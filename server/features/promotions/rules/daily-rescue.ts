import type { PromotionTerms } from '../../../../contract/promotion-terms.ts'
import { least, notBelowZero, rateOf } from './rate-of.ts'

/** A member's settled play of one day: cash only, theoretical in millionths of a centavo. */
export interface DayOfPlay {
  readonly stakeCash: bigint
  readonly wonCash: bigint
  readonly theoretical: bigint
  /** The part of it that served a lot, and so earns nothing here. */
  readonly servedTheoretical: bigint
}

const millionths = 1_000_000n

/** Theoretical loss that may still be paid on, in centavos. */
function unservedLoss({ theoretical, servedTheoretical }: DayOfPlay): bigint {
  return notBelowZero(theoretical - servedTheoretical) / millionths
}

/**
 * Readings, section 5: "8 % of yesterday's net cash loss on rounds settled that day, within the cap above, if > R$ 1";
 * the cap: "cashback at half of" the theoretical loss of play that served no lot.
 */
export function cashbackOf(terms: PromotionTerms['dailyrescue'], play: DayOfPlay) {
  const loss = notBelowZero(play.stakeCash - play.wonCash)
  const most = rateOf(unservedLoss(play), terms.theoretical_cap_rate)
  const amount = least(rateOf(loss, terms.loss_rate), most)
  return { loss, most, amount: amount > terms.above ? amount : 0n }
}
