import { rankIndex } from '../cards.ts'

/** What five cards may make, the dearest first. A `high_pair` is of jacks, queens, kings or aces. */
export const HANDS = [
  'royal_flush',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'high_pair',
  'nothing',
] as const
export type Hand = (typeof HANDS)[number]

/**
 * The full-pay table of the 9/6 machine, in stakes: nine for a full house, six for a flush. A machine pays 4,000 coins
 * for a royal flush at five coins and less a coin below that; here every stake is worth the five, so it is always 800.
 */
export const PAYS = [800, 50, 25, 9, 6, 4, 3, 2, 1, 0] as const

const JACK = 1 << 9
const ALL_RANKS = 1 << 13

const RANK_COUNTS = Uint8Array.from({ length: ALL_RANKS }, (_, ranks) => countBits(ranks))
/** Five ranks in a row; an ace also goes below the two. */
const IN_A_ROW = new Set([...Array.from({ length: 9 }, (_, low) => 0b11111 << low), 0b1_0000_0000_1111])
const IS_STRAIGHT = Uint8Array.from({ length: ALL_RANKS }, (_, ranks) => (IN_A_ROW.has(ranks) ? 1 : 0))
const ROYAL = 0b11111 << 8

/** The place in `HANDS` of five different cards. */
export function placeOfHand(one: number, two: number, three: number, four: number, five: number): number {
  const first = bitOf(one)
  const second = bitOf(two)
  const third = bitOf(three)
  const fourth = bitOf(four)
  const fifth = bitOf(five)
  const ranks = first | second | third | fourth | fifth
  // Ranks that are held an odd number of times.
  const odd = first ^ second ^ third ^ fourth ^ fifth
  switch (RANK_COUNTS[ranks]) {
    case 5:
      return placeOfDifferent(ranks, ((one ^ two) | (one ^ three) | (one ^ four) | (one ^ five)) & 3)
    case 4:
      return (ranks ^ odd) >= JACK ? 8 : 9
    case 3:
      return RANK_COUNTS[odd] === 1 ? 7 : 6
    default: {
      const like = [second, third, fourth, fifth].filter(rank => rank === first).length
      return like === 0 || like === 3 ? 2 : 3
    }
  }
}

/** The same in words. */
export function handOf(cards: readonly number[]): Hand {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = cards
  return HANDS[placeOfHand(one, two, three, four, five)] ?? 'nothing'
}

/** What a hand pays, as a multiple of the stake. */
export function payOf(hand: Hand): number {
  return PAYS[HANDS.indexOf(hand)] ?? 0
}

/** Which of the five cards make the hand: all of a straight, the two of a pair. Positions, from 0. */
export function cardsThatPay(cards: readonly number[]): readonly number[] {
  const places = [0, 1, 2, 3, 4]
  const hand = handOf(cards)
  const like = (place: number) =>
    cards.filter(other => rankIndex(other) === rankIndex(cards[place] ?? 0)).length
  switch (hand) {
    case 'nothing':
      return []
    case 'four_of_a_kind':
    case 'three_of_a_kind':
    case 'two_pair':
    case 'high_pair':
      return places.filter(place => like(place) > 1)
    default:
      return places
  }
}

function placeOfDifferent(ranks: number, suitDifference: number): number {
  const isStraight = IS_STRAIGHT[ranks] === 1
  if (suitDifference !== 0) return isStraight ? 5 : 9
  if (!isStraight) return 4
  return ranks === ROYAL ? 0 : 1
}

function bitOf(card: number): number {
  return 1 << (card >> 2)
}

function countBits(value: number): number {
  let count = 0
  for (let rest = value; rest > 0; rest &= rest - 1) count += 1
  return count
}
