import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { isBlackjack, totalOf } from './blackjack-cards.ts'
import { costOf, handPayout, stakedOn } from './blackjack-odds.ts'
import { endingOf, type Hand, movesOf, type Table, valuesOf } from './blackjack-play.ts'
import type { BlackjackState, BlackjackView, HandView } from './blackjack-schemas.ts'

/** The round of a state and the table it makes. The dealer's second card enters the view when the round is over. */
export function blackjackRound(state: BlackjackState, table: Table): Round {
  const { stake } = state.bet
  const hands = table.hands.map(hand => handOf(table, hand, stake))
  const insurance = insuranceOf(table, stake)
  const payout = hands.reduce((sum, { paid }) => sum + paid, insurance?.paid ?? 0n)
  const isOver = table.phase === 'over'
  const shown = isOver ? table.dealer : table.dealer.slice(0, 1)
  const view: BlackjackView = {
    stake: writeAmount(stake),
    phase: table.phase,
    dealer: { cards: [...shown], ...totalOf(valuesOf(shown)) },
    hands: hands.map(({ view }) => view),
    active: table.active,
    choices: movesOf(table).map(action => ({ action, cost: writeAmount(costOf(action, stake)) })),
    insurance: insurance && { stake: writeAmount(insurance.staked), payout: writeAmount(insurance.paid) },
    actions: [...state.actions],
    isClosed: state.isClosed,
    payout: writeAmount(payout),
  }
  return {
    state: { ...state, bet: { stake: writeAmount(stake) } },
    stake: stakedOn(table, stake),
    payout,
    done: isOver,
    view,
  }
}

function handOf(table: Table, hand: Hand, stake: bigint): { readonly view: HandView; readonly paid: bigint } {
  const staked = hand.isDoubled ? 2n * stake : stake
  const ending = table.phase === 'over' ? endingOf(table, hand) : null
  const paid = ending === null ? 0n : handPayout(ending, staked)
  const { cards, isDoubled } = hand
  const view: HandView = {
    cards: [...cards],
    ...totalOf(valuesOf(cards)),
    isDoubled,
    stake: writeAmount(staked),
    ending,
    payout: writeAmount(paid),
  }
  return { view, paid }
}

/** Two to one, with its stake, when the dealer has a blackjack. */
function insuranceOf({ phase, dealer, isInsured }: Table, stake: bigint) {
  if (!isInsured) return null
  const staked = costOf('insure', stake)
  const isWon = phase === 'over' && isBlackjack(valuesOf(dealer))
  return { staked, paid: isWon ? 3n * staked : 0n }
}
