/** One chip that was laid on a place of a table; centavos. */
export interface LaidChip<Spot> {
  readonly spot: Spot
  readonly stake: bigint
}

/** Chips of one place as one, in the order in which the places were first used. */
export function pileUp<Spot>(
  chips: readonly LaidChip<Spot>[],
  keyOf: (spot: Spot) => string,
): ReadonlyMap<string, LaidChip<Spot>> {
  const piles = new Map<string, LaidChip<Spot>>()
  for (const { spot, stake } of chips) {
    const key = keyOf(spot)
    piles.set(key, { spot, stake: stake + (piles.get(key)?.stake ?? 0n) })
  }
  return piles
}

export function totalOf(chips: readonly LaidChip<unknown>[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}
