import { isBlackjack, totalOf } from './blackjack-cards.ts'
import { basicStrategy } from './blackjack-strategy.ts'

/** How many cards of each value are left, by value; index 0 is unused. */
type Shoe = Uint8Array

/** What is staked, by what it comes back with: sums over all rounds, a stake of one each. */
export interface ReturnOfPlay {
  lost: number
  pushed: number
  won: number
  blackjacks: number
}

/** How likely the dealer ends on each total (22 is every bust), jointly with having no blackjack. */
type Ends = Float64Array

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * Plays every hand against every card of the dealer from six decks, by basic strategy, each sequence with its exact
 * chance as cards leave the shoe. Of a pair that is split both hands have the same expectation: what the first takes are
 * cards of a shuffled shoe like any other, so twice one hand is exact when no hand is split again.
 */
export function returnOfBasicStrategy(): ReturnOfPlay {
  const sums: ReturnOfPlay = { lost: 0, pushed: 0, won: 0, blackjacks: 0 }
  const shoe: Shoe = Uint8Array.of(0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 96)
  for (const dealer of VALUES) {
    const against = createDealer(dealer)
    eachCard(shoe, 1, dealer, chance => {
      for (const first of VALUES) {
        eachCard(shoe, chance, first, (given, left) => {
          for (const second of VALUES) {
            eachCard(left, given, second, (dealt, rest) =>
              playHand(sums, against, rest, dealt, [first, second]),
            )
          }
        })
      }
    })
  }
  return sums
}

/** Takes one card of this value out while `then` runs, with the chance that it comes next. */
function eachCard(shoe: Shoe, chance: number, value: number, then: (chance: number, shoe: Shoe) => void) {
  const count = shoe[value] ?? 0
  if (count === 0) return
  const all = countOf(shoe)
  shoe[value] = count - 1
  then((chance * count) / all, shoe)
  shoe[value] = count
}

const countOf = (shoe: Shoe) => shoe.reduce((sum, left) => sum + left, 0)

type Dealer = ReturnType<typeof createDealer>

function createDealer(shown: number) {
  const known = new Map<string, Ends>()
  /** The card that would make a blackjack under the one shown. */
  const hidden = shown === 1 ? 10 : shown === 10 ? 1 : 0
  const endsOf = (shoe: Shoe): Ends => {
    const key = shoe.join()
    const found = known.get(key)
    if (found) return found
    const ends: Ends = new Float64Array(23)
    const left = countOf(shoe) - 1
    for (const value of VALUES) {
      if (value === hidden) continue
      eachCard(shoe, 1, value, chance =>
        drawOut(ends, shoe, left, chance, shown + value, shown === 1 || value === 1),
      )
    }
    known.set(key, ends)
    return ends
  }
  const chanceOfBlackjack = (shoe: Shoe) => (hidden === 0 ? 0 : (shoe[hidden] ?? 0) / countOf(shoe))
  return { shown, endsOf, chanceOfBlackjack }
}

/** The dealer takes cards up to 17, a soft one included. `left` cards are in the shoe; aces count one in `hard`. */
function drawOut(ends: Ends, shoe: Shoe, left: number, chance: number, hard: number, hasAce: boolean) {
  const total = hasAce && hard <= 11 ? hard + 10 : hard
  if (total >= 17) {
    const end = Math.min(22, total)
    ends[end] = (ends[end] ?? 0) + chance
    return
  }
  for (let value = 1; value <= 10; value += 1) {
    const count = shoe[value] ?? 0
    if (count === 0) continue
    shoe[value] = count - 1
    drawOut(ends, shoe, left - 1, (chance * count) / left, hard + value, hasAce || value === 1)
    shoe[value] = count
  }
}

function playHand(sums: ReturnOfPlay, dealer: Dealer, shoe: Shoe, chance: number, values: readonly number[]) {
  const natural = dealer.chanceOfBlackjack(shoe)
  if (isBlackjack(values)) {
    sums.pushed += chance * natural
    sums.blackjacks += chance * (1 - natural)
    return
  }
  // Against the dealer's blackjack the player loses the first stake only.
  sums.lost += chance * natural
  if (basicStrategy(values, dealer.shown, { double: true, split: true }) === 'split') {
    const [value = 0] = values
    for (const next of VALUES) {
      eachCard(shoe, 2 * chance, next, (dealt, rest) =>
        value === 1
          ? stand(sums, dealer, rest, dealt, [value, next])
          : goOn(sums, dealer, rest, dealt, [value, next]),
      )
    }
    return
  }
  goOn(sums, dealer, shoe, chance, values)
}

/** From here on every chance is joint with the dealer having no blackjack. */
function goOn(sums: ReturnOfPlay, dealer: Dealer, shoe: Shoe, chance: number, values: readonly number[]) {
  const { total } = totalOf(values)
  if (total >= 21) return stand(sums, dealer, shoe, chance, values)
  const may = { double: values.length === 2, split: false }
  const move = basicStrategy(values, dealer.shown, may)
  if (move === 'stand') return stand(sums, dealer, shoe, chance, values)
  for (const next of VALUES) {
    eachCard(shoe, chance, next, (dealt, rest) =>
      move === 'double'
        ? stand(sums, dealer, rest, 2 * dealt, [...values, next])
        : goOn(sums, dealer, rest, dealt, [...values, next]),
    )
  }
}

/** `staked` is the chance of getting here times what lies on the hand. */
function stand(sums: ReturnOfPlay, dealer: Dealer, shoe: Shoe, staked: number, values: readonly number[]) {
  const { total } = totalOf(values)
  if (total > 21) {
    sums.lost += staked * (1 - dealer.chanceOfBlackjack(shoe))
    return
  }
  dealer.endsOf(shoe).forEach((chance, end) => {
    if (end > 21 || end < total) sums.won += staked * chance
    else if (end === total) sums.pushed += staked * chance
    else sums.lost += staked * chance
  })
}
