/** A stake above every game's largest, in centavos: what is cut off its payouts is less than a hundredth of it. */
export const MEASURE = 100_000_000n

/** Hundredths of `MEASURE`, rounded up: the largest of these payouts as a multiple of the stake. */
export function multipleOf(payouts: readonly bigint[]): number {
  const most = payouts.reduce((largest, payout) => (payout > largest ? payout : largest), 0n)
  return Number((most * 100n + MEASURE - 1n) / MEASURE)
}
