/** A card is three rows of five; cell `5 × row + column`. Marks are a number with a bit for each cell. */
export const CELLS = 15
export const FULL_CARD = 2 ** CELLS - 1

export const PATTERN_IDS = [
  'bingo',
  'frame',
  'two_lines',
  'letter_t',
  'letter_h',
  'zigzag',
  'line',
  'corners',
  'two_columns',
  'column',
] as const
export type PatternId = (typeof PATTERN_IDS)[number]

export interface Pattern {
  readonly id: PatternId
  /** Any of these marks makes it. */
  readonly shapes: readonly number[]
  /** Times the stake of the card. */
  readonly pays: number
}

const cellsOf = (...cells: number[]) => cells.reduce((marks, cell) => marks | (1 << cell), 0)
const row = (index: number) => cellsOf(...[0, 1, 2, 3, 4].map(column => 5 * index + column))
const column = (index: number) => cellsOf(index, index + 5, index + 10)
const rows = [0, 1, 2].map(row)
const columns = [0, 1, 2, 3, 4].map(column)

/** Every way to lay two of these over one another. */
function pairsOf(shapes: readonly number[]): readonly number[] {
  return shapes.flatMap((one, index) => shapes.slice(index + 1).map(other => one | other))
}

/** Best first: a card pays the best pattern it has, and that one only. */
export const PATTERNS: readonly Pattern[] = [
  { id: 'bingo', shapes: [FULL_CARD], pays: 5_000 },
  { id: 'frame', shapes: [FULL_CARD & ~cellsOf(6, 7, 8)], pays: 1_500 },
  { id: 'two_lines', shapes: pairsOf(rows), pays: 400 },
  { id: 'letter_t', shapes: [row(0) | column(2), row(2) | column(2)], pays: 80 },
  { id: 'letter_h', shapes: [column(0) | column(4) | row(1)], pays: 80 },
  { id: 'zigzag', shapes: [cellsOf(0, 6, 12, 8, 4), cellsOf(10, 6, 2, 8, 14)], pays: 15 },
  { id: 'line', shapes: rows, pays: 12 },
  { id: 'corners', shapes: [cellsOf(0, 4, 10, 14)], pays: 8 },
  { id: 'two_columns', shapes: pairsOf(columns), pays: 7 },
  { id: 'column', shapes: columns, pays: 4 },
]

/** The best pattern of these marks. */
export function bestPattern(marks: number): Pattern | undefined {
  return PATTERNS.find(({ shapes }) => shapes.some(shape => (marks & shape) === shape))
}

/** What these marks pay, times the stake of the card. */
export function paysOf(marks: number): number {
  return bestPattern(marks)?.pays ?? 0
}
