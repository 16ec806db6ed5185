import * as z from 'zod/mini'
import { faces, type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({
    dealer: z.object({ cards: z.array(z.number()) }),
    hands: z.array(z.object({ cards: z.array(z.number()) })),
  }),
  ({ dealer, hands }) => [...hands, dealer].map(({ cards }) => faces(cards)).join(' · '),
)
