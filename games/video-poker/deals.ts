import { DECK, SUITS } from '../cards.ts'
import { SETS } from './best-hold.ts'

export interface Deal {
  /** Five cards, rising. */
  readonly cards: readonly number[]
  /** How many deals are the same but for the names of the suits. */
  readonly weight: number
}

/** How many cards each set of five cards has; bit `n` is the card at position `n`. */
export const SIZES = Array.from({ length: SETS }, (_, set) => countBits(set))
/** `CHOOSE[k][n]`: ways to take `k` of `n`. */
const CHOOSE = [0, 1, 2, 3, 4, 5].map(take =>
  Array.from({ length: DECK + 1 }, (_, from) => choose(from, take)),
)
/** How many sets of 0 … 4 cards the deck has. */
export const SET_COUNTS = CHOOSE.slice(0, 5).map(of => of[DECK] ?? 0)

/** Writes the number of each set of five rising cards among all sets of its size (the combinatorial number system). */
export function numberSets(cards: readonly number[], numbers: Int32Array): void {
  numbers[0] = 0
  for (let set = 1; set < SETS; set += 1) {
    const highest = 31 - Math.clz32(set)
    const below = numbers[set ^ (1 << highest)] ?? 0
    numbers[set] = below + (CHOOSE[SIZES[set] ?? 0]?.[cards[highest] ?? 0] ?? 0)
  }
}

/** All 2,598,960 hands of a deck, each rising. */
export function* listHands(): Generator<readonly number[]> {
  for (let five = 4; five < DECK; five += 1)
    for (let four = 3; four < five; four += 1)
      for (let three = 2; three < four; three += 1)
        for (let two = 1; two < three; two += 1)
          for (let one = 0; one < two; one += 1) yield [one, two, three, four, five]
}

/**
 * One deal of each of the 134,459 classes that differ by more than the names of their suits: the ranks of each suit as a set
 * of bits, the four sets in falling order.
 */
export function* listDealClasses(): Generator<Deal> {
  for (const suits of extend([], 5)) yield { cards: cardsOf(suits), weight: weightOf(suits) }
}

/** Sets of ranks as bits, rising, by how many ranks they have. */
const RANK_SETS = [0, 1, 2, 3, 4, 5].map(size =>
  Array.from({ length: 1 << 13 }, (_, bits) => bits).filter(bits => countBits(bits) === size),
)

function* extend(suits: readonly number[], left: number): Generator<readonly number[]> {
  if (suits.length === SUITS.length) return yield suits
  const most = suits.at(-1) ?? 1 << 13
  const isLast = suits.length === SUITS.length - 1
  for (let size = isLast ? left : 0; size <= left; size += 1) {
    for (const bits of RANK_SETS[size] ?? []) {
      if (bits > most) break
      yield* extend([...suits, bits], left - size)
    }
  }
}

function cardsOf(suits: readonly number[]): readonly number[] {
  const cards = suits.flatMap((bits, suit) =>
    Array.from({ length: 13 }, (_, rank) => rank)
      .filter(rank => ((bits >> rank) & 1) === 1)
      .map(rank => 4 * rank + suit),
  )
  return cards.sort((left, right) => left - right)
}

/** Distinct orders of four sets: equal sets count as one. */
function weightOf(suits: readonly number[]): number {
  const repeats = suits.map((bits, at) => suits.slice(0, at + 1).filter(other => other === bits).length)
  return 24 / repeats.reduce((product, repeat) => product * repeat, 1)
}

function choose(from: number, take: number): number {
  let ways = 1
  for (let index = 0; index < take; index += 1) ways = (ways * (from - index)) / (index + 1)
  return ways
}

function countBits(value: number): number {
  let count = 0
  for (let rest = value; rest > 0; rest &= rest - 1) count += 1
  return count
}
