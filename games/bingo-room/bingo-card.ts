import type { BingoHall } from './bingo-halls.ts'

/** A number at or above 0 and below the bound, each as likely as the others. */
type Below = (bound: number) => number

/** The column of a number on a card of 90: 1 … 9, 10 … 19, and so on; 80 … 90 in the last. */
export function columnOf90(number: number): number {
  return Math.min(8, Math.floor(number / 10))
}

/** The column of a cell on a card of 75, whose middle is free. */
function columnOf75(cell: number): number {
  return (cell < 12 ? cell : cell + 1) % 5
}

/**
 * Whether these are the numbers of a card, row by row. 75: five columns of fifteen, no number twice. 90: rows of five, rising,
 * each in a column of its own, and every column used.
 */
export function isCard(hall: BingoHall, numbers: readonly number[]): boolean {
  if (numbers.length !== hall.cells || new Set(numbers).size !== hall.cells) return false
  if (hall.name === 'seventy_five') {
    return numbers.every((number, cell) => Math.ceil(number / 15) === columnOf75(cell) + 1)
  }
  const columns = numbers.map(columnOf90)
  const rises = numbers.every((_, cell) => cell % 5 === 0 || (columns[cell - 1] ?? 9) < (columns[cell] ?? 0))
  return rises && new Set(columns).size === 9 && numbers.every(number => number >= 1 && number <= 90)
}

/**
 * A card for a player: made by their device, and part of the bet before anything is drawn. Every card has exactly the same
 * chances, so none is worth more than another.
 */
export function makeCard(hall: BingoHall, below: Below): readonly number[] {
  return hall.name === 'seventy_five' ? makeCard75(below) : makeCard90(below)
}

function makeCard75(below: Below): readonly number[] {
  const columns = [0, 1, 2, 3, 4].map(column =>
    pick(numbersFrom(column * 15 + 1, column * 15 + 15), 5, below),
  )
  return [0, 1, 2, 3, 4].flatMap(row =>
    columns.flatMap((numbers, column) => (row === 2 && column === 2 ? [] : numbers.slice(row, row + 1))),
  )
}

function makeCard90(below: Below): readonly number[] {
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  for (;;) {
    const rows = [0, 1, 2].map(() => pick(columns, 5, below))
    if (!columns.every(column => rows.some(row => row.includes(column)))) continue
    // Down a column the numbers rise, as on every printed card.
    const numbers = columns.map(column => {
      const from = column === 0 ? 1 : column * 10
      const to = column === 8 ? 90 : column * 10 + 9
      return inOrder(pick(numbersFrom(from, to), rows.filter(row => row.includes(column)).length, below))
    })
    return rows.flatMap((row, at) =>
      inOrder(row).flatMap(column => {
        const above = rows.slice(0, at).filter(other => other.includes(column)).length
        return numbers[column]?.slice(above, above + 1) ?? []
      }),
    )
  }
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function pick(from: readonly number[], count: number, below: Below): number[] {
  const pool = [...from]
  return Array.from({ length: count }, () => pool.splice(below(pool.length), 1)).flat()
}

function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((left, right) => left - right)
}
