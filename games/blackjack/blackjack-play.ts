import { cardValue, isBlackjack, totalOf } from './blackjack-cards.ts'

export const ACTIONS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const
export type Action = (typeof ACTIONS)[number]

export interface Hand {
  readonly cards: readonly number[]
  readonly isDoubled: boolean
  /** Takes no more cards. */
  readonly isDone: boolean
}

/**
 *     insurance --insure, decline--> player or over        player --the last hand is done--> over
 *
 * Insurance is asked for when the dealer shows an ace. Then, and under a ten, the dealer looks for a blackjack.
 */
export interface Table {
  readonly phase: 'insurance' | 'player' | 'over'
  readonly dealer: readonly number[]
  readonly hands: readonly Hand[]
  /** The hand that is played now. */
  readonly active: number
  readonly isInsured: boolean
  /** How many cards of the round's own have been dealt. */
  readonly dealt: number
}

/** What cards (0 to 51) count, an ace as 1. */
export const valuesOf = (cards: readonly number[]) => cards.map(cardValue)
const totalOfCards = (cards: readonly number[]) => totalOf(valuesOf(cards)).total

/** You, the dealer face up, you, the dealer face down. */
export function dealTable(cards: readonly number[]): Table {
  const [first = 0, shown = 0, second = 0, hidden = 0] = cards
  const hand = { cards: [first, second], isDoubled: false, isDone: false }
  const table: Table = {
    phase: 'insurance',
    dealer: [shown, hidden],
    hands: [hand],
    active: 0,
    isInsured: false,
    dealt: 4,
  }
  return cardValue(shown) === 1 ? table : afterLook(table)
}

/** A blackjack on either side ends the round; the dealer's is known before the player stakes more. */
function afterLook(table: Table): Table {
  const isOver = [table.dealer, table.hands[0]?.cards ?? []].some(cards => isBlackjack(valuesOf(cards)))
  return { ...table, phase: isOver ? 'over' : 'player' }
}

/** What may be done now, in the order of the buttons. */
export function movesOf({ phase, hands, active }: Table): readonly Action[] {
  if (phase === 'over') return []
  if (phase === 'insurance') return ['insure', 'decline']
  const [first = 0, second = 0, ...more] = hands[active]?.cards ?? []
  if (more.length > 0) return ['hit', 'stand']
  const isPair = cardValue(first) === cardValue(second)
  return isPair && hands.length === 1 ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

/** The table after an action that `movesOf` allows. `cards` are the round's own, in the order in which they are dealt. */
export function act(table: Table, cards: readonly number[], action: Action): Table {
  const { hands, active, dealt } = table
  const hand = hands[active] ?? { cards: [], isDoubled: false, isDone: true }
  const next = cards[dealt] ?? 0
  switch (action) {
    case 'insure':
    case 'decline':
      return afterLook({ ...table, isInsured: action === 'insure' })
    case 'stand':
      return goOn(table, cards, [{ ...hand, isDone: true }])
    case 'hit':
      return goOn({ ...table, dealt: dealt + 1 }, cards, [withCard(hand, next)])
    case 'double':
      return goOn({ ...table, dealt: dealt + 1 }, cards, [
        { cards: [...hand.cards, next], isDoubled: true, isDone: true },
      ])
    case 'split': {
      const halves = hand.cards.map((card, index) => {
        const half = withCard({ ...hand, cards: [card] }, cards[dealt + index] ?? 0)
        // Split aces take one card each.
        return { ...half, isDone: half.isDone || cardValue(card) === 1 }
      })
      return goOn({ ...table, dealt: dealt + 2 }, cards, halves)
    }
  }
}

/** A hand of 21 or more asks nothing any more. */
function withCard(hand: Hand, card: number): Hand {
  const cards = [...hand.cards, card]
  return { ...hand, cards, isDone: totalOfCards(cards) >= 21 }
}

/** Puts `played` in the active hand's place and goes to the next hand that is not done, or to the dealer. */
function goOn(table: Table, cards: readonly number[], played: readonly Hand[]): Table {
  const hands = table.hands.flatMap((hand, index) => (index === table.active ? played : [hand]))
  const active = hands.findIndex(hand => !hand.isDone)
  if (active >= 0) return { ...table, hands, active }
  return drawDealer({ ...table, hands, active: 0, phase: 'over' }, cards)
}

/** Up to 17, a soft one included; not at all where every hand is bust. */
function drawDealer(table: Table, cards: readonly number[]): Table {
  if (table.hands.every(hand => totalOfCards(hand.cards) > 21)) return table
  const dealer = [...table.dealer]
  let { dealt } = table
  while (totalOfCards(dealer) < 17) {
    dealer.push(cards[dealt] ?? 0)
    dealt += 1
  }
  return { ...table, dealer, dealt }
}

export type HandEnding = 'bust' | 'lost' | 'push' | 'won' | 'blackjack'

/** How a hand stands against the dealer once the round is over. */
export function endingOf({ dealer, hands }: Table, { cards }: Hand): HandEnding {
  const mine = valuesOf(cards)
  const theirs = valuesOf(dealer)
  const [total, against] = [totalOf(mine).total, totalOf(theirs).total]
  const isNatural = hands.length === 1 && isBlackjack(mine)
  if (total > 21) return 'bust'
  if (isBlackjack(theirs)) return isNatural ? 'push' : 'lost'
  if (isNatural) return 'blackjack'
  if (against > 21 || total > against) return 'won'
  return total === against ? 'push' : 'lost'
}
