import type { PayoutChance } from '../payout-chance.ts'

export const CELLS = 25

/** Of 10,000: the operator keeps 1 %. */
export const EDGE_SHARE = 100n

function choose(from: number, count: number): bigint {
  let ways = 1n
  for (let index = 0; index < count; index += 1) {
    ways = (ways * BigInt(from - index)) / BigInt(index + 1)
  }
  return ways
}

/** The chance that `reveals` tiles in a row are safe, as a fraction: [favourable, all]. */
function chanceOfSafe(mines: number, reveals: number): readonly [bigint, bigint] {
  return [choose(CELLS - mines, reveals), choose(CELLS, reveals)]
}

/** Centavos of a cash-out after `reveals` safe tiles: stake × 0.99 ÷ chance, rounded down. */
export function minesPayout(stake: bigint, mines: number, reveals: number): bigint {
  const [safe, all] = chanceOfSafe(mines, reveals)
  return (stake * (10_000n - EDGE_SHARE) * all) / (10_000n * safe)
}

/**
 * The last tile that may be revealed: all safe ones, or fewer where the multiplier would pass the game's cap. The
 * round is cashed out there, so that the cap never takes a centavo from a win that was promised.
 */
export function lastReveal(mines: number, maxMultiplier: number): number {
  let reveals = 1
  while (
    reveals < CELLS - mines &&
    minesPayout(10_000n, mines, reveals + 1) <= BigInt(maxMultiplier) * 10_000n
  ) {
    reveals += 1
  }
  return reveals
}

/** Best return over all cash-out points, with rounding to centavos; parts per million, rounded down. */
export function bestReturnPpm(stake: bigint, mines: number, last: number): number {
  let best = 0n
  for (let reveals = 1; reveals <= last; reveals += 1) {
    const [safe, all] = chanceOfSafe(mines, reveals)
    const ppm = (minesPayout(stake, mines, reveals) * safe * 1_000_000n) / (stake * all)
    if (ppm > best) best = ppm
  }
  return Number(best)
}

/** What a stake comes back with when a player turns so many tiles and cashes out, before rounding to centavos. */
export function minesChances(mines: number, reveals: number): readonly PayoutChance[] {
  let chance = 1
  for (let tile = 0; tile < reveals; tile += 1) chance *= (CELLS - mines - tile) / (CELLS - tile)
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: Number(minesPayout(10_000_000n, mines, reveals)) / 10_000_000, chance },
  ]
}
