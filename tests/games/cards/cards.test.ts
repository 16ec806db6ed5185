import { expect, test } from 'vitest'
import {
  card,
  cardOf,
  DECK,
  dealCards,
  drawCard,
  RANKS,
  rankIndex,
  rankOf,
  SUITS,
  suitIndex,
  suitOf,
} from '../../../games/cards.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { chiSquare, chiSquareLimit, drawOf } from '../support.ts'

const fair = (nonce: number) =>
  openDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'test', nonce, game: 'cards-test' })

test('every card is one rank and one suit, and is found again by them', () => {
  const seen = new Set<number>()
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      const value = cardOf(rank, suit)
      expect([rankOf(value), suitOf(value)]).toEqual([rank, suit])
      expect([RANKS[rankIndex(value)], SUITS[suitIndex(value)]]).toEqual([rank, suit])
      seen.add(card.parse(value))
    }
  }
  expect(seen.size).toBe(DECK)
  expect([cardOf('2', 'clubs'), cardOf('A', 'spades')]).toEqual([0, 51])
})

test.each([-1, 52, 1.5, '7', null])('%j is no card', value => {
  expect(card.safeParse(value).success).toBe(false)
})

test('a deal takes the card at each drawn place of what is left in the deck', async () => {
  expect(await dealCards(drawOf([0, 0, 49, 48]), 4)).toEqual([0, 1, 51, 50])
})

test('a shoe holds every card once a deck, and no more', async () => {
  for (const decks of [1, 6, 8]) {
    const all = await dealCards(fair(decks), DECK * decks, decks)
    const counts = new Array<number>(DECK).fill(0)
    for (const value of all) counts[value] = (counts[value] ?? 0) + 1
    expect(counts).toEqual(new Array<number>(DECK).fill(decks))
  }
})

test('cards fall evenly at the first and at the tenth place, and from a deck without end', async () => {
  const first = new Array<number>(DECK).fill(0)
  const tenth = new Array<number>(DECK).fill(0)
  const endless = new Array<number>(DECK).fill(0)
  const count = (counts: number[], value = 0) => {
    counts[value] = (counts[value] ?? 0) + 1
  }
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const dealt = await dealCards(fair(nonce), 10)
    expect(new Set(dealt).size).toBe(10)
    count(first, dealt[0])
    count(tenth, dealt[9])
    count(endless, await drawCard(fair(nonce + 5_000)))
  }
  for (const counts of [first, tenth, endless]) {
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(DECK - 1))
  }
})
