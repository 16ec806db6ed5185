import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ crash: z.number(), cashOut: z.nullable(z.number()) }),
  ({ crash, cashOut }) =>
    [crash, ...(cashOut === null ? [] : [cashOut])].map(one => `${(one / 100).toFixed(2)}×`).join(' · '),
)
