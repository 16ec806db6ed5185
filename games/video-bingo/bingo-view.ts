import { writeAmount } from '../amount.ts'
import type { Round } from '../engine.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { BALLS, extraBall, MOST_EXTRA } from './bingo-odds.ts'
import { bestPattern } from './bingo-patterns.ts'
import type { BingoState, BingoView } from './bingo-schemas.ts'

/** Each card's marks after the balls that were drawn. */
export function marksOf({ cards, balls, extra }: BingoState): readonly number[] {
  const drawn = new Set(balls.slice(0, BALLS + extra))
  return cards.map(card =>
    card.reduce((marks, ball, cell) => (drawn.has(ball) ? marks | (1 << cell) : marks), 0),
  )
}

/**
 * Centavos of the next ball; `undefined` when the round is over: collected, the last ball drawn, or no ball on offer,
 * because it can gain nothing or its price in whole centavos would return less than the least.
 */
export function nextPrice(state: BingoState, marks: readonly number[]): bigint | undefined {
  if (state.isCollected || state.extra === MOST_EXTRA) return undefined
  const ball = extraBall({ marks, drawn: BALLS + state.extra }, state.bet.stake)
  return ball && ball.rtpPpm >= LEAST_RTP_PPM ? ball.price : undefined
}

/** The round of a state. The balls that were not drawn never enter the view. */
export function bingoRound(state: BingoState): Round {
  const { bet, balls, extra, spent } = state
  const marks = marksOf(state)
  const price = nextPrice(state, marks)
  const cards = state.cards.map((numbers, index) => {
    const pattern = bestPattern(marks[index] ?? 0)
    return { numbers, pattern: pattern?.id ?? null, pays: bet.stake * BigInt(pattern?.pays ?? 0) }
  })
  const pays = cards.reduce((sum, card) => sum + card.pays, 0n)
  const isDone = price === undefined
  const view: BingoView = {
    stake: writeAmount(bet.stake),
    cards: cards.map(card => ({ ...card, pays: writeAmount(card.pays) })),
    balls: balls.slice(0, BALLS + extra),
    extra,
    spent,
    price: price === undefined ? null : writeAmount(price),
    pays: writeAmount(pays),
    isCollected: state.isCollected,
    payout: writeAmount(isDone ? pays : 0n),
  }
  return {
    state: { ...state, bet: { stake: writeAmount(bet.stake), cards: bet.cards } },
    stake: bet.stake * BigInt(bet.cards) + BigInt(spent.replace('.', '')),
    payout: isDone ? pays : 0n,
    done: isDone,
    view,
  }
}
