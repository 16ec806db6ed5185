import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf, places } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ mines: z.array(z.number()), revealed: z.array(z.number()) }),
  ({ mines, revealed }) => `${places(mines)} · ${places(revealed)}`,
)
