import { DECK, RANKS } from '../cards.ts'
import { PAYS, placeOfHand } from './poker-hands.ts'

/** One way to play a dealt hand. */
export interface Hold {
  /** Positions that are kept, from 0. */
  readonly held: readonly number[]
  /** What all draws pay together, in stakes, and how many draws there are: their quotient is the exact mean. */
  readonly sum: number
  readonly ways: number
}

/** Draws of 0 … 5 cards from the 47 that were not dealt. */
const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const
/** Sets of five cards. */
export const SETS = 1 << 5
/** The positions of each set of dealt cards: bit `n` is position `n`. */
const HELD = Array.from({ length: SETS }, (_, set) => [0, 1, 2, 3, 4].filter(at => isIn(set, at)))
const deck = Array.from({ length: DECK }, (_, card) => card)

/**
 * The exact mean of each of the 32 holds, by inclusion and exclusion: what the hands of the whole deck pay that contain a
 * set of the dealt cards is counted for all 32 sets, and hands with a card that was thrown away are taken off again. Sets of
 * no or one card have a formula, so some 210,000 hands are looked at instead of 2,598,960.
 */
export function listHolds(dealt: readonly number[]): readonly Hold[] {
  return holdsOf(HELD.map((_, set) => sumOfSet(dealt, set)))
}

/** The hold with the greatest mean; of equals the one that was listed last. */
export function bestHold(dealt: readonly number[]): Hold {
  return bestOf(listHolds(dealt))
}

/** What all hands of the whole deck pay together, in stakes, that contain this set of the dealt cards; bit `n` is position `n`. */
export function sumOfSet(dealt: readonly number[], set: number): number {
  return sumWith(dealt.filter((_, at) => isIn(set, at)))
}

/** From what all hands pay that contain each set of the dealt cards, to what each hold pays. */
export function holdsOf(sumsOfSets: readonly number[]): readonly Hold[] {
  const sums = [...sumsOfSets]
  for (let bit = 1; bit < SETS; bit <<= 1) {
    for (let set = 0; set < SETS; set += 1) {
      if ((set & bit) === 0) sums[set] = (sums[set] ?? 0) - (sums[set | bit] ?? 0)
    }
  }
  return sums.map((sum, set) => {
    const held = HELD[set] ?? []
    return { held, sum, ways: DRAWS[5 - held.length] ?? 1 }
  })
}

/** The hold with the highest expected pay; of equals the first. */
export function bestOf(holds: readonly Hold[]): Hold {
  // Whole numbers far below 2^53 on both sides: the comparison is exact.
  return holds.reduce((best, hold) => (hold.sum * best.ways >= best.sum * hold.ways ? hold : best))
}

function isIn(set: number, at: number): boolean {
  return ((set >> at) & 1) === 1
}

function sumWith(cards: readonly number[]): number {
  const [first] = cards
  if (first === undefined) return WHOLE_DECK
  if (cards.length === 1) return sumWithOne(first >> 2)
  const rest = deck.filter(card => !cards.includes(card))
  return sumOver([...cards], cards.length, rest, 0)
}

function sumOver(hand: number[], known: number, rest: readonly number[], from: number): number {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = hand
  if (known === 5) return PAYS[placeOfHand(one, two, three, four, five)] ?? 0
  let sum = 0
  for (let at = from; at < rest.length; at += 1) {
    const card = rest[at] ?? 0
    if (known === 4) {
      sum += PAYS[placeOfHand(one, two, three, four, card)] ?? 0
    } else {
      hand[known] = card
      sum += sumOver(hand, known + 1, rest, at + 1)
    }
  }
  return sum
}

/** Hands that contain one card of this rank, counted kind by kind as textbooks do, times what each kind pays. */
function sumWithOne(rank: number): number {
  const straights = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
    low => (rank >= low && rank <= low + 4) || (low === -1 && rank === 12),
  ).length
  const royals = rank >= 8 ? 1 : 0
  const highs = rank >= 9 ? 1 : 0
  const counts = [
    royals,
    straights - royals,
    // Three others of its rank and any card; or the fifth card of another rank's four.
    48 + 12,
    3 * 12 * 6 + 3 * 12 * 4,
    495 - straights,
    straights * (4 ** 4 - 1),
    3 * 66 * 16 + 12 * 4 * 44,
    3 * 12 * 6 * 44 + 66 * 36,
    highs * 3 * 220 * 64 + (4 - highs) * 6 * 55 * 16,
  ]
  return counts.reduce((sum, count, place) => sum + count * (PAYS[place] ?? 0), 0)
}

/** Every hand has five cards, so summing over all 52 single cards counts each hand five times. */
const WHOLE_DECK = RANKS.reduce((sum, _, rank) => sum + 4 * sumWithOne(rank), 0) / 5
