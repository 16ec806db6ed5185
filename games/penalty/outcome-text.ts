import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf, places } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ dives: z.array(z.number()), kicks: z.array(z.number()) }),
  ({ dives, kicks }) => `${places(dives)} · ${places(kicks)}`,
)
