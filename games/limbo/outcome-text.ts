import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(z.object({ reached: z.number() }), ({ reached }) =>
  (reached / 100).toFixed(2),
)
