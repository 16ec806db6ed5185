import { columnOf90 } from '../../../../games/bingo-room/bingo-card.ts'
import type { BingoHall } from '../../../../games/bingo-room/bingo-halls.ts'

export interface CardCell {
  readonly id: string
  /** A number; `free` is the middle of 75, `gap` an empty place of 90. */
  readonly holds: number | 'free' | 'gap'
}

/** The places of a card, row by row, as they are printed. */
export function cellsOf(hall: BingoHall, numbers: readonly number[]): readonly CardCell[] {
  if (hall.name === 'seventy_five') {
    const places: readonly CardCell['holds'][] = [...numbers.slice(0, 12), 'free', ...numbers.slice(12)]
    return places.map(holds => ({ id: String(holds), holds }))
  }
  return [0, 1, 2].flatMap(row =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column): CardCell => {
      const number = numbers.slice(row * 5, row * 5 + 5).find(one => columnOf90(one) === column)
      return number === undefined
        ? { id: `gap ${row} ${column}`, holds: 'gap' }
        : { id: String(number), holds: number }
    }),
  )
}
