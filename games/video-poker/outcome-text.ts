import * as z from 'zod/mini'
import { card } from '../cards.ts'
import { faces, type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ dealt: z.array(card), cards: z.nullable(z.array(card)) }),
  ({ dealt, cards }) => [dealt, cards ?? []].map(faces).join(' → '),
)
