import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(z.object({ pocket: z.number() }), ({ pocket }) =>
  String(pocket),
)
