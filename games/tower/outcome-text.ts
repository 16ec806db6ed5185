import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf, places } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ traps: z.array(z.array(z.number())), picks: z.array(z.number()) }),
  ({ traps, picks }) => `${traps.map(places).join(' / ')} · ${places(picks)}`,
)
