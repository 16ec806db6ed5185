export type PrizeKind = 'line' | 'two_lines' | 'full'
export const PRIZE_KINDS: readonly PrizeKind[] = ['line', 'two_lines', 'full']

/** What a pattern pays that is complete within so many balls: hundredths of the card's stake. */
export interface Tier {
  readonly within: number
  readonly pays: number
}

/** One kind of bingo: its balls, its card, its lines, and its published pays. */
export interface BingoHall {
  readonly name: 'seventy_five' | 'ninety'
  readonly balls: number
  /** So many of them are drawn in a round. */
  readonly drawn: number
  /** Numbers of a card, row by row; the free middle of 75 is none of them. */
  readonly cells: number
  /** Cells that make a line; two of these lines make two, all cells the full card. */
  readonly lines: readonly (readonly number[])[]
  /** From the fewest balls to the most; the first tier that is reached pays. */
  readonly pays: Record<PrizeKind, readonly Tier[]>
}

/** Cells of a 5 × 5 card without its middle: 0 … 23. */
function cellAt(row: number, column: number): readonly number[] {
  const place = row * 5 + column
  if (place === 12) return []
  return [place < 12 ? place : place - 1]
}

const five = [0, 1, 2, 3, 4]

/** Five rows, five columns, two diagonals; the middle is always marked. */
const linesOf75: readonly (readonly number[])[] = [
  ...five.map(row => five.flatMap(column => cellAt(row, column))),
  ...five.map(column => five.flatMap(row => cellAt(row, column))),
  five.flatMap(step => cellAt(step, step)),
  five.flatMap(step => cellAt(step, 4 - step)),
]

const tier = (within: number, pays: number): Tier => ({ within, pays })

export const SEVENTY_FIVE: BingoHall = {
  name: 'seventy_five',
  balls: 75,
  drawn: 50,
  cells: 24,
  lines: linesOf75,
  pays: {
    line: [tier(15, 2_000), tier(25, 400), tier(30, 150), tier(35, 100)],
    two_lines: [tier(20, 10_000), tier(30, 1_000), tier(35, 300), tier(40, 125)],
    full: [tier(45, 2_000_000), tier(50, 500_000)],
  },
}

export const NINETY: BingoHall = {
  name: 'ninety',
  balls: 90,
  drawn: 60,
  cells: 15,
  lines: [0, 1, 2].map(row => five.map(step => row * 5 + step)),
  pays: {
    line: [tier(30, 1_500), tier(40, 400), tier(50, 200), tier(60, 100)],
    two_lines: [tier(40, 10_000), tier(50, 1_500), tier(60, 300)],
    full: [tier(45, 200_000), tier(50, 50_000), tier(55, 10_000), tier(60, 3_000)],
  },
}
