import * as z from 'zod/mini'
import { type Draw, integerBelow, pickDistinct } from './fairness/draw.ts'

/** From the lowest to the highest; games in which the ace is one say so themselves. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Suit = (typeof SUITS)[number]

/** Cards of one deck, without jokers. */
export const DECK = RANKS.length * SUITS.length

/** A card as states and views keep it: `4 × rank + suit`, both counted as above; 0 is the two of clubs, 51 the ace of spades. */
export const card = z.int().check(z.minimum(0), z.maximum(DECK - 1))

/** The place of a card's rank in `RANKS`: 0 is a two, 12 an ace. */
export function rankIndex(value: number): number {
  return value >> 2
}

/** The place of a card's suit in `SUITS`. */
export function suitIndex(value: number): number {
  return value & 3
}

/** The rank of a card from 0 to 51. */
export function rankOf(value: number): Rank {
  return RANKS[rankIndex(value)] ?? '2'
}

/** The suit of a card from 0 to 51. */
export function suitOf(value: number): Suit {
  return SUITS[suitIndex(value)] ?? 'clubs'
}

/** The card of a rank and a suit. */
export function cardOf(rank: Rank, suit: Suit): number {
  return RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit)
}

/**
 * So many cards off the top of a shoe of `decks` shuffled decks, none put back: every ordered choice equally likely.
 * Takes one number below 52 × decks, then one below one less, and so on.
 */
export async function dealCards(draw: Draw, count: number, decks = 1): Promise<number[]> {
  const places = await pickDistinct(draw, DECK * decks, count)
  return places.map(place => place % DECK)
}

/** One card of a deck without end: each draw sees all 52 again. Takes one number below 52. */
export function drawCard(draw: Draw): Promise<number> {
  return integerBelow(draw, DECK)
}
