import { colourOf, type EvenMoney } from '../../../../games/roulette/roulette-table.ts'

/** A place of the layout where chips can lie. */
export type Spot =
  | { readonly kind: 'inside'; readonly numbers: readonly number[] }
  | { readonly kind: 'column' | 'dozen'; readonly at: number }
  | { readonly kind: EvenMoney }

export function keyOfSpot(spot: Spot): string {
  if (spot.kind === 'inside') return `inside ${spot.numbers.join('-')}`
  return 'at' in spot ? `${spot.kind} ${spot.at}` : spot.kind
}

/** A place on the felt: grid lines upright (phones) and lying (wider screens). */
export interface FeltCell {
  readonly spot: Spot
  readonly upright: string
  readonly lying: string
}

const area = (row: number, column: number, rows = 1, columns = 1) =>
  `${row} / ${column} / span ${rows} / span ${columns}`

const columnSpot = (at: number): Spot => ({ kind: 'column', at })
const dozenSpot = (at: number): Spot => ({ kind: 'dozen', at })
const thirds = [1, 2, 3]
const evenMoney: readonly EvenMoney[] = ['low', 'even', 'red', 'black', 'odd', 'high']

/** Every field of the layout that has a face of its own, in reading order. */
export const feltCells: readonly FeltCell[] = [
  { spot: { kind: 'inside', numbers: [0] }, upright: area(1, 3, 1, 3), lying: area(1, 1, 3, 1) },
  ...Array.from({ length: 36 }, (_, index): FeltCell => {
    const row = Math.floor(index / 3)
    const column = index % 3
    return {
      spot: { kind: 'inside', numbers: [index + 1] },
      upright: area(row + 2, column + 3),
      lying: area(3 - column, row + 2),
    }
  }),
  ...thirds.map(at => ({
    spot: columnSpot(at),
    upright: area(14, at + 2),
    lying: area(4 - at, 14),
  })),
  ...thirds.map(at => ({
    spot: dozenSpot(at),
    upright: area(4 * at - 2, 2, 4),
    lying: area(4, 4 * at - 2, 1, 4),
  })),
  ...evenMoney.map(
    (kind, index): FeltCell => ({
      spot: { kind },
      upright: area(2 * index + 2, 1, 2),
      lying: area(5, 2 * index + 2, 1, 2),
    }),
  ),
]

/** `red`, `black` or `green` of a field with one number; nothing for the others. */
export function colourOfSpot(spot: Spot): string | undefined {
  if (spot.kind === 'red' || spot.kind === 'black') return spot.kind
  const [number] = spot.kind === 'inside' && spot.numbers.length === 1 ? spot.numbers : []
  return number === undefined ? undefined : colourOf(number)
}
