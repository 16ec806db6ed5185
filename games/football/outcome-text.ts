import * as z from 'zod/mini'
import { type OutcomeText, outcomeOf } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = outcomeOf(
  z.object({
    legs: z.array(
      z.object({
        home: z.string(),
        away: z.string(),
        score: z.nullable(z.object({ home: z.number(), away: z.number() })),
      }),
    ),
  }),
  ({ legs }) =>
    legs
      .map(({ home, away, score }) => `${home} ${score ? `${score.home}:${score.away}` : '–'} ${away}`)
      .join(' · '),
)
