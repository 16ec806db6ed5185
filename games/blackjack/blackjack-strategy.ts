import { totalOf } from './blackjack-cards.ts'

export type Move = 'hit' | 'stand' | 'double' | 'split'

/** Rows by hard total, columns by the dealer's card from 2 to ace. D doubles, or hits where it may not. */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
}

/** By soft total. T doubles, or stands where it may not. */
const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'STTTTSSHHH',
}

/** By the value of both cards. P splits. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
}

interface May {
  readonly double: boolean
  readonly split: boolean
}

/**
 * The published basic strategy for six decks, dealer stands on all 17, double any two cards, double after a split, no
 * surrender. It looks at the total alone, not at which cards make it. Insurance is never taken. `values` are of the
 * hand, 1 an ace; `dealer` is the value of the card that the dealer shows.
 */
export function basicStrategy(values: readonly number[], dealer: number, may: May): Move {
  const column = dealer === 1 ? 9 : dealer - 2
  const [first, second] = values
  const isPair = values.length === 2 && first === second
  if (may.split && isPair && PAIRS[first ?? 0]?.[column] === 'P') return 'split'
  const { total, isSoft } = totalOf(values)
  const row = isSoft ? SOFT[total] : HARD[total]
  // Hard totals under 9 always take a card; soft ones are at least 12, a pair of aces that may not be split.
  const letter = row?.[column] ?? (total < (isSoft ? 13 : 9) ? 'H' : 'S')
  switch (letter) {
    case 'D':
      return may.double ? 'double' : 'hit'
    case 'T':
      return may.double ? 'double' : 'stand'
    case 'S':
      return 'stand'
    default:
      return 'hit'
  }
}
