import { rankIndex } from '../cards.ts'

/** Eight decks, shuffled again for every round. */
export const DECKS = 8

/** The worth of a card: an ace one, two to nine what they say, ten and the pictures nothing. */
export function worthOf(card: number): number {
  const rank = rankIndex(card)
  if (rank === 12) return 1
  return rank <= 7 ? rank + 2 : 0
}

/** The points of a hand: the last digit of what its cards are worth. */
export function pointsOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) % 10
}

/** Two cards of eight or nine points: nobody draws any more. */
function isNatural(points: number): boolean {
  return points >= 8
}

/** The player's third card, by their first two. */
function playerDraws(player: number): boolean {
  return player <= 5
}

/** The banker's third card, by their first two and the worth of the player's third card, if there is one. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5
  switch (banker) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return false
  }
}

/**
 * How many of the next cards each side takes: six worths in the order of the shoe (player, banker, player, banker, then the
 * player's third, if they draw, and the banker's).
 */
export function playOut(worths: readonly number[]): { readonly player: number[]; readonly banker: number[] } {
  const [one = 0, two = 0, three = 0, four = 0, fifth = 0, sixth = 0] = worths
  const player = [one, three]
  const banker = [two, four]
  const [points, others] = [pointsOf(player), pointsOf(banker)]
  if (isNatural(points) || isNatural(others)) return { player, banker }
  if (!playerDraws(points)) {
    return { player, banker: bankerDraws(others, undefined) ? [...banker, fifth] : banker }
  }
  return { player: [...player, fifth], banker: bankerDraws(others, fifth) ? [...banker, sixth] : banker }
}

export type Winner = 'player' | 'banker' | 'tie'

/** Who won, by the points of both hands (0 to 9). */
export function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}
