type FeeTerms = { fee_percent: string; fee_fixed: bigint }

/** The fee on an amount, as the server counts it: half a centavo is the operator's, and never more than the amount. */
export function feeOf(amount: bigint, { fee_percent, fee_fixed }: FeeTerms): bigint {
  const fee = (amount * basisPoints(fee_percent) + 5_000n) / 10_000n + fee_fixed
  return fee > amount ? amount : fee
}

/** "1.50" (percent) → 150. */
function basisPoints(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
}
