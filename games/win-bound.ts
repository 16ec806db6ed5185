interface Payable {
  /** Centavos of the whole bet. */
  readonly stake: bigint
  /** Centavos; no outcome of it pays more. */
  readonly maximumPayout: bigint
}

/** The largest stake of this very bet, in centavos, whose top payout stays within `maxWin`: a payout grows with its stake. */
export function largestStake({ stake, maximumPayout }: Payable, maxWin: bigint): bigint {
  return maximumPayout <= maxWin ? stake : (stake * maxWin) / maximumPayout
}

/** The largest stake of a bet that pays up to `topMultiple` hundredths of it. */
export function largestAtMultiple(topMultiple: number, maxWin: bigint): bigint {
  return (maxWin * 100n) / BigInt(topMultiple)
}
