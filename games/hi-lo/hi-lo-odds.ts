import { RANKS } from '../cards.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** Of 10,000: the operator keeps 1 %, once a round. */
export const EDGE_SHARE = 100n

export const GUESSES = ['higher', 'lower'] as const
export type Guess = (typeof GUESSES)[number]

const ALL = RANKS.length
const HIGHEST = ALL - 1

/**
 * Which ranks win, as the range from `from` to `to`, both included. An equal card wins with either guess; only on a two and on
 * an ace, where one guess would always win, that one asks for a different card, and the other one for the same.
 */
export function winningRanks(shown: number, guess: Guess): { readonly from: number; readonly to: number } {
  if (guess === 'higher') return { from: shown === 0 ? 1 : shown, to: HIGHEST }
  return { from: 0, to: shown === HIGHEST ? HIGHEST - 1 : shown }
}

/** How many of the thirteen ranks win. */
export function countWinning(shown: number, guess: Guess): number {
  const { from, to } = winningRanks(shown, guess)
  return to - from + 1
}

/** Whether the next rank is one that the guess wins with; ranks from 0 (two) to 12 (ace). */
export function isRight(shown: number, guess: Guess, next: number): boolean {
  const { from, to } = winningRanks(shown, guess)
  return next >= from && next <= to
}

/** A row of right guesses: how many ranks won at each. */
export type Path = readonly number[]

/** Centavos of a cash-out after these right guesses: stake × 0.99 ÷ chance, rounded down. */
export function hiLoPayout(stake: bigint, path: Path): bigint {
  const winning = path.reduce((product, ranks) => product * BigInt(ranks), 1n)
  return (stake * (10_000n - EDGE_SHARE) * BigInt(ALL) ** BigInt(path.length)) / (10_000n * winning)
}

/** Whether the multiplier of these right guesses is within the game's cap. */
export function isWithin(maxMultiplier: number, path: Path): boolean {
  return hiLoPayout(10_000n, path) <= BigInt(maxMultiplier) * 10_000n
}

/** The most right guesses that can lie below the cap: all of them with twelve ranks of thirteen, the least that a guess pays. */
export function longestRun(maxMultiplier: number): number {
  const path: number[] = [HIGHEST]
  while (isWithin(maxMultiplier, [...path, HIGHEST])) path.push(HIGHEST)
  return path.length
}

/** Least and best return of cashing out after one guess, over all cards and guesses, rounding included; parts per million. */
export function returnsOfOneGuess(stake: bigint): { readonly least: number; readonly best: number } {
  const returns = Array.from({ length: HIGHEST }, (_, index) => {
    const winning = index + 1
    return Number((hiLoPayout(stake, [winning]) * BigInt(winning) * 1_000_000n) / (stake * BigInt(ALL)))
  })
  return { least: Math.min(...returns), best: Math.max(...returns) }
}

/** What one stake comes back with for who guesses the likelier side so many times, skips nothing, and then cashes out. */
export function hiLoChances(guesses: number): readonly PayoutChance[] {
  const won = new Map<number, number>()
  const walk = (shown: number, path: Path, chance: number): void => {
    if (path.length === guesses) {
      const multiplier = Number(hiLoPayout(10_000_000n, path)) / 10_000_000
      won.set(multiplier, (won.get(multiplier) ?? 0) + chance)
      return
    }
    const guess = 2 * shown < HIGHEST ? 'higher' : 'lower'
    const { from, to } = winningRanks(shown, guess)
    for (let next = from; next <= to; next += 1) walk(next, [...path, to - from + 1], chance / ALL)
  }
  for (let shown = 0; shown < ALL; shown += 1) walk(shown, [], 1 / ALL)
  const lost = 1 - [...won.values()].reduce((sum, chance) => sum + chance, 0)
  return [
    { multiplier: 0, chance: lost },
    ...Array.from(won, ([multiplier, chance]) => ({ multiplier, chance })),
  ]
}
