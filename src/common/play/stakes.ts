/** What a game takes as a stake, in centavos: between the limits, in whole steps. */
export interface StakeRange {
  readonly minBet: bigint
  readonly maxBet: bigint
  /** Stakes are whole multiples of it: the lines of a slot, else one centavo. */
  readonly step: bigint
}

/** Round figures that people bet: 1, 2, 5 and between, times each power of ten. */
const figures = [10n, 15n, 20n, 25n, 30n, 40n, 50n, 60n, 80n]

/** Rising stakes for the plus and minus buttons: round multiples of the step, both limits included. */
export function stakeLadder(range: StakeRange): readonly bigint[] {
  const { minBet, step } = range
  const maxBet = fitStake(range.maxBet, range)
  const rungs = new Set([minBet, maxBet])
  for (let scale = step > 1n ? 1n : 5n; scale * step <= maxBet; scale *= 10n) {
    for (const figure of figures) {
      const stake = (figure * scale * step) / 10n
      const isWhole = (figure * scale) % 10n === 0n
      if (isWhole && stake > minBet && stake < maxBet) rungs.add(stake)
    }
  }
  return [...rungs].sort((left, right) => (left < right ? -1 : 1))
}

/** The nearest stake the game takes: never more than was asked for, save under the least one. */
export function fitStake(stake: bigint, { minBet, maxBet, step }: StakeRange): bigint {
  if (stake <= minBet) return minBet
  const within = stake > maxBet ? maxBet : stake
  const whole = within - (within % step)
  return whole < minBet ? minBet : whole
}
