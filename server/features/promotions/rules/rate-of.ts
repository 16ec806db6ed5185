/** So many hundredths of a percent of an amount, rounded down to a centavo: the operator never pays what it did not promise. */
export function rateOf(amount: bigint, rate: number): bigint {
  return (amount * BigInt(rate)) / 10_000n
}

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
export const notBelowZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount)
