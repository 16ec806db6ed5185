import * as z from 'zod/mini'
import { rankOf, type Suit, suitOf } from './cards.ts'

/** What the view of a round says of chance itself, in figures; the rest of a view follows from it. `undefined`: not readable. */
export type OutcomeText = (view: unknown) => string | undefined

/** Writes the outcome of a view that has these fields. */
export function outcomeOf<Outcome>(
  schema: z.ZodMiniType<Outcome>,
  write: (outcome: Outcome) => string,
): OutcomeText {
  return view => {
    const read = z.safeParse(schema, view)
    return read.success ? write(read.data) : undefined
  }
}

/** Places that are counted from 0, counted from 1 as people do. */
export function places(cells: readonly number[]): string {
  return cells.map(cell => cell + 1).join(' ')
}

const suitSigns: Record<Suit, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' }

/** Cards by rank and suit. */
export function faces(cards: readonly number[]): string {
  return cards.map(card => `${rankOf(card)}${suitSigns[suitOf(card)]}`).join(' ')
}
