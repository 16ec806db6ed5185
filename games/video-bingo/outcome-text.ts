import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({ balls: z.array(z.number()), cards: z.array(z.object({ numbers: z.array(z.number()) })) }),
  ({ balls, cards }) => [...cards.map(({ numbers }) => numbers.join(' ')), balls.join(' ')].join(' · '),
)
