import { dealCards, rankIndex } from '../cards.ts'
import type { Draw } from '../fairness/draw.ts'
import type { Decision } from './baccarat-odds.ts'
import { DECKS, playOut, pointsOf, winnerOf, worthOf } from './baccarat-rules.ts'

/** Two hands as they lie at the end, each in the order in which it was dealt, and what they decide. */
interface Dealt extends Decision {
  readonly player: number[]
  readonly banker: number[]
  readonly playerPoints: number
  readonly bankerPoints: number
}

/** Six off the top; those that the rules do not ask for are never turned. */
export async function drawShoe(draw: Draw): Promise<{ shoe: number[] }> {
  return { shoe: await dealCards(draw, 6, DECKS) }
}

/** Both hands of a shoe, as the rules deal and draw them. */
export function dealHands(shoe: readonly number[]): Dealt {
  const played = playOut(shoe.map(worthOf))
  const playerDrew = played.player.length === 3
  const thirdOfBanker = playerDrew ? 5 : 4
  const player = [...pick(shoe, 0, 2), ...(playerDrew ? pick(shoe, 4) : [])]
  const banker = [...pick(shoe, 1, 3), ...(played.banker.length === 3 ? pick(shoe, thirdOfBanker) : [])]
  const playerPoints = pointsOf(played.player)
  const bankerPoints = pointsOf(played.banker)
  return {
    player,
    banker,
    playerPoints,
    bankerPoints,
    winner: winnerOf(playerPoints, bankerPoints),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }
}

function pick(shoe: readonly number[], ...places: readonly number[]): number[] {
  return places.flatMap(place => shoe.slice(place, place + 1))
}

/** The first two cards are of one rank, whatever their suits. */
function isPair([one = 0, two = 0]: readonly number[]): boolean {
  return rankIndex(one) === rankIndex(two)
}
