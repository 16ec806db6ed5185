import { expect, test } from 'vitest'
import { DECK, SUITS } from '../../../games/cards.ts'
import { bestHold, listHolds, sumOfSet } from '../../../games/video-poker/best-hold.ts'
import { listDealClasses, listHands } from '../../../games/video-poker/deals.ts'
import { HANDS, handOf, PAYS, placeOfHand } from '../../../games/video-poker/poker-hands.ts'
import {
  BEST_PLAY_COUNTS,
  EDGE_PPM,
  RTP_PPM,
  videoPokerChances,
} from '../../../games/video-poker/video-poker-odds.ts'
import { countBestPlay } from '../../../games/video-poker/whole-deck.ts'
import { cardsOf } from '../support.ts'

test('the 2,598,960 hands of a deck fall into the kinds that textbooks count', () => {
  const counts = HANDS.map(() => 0)
  for (const [one = 0, two = 0, three = 0, four = 0, five = 0] of listHands()) {
    const place = placeOfHand(one, two, three, four, five)
    counts[place] = (counts[place] ?? 0) + 1
  }
  expect(counts).toEqual([4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920, 2_062_860])
})

// docs/rules/promotions.md: "Edge of a game is its lowest under best play."
test('best play of every class of deals returns the published 99.5439 %, hand by hand', () => {
  const counts = countBestPlay(listDealClasses())
  expect(counts).toEqual([...BEST_PLAY_COUNTS])
  // Each of the 2,598,960 deals is counted 7,669,695 times, as in the published tables.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2_598_960 * 7_669_695)
  expect([RTP_PPM, EDGE_PPM]).toEqual([995_439, 4_560])
})

test('there are 134,459 classes of deals, and together they are all deals', () => {
  let classes = 0
  let deals = 0
  for (const { weight } of listDealClasses()) {
    classes += 1
    deals += weight
  }
  expect([classes, deals]).toEqual([134_459, 2_598_960])
})

test('the distribution of a stake adds up to certainty, and its mean is the stated return', () => {
  const chances = videoPokerChances()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(
    0.995439,
    6,
  )
})

/** What a hold returns, by playing every draw. */
function playEveryDraw(dealt: readonly number[], held: readonly number[]): { sum: number; ways: number } {
  const kept = held.map(at => dealt[at] ?? 0)
  const rest = Array.from({ length: DECK }, (_, card) => card).filter(card => !dealt.includes(card))
  let [sum, ways] = [0, 0]
  const draw = (hand: readonly number[], from: number) => {
    if (hand.length === 5) {
      sum += PAYS[HANDS.indexOf(handOf(hand))] ?? 0
      ways += 1
      return
    }
    for (let at = from; at < rest.length; at += 1) draw([...hand, rest[at] ?? 0], at + 1)
  }
  draw(kept, 0)
  return { sum, ways }
}

test('the mean of a hold is what playing every one of its draws gives', () => {
  for (const text of ['Kh Kd 7s 4c 2d', '10h Jh Qh Kh 9h', '3c 8d 10h Jd 2s']) {
    const dealt = cardsOf(text)
    for (const held of listHolds(dealt)) {
      // Up to three cards thrown away: the others are the same sums, with more of them.
      if (held.held.length >= 2)
        expect(playEveryDraw(dealt, held.held)).toEqual({ sum: held.sum, ways: held.ways })
    }
  }
})

test('the sums of one card and of none are what adding up the hands of the whole deck gives', () => {
  const sums = new Array<number>(DECK).fill(0)
  let whole = 0
  for (const cards of listHands()) {
    const pay = PAYS[HANDS.indexOf(handOf(cards))] ?? 0
    whole += pay
    for (const card of cards) sums[card] = (sums[card] ?? 0) + pay
  }
  for (let card = 0; card < DECK; card += 1) expect(sumOfSet([card], 1)).toBe(sums[card])
  expect(sumOfSet([0], 0)).toBe(whole)
})

test.each([
  // As the published strategy has it (Wizard of Odds, 9/6 jacks or better).
  ['10h Jh Qh Kh 9h', [0, 1, 2, 3, 4], 'a straight flush before four to a royal'],
  ['10h Jh Qh Kh 2h', [0, 1, 2, 3], 'four to a royal before a flush'],
  ['Jh Qh Kh 4h 7h', [0, 1, 2, 3, 4], 'a flush before three to a royal'],
  ['Kh Kd 7s 4c 2d', [0, 1], 'a high pair'],
  ['5c 5d 6h 7s 8c', [0, 1], 'a low pair before an open straight'],
  ['Ah Kd Qs 4c 2d', [1, 2], 'of three high cards the two lower ones'],
  ['3c 8d 10h 7d 2s', [], 'nothing: five new cards'],
])('%s: the best hold is %j (%s)', (text, held) => {
  expect(bestHold(cardsOf(text)).held).toEqual(held)
})

test('every suit is as good as another: the best hold of a deal does not change with its suits', () => {
  const swap = (card: number) => (card & ~3) | ((card + 1) % SUITS.length)
  for (const text of ['Kh Kd 7s 4c 2d', 'Jh Qh Kh 4h 7d', '3c 8d 10h 7d 2s']) {
    const dealt = cardsOf(text)
    expect(bestHold(dealt.map(swap))).toEqual(bestHold(dealt))
  }
})
