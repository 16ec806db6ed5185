/** An agreed report is followed by its refund within days (MED: 96 h at most); one that never comes holds nobody's money for ever. */
const agreedForMs = 30 * 24 * 3_600_000

interface Facts {
  /** What was paid, in centavos. */
  readonly amount: bigint
  readonly refunds: readonly { readonly amount: bigint; readonly state: 'under_way' | 'done' | 'refused' }[]
  readonly infractions: readonly {
    readonly amount: bigint
    readonly state: 'open' | 'agreed' | 'rejected'
    readonly changed_at: Date
  }[]
}

/**
 * How much of a payment is disputed now, in centavos: refunds under way, or what reports claim and no refund has taken
 * yet, whichever is more (a refund follows a report: it is the same money), and never more than is left of it.
 */
export function disputedNow({ amount, refunds, infractions }: Facts, now: Date): bigint {
  const sumOf = (state: 'done' | 'under_way') =>
    refunds.filter(refund => refund.state === state).reduce((sum, refund) => sum + refund.amount, 0n)
  const taken = sumOf('done')
  const left = amount - taken
  const claimed = infractions
    .filter(one => one.state === 'open' || isAwaited(one, now))
    .reduce((sum, one) => sum + one.amount, 0n)
  const most = larger(sumOf('under_way'), claimed - taken)
  return most > left ? left : larger(most, 0n)
}

const isAwaited = ({ state, changed_at }: Facts['infractions'][number], now: Date) =>
  state === 'agreed' && now.getTime() - changed_at.getTime() < agreedForMs

const larger = (one: bigint, other: bigint) => (one > other ? one : other)
