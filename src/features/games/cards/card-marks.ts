import type { Rank, Suit } from '../../../../games/cards.ts'

/** Suits in a box of 32. The shapes tell them apart; the four colours only make it quicker. */
export const suitPaths: Record<Suit, string> = {
  clubs:
    'M16 2.8A6.3 6.3 0 0 1 21.3 12.5A6.3 6.3 0 1 1 17.5 22.3Q17.9 27 20.5 29H11.5Q14.1 27 14.5 22.3A6.3 6.3 0 1 1 10.7 12.5A6.3 6.3 0 0 1 16 2.8Z',
  diamonds: 'M16 2.5Q20.5 10.5 27 16Q20.5 21.5 16 29.5Q11.5 21.5 5 16Q11.5 10.5 16 2.5Z',
  hearts: 'M16 28.5C6 20.5 3 16 3 11.2A6.9 6.9 0 0 1 16 8.2A6.9 6.9 0 0 1 29 11.2C29 16 26 20.5 16 28.5Z',
  spades:
    'M16 3C20 9 28.5 13 28.5 19.2A6.2 6.2 0 0 1 17.6 23.4Q18 27 20.5 29H11.5Q14 27 14.4 23.4A6.2 6.2 0 0 1 3.5 19.2C3.5 13 12 9 16 3Z',
}

/** What a court card wears in place of its figure, in a box of 32: a crown, a coronet with pearls, a macaw's feather. */
const courtPaths: ReadonlyMap<Rank, string> = new Map([
  ['K', 'M3 24V8L9.5 14L16 4L22.5 14L29 8V24ZM3 26H29V29.5H3Z'],
  [
    'Q',
    'M4 25L2.5 12Q8 18.5 10.5 17.5Q14.5 15.5 16 7.5Q17.5 15.5 21.5 17.5Q24 18.5 29.5 12L28 25ZM4 27H28V29.5H4ZM16 2A2.3 2.3 0 1 1 15.9 2ZM3 7A1.9 1.9 0 1 1 2.9 7ZM29 7A1.9 1.9 0 1 1 28.9 7Z',
  ],
  ['J', 'M26 3Q30 19 15 23L9 30L6.5 28.5L11 21Q7 8 26 3ZM23.5 7Q16 12 12.8 19.5L14.5 20.5Q18 13 23.5 7Z'],
])

/** The mark in the middle of a card: its suit, or what its figure wears. */
export function middlePath(rank: Rank, suit: Suit): string {
  return courtPaths.get(rank) ?? suitPaths[suit]
}
