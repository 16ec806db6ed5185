import type { PayoutChance } from '../payout-chance.ts'
import { countFace, type SicBoPlace, THROWS, type Throw, wins } from './sic-bo-table.ts'

/**
 * Of 216 equal stakes on the 216 throws, 210 come back, on every place: 35/36. A win pays 210 ÷ the throws that win, so
 * small and big pay 2 for 1 as everywhere, and the long bets, which casinos keep 8 to 47 % of, pay up to the same return.
 */
export const RETURNED = 210n

/** A single face pays by how often it shows: 75 throws with one, 15 with two, 1 with three; 75·2 + 15·3 + 1·15 = 210. */
export const SINGLE_PAYS = [0n, 2n, 3n, 15n] as const

/** How many of the 216 throws win. */
export function winningThrows(place: SicBoPlace): number {
  return THROWS.filter(dice => wins(place, dice)).length
}

/** Centavos a chip pays on a throw, stake included, rounded down. */
export function placePayout(place: SicBoPlace, stake: bigint, dice: Throw): bigint {
  if (!wins(place, dice)) return 0n
  if (place.kind === 'single') return stake * (SINGLE_PAYS[countFace(dice, place.at)] ?? 0n)
  return (stake * RETURNED) / BigInt(winningThrows(place))
}

/** What one stake on a place comes back with, before rounding to centavos. */
export function sicBoChances(place: SicBoPlace): readonly PayoutChance[] {
  const counts = new Map<bigint, number>()
  // So large a stake that nothing is rounded: 216 throws divide it.
  const stake = 1_000_000n * 216n
  for (const dice of THROWS) {
    const payout = placePayout(place, stake, dice)
    counts.set(payout, (counts.get(payout) ?? 0) + 1)
  }
  return [...counts].map(([payout, count]) => ({
    multiplier: Number(payout) / Number(stake),
    chance: count / THROWS.length,
  }))
}
