import { choose } from '../choose.ts'
import type { PayoutChance } from '../payout-chance.ts'
import { CELLS, FULL_CARD, paysOf } from './bingo-patterns.ts'

export const NUMBERS = 90
export const BALLS = 30
export const MOST_EXTRA = 10
export const MOST_CARDS = 4

/** What a card returns in thirty balls, parts per million rounded down: counted over all draws, and counted again by a test. */
export const RETURN_PPM = 962_747
export const EDGE_PPM = 37_252

const countMarks = (marks: number) => marks.toString(2).replaceAll('0', '').length

/**
 * Of all draws of 30 balls out of 90, how many pay a card so many times its stake: all 32,768 sets of marks, each with the
 * draws that leave the rest of the card unmarked.
 */
export function countDraws(): ReadonlyMap<number, bigint> {
  const draws = new Map<number, bigint>()
  const ways = Array.from({ length: CELLS + 1 }, (_, marked) => choose(NUMBERS - CELLS, BALLS - marked))
  for (let marks = 0; marks <= FULL_CARD; marks += 1) {
    const pays = paysOf(marks)
    draws.set(pays, (draws.get(pays) ?? 0n) + (ways[countMarks(marks)] ?? 0n))
  }
  return draws
}

/** What one card comes back with after thirty balls, without extra balls. */
export function bingoChances(): readonly PayoutChance[] {
  const all = Number(choose(NUMBERS, BALLS))
  return [...countDraws()]
    .map(([multiplier, draws]) => ({ multiplier, chance: Number(draws) / all }))
    .toSorted((left, right) => left.multiplier - right.multiplier)
}

/** Cards of a round as they are marked after so many balls. */
export interface Marked {
  readonly marks: readonly number[]
  readonly drawn: number
}

/** How much more all cards together may pay by the next ball: the sum over the balls that are left, times a card's stake. */
function gainOfNext({ marks }: Marked): number {
  let gain = 0
  for (const card of marks) {
    const now = paysOf(card)
    for (let cell = 0; cell < CELLS; cell += 1) {
      if ((card & (1 << cell)) === 0) gain += paysOf(card | (1 << cell)) - now
    }
  }
  return gain
}

export interface ExtraBall {
  /** Centavos. */
  readonly price: bigint
  /** Of this price, parts per million, rounded down. */
  readonly rtpPpm: number
}

/**
 * The next ball, at the price of what it may gain: gain ÷ balls left ÷ 0.962747, rounded up to a centavo: an
 * extra ball returns what a card does, less that rounding. `undefined` when it
 * can gain nothing. What a round wins in the end is what it had after thirty balls and the gain of each ball since, so a
 * price that is fair for each ball alone is fair for every way of buying them.
 */
export function extraBall(marked: Marked, stake: bigint): ExtraBall | undefined {
  const gain = BigInt(gainOfNext(marked)) * stake
  if (gain === 0n) return undefined
  const left = BigInt(NUMBERS - marked.drawn)
  const share = left * BigInt(RETURN_PPM)
  const price = (gain * 1_000_000n + share - 1n) / share
  return { price, rtpPpm: Number((gain * 1_000_000n) / (left * price)) }
}
