import { rankIndex } from '../cards.ts'

export const DECKS = 6

/**
 * No round needs more cards than this. Before their last cards two split hands count at most 20 each and the dealer at
 * most 16, aces as one: at most 56 in all. Twenty-four aces and sixteen twos are 56, so 40 cards; and each of the three
 * hands takes one more.
 */
export const CARDS_OF_A_ROUND = 43

/** 1 for an ace, 10 for ten and court cards. */
export function cardValue(card: number): number {
  const rank = rankIndex(card)
  return rank === 12 ? 1 : Math.min(10, rank + 2)
}

export interface HandTotal {
  readonly total: number
  /** An ace counts eleven. */
  readonly isSoft: boolean
}

/** The best total of cards of these values: one ace counts eleven where that does not go over 21. */
export function totalOf(values: readonly number[]): HandTotal {
  const hard = values.reduce((sum, value) => sum + value, 0)
  const isSoft = values.includes(1) && hard <= 11
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

/** An ace and a ten-valued card, dealt first. Of a split hand the caller knows that it is none. */
export function isBlackjack(values: readonly number[]): boolean {
  return values.length === 2 && totalOf(values).total === 21
}
