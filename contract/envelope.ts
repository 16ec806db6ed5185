import * as z from 'zod/mini'
import { refusalWords } from './refusals.ts'

/**
 * What every good answer carries beside its own fields (docs/rules/wire.md). `answer_expired`: a copy of a keyed call that was done
 * more than `answerDays` ago. It did nothing again, and its fields are not kept any more: read the resource again.
 */
export const success = z.object({
  status: z.literal('success'),
  code: z.number(),
  message: z.string(),
  answer_expired: z.optional(z.literal(true)),
})

/** What every refusal carries: `error` is the stable word, `errors` the sentences by field, `words` their stable words. */
export const refusal = z.object({
  status: z.literal('error'),
  code: z.number(),
  message: z.string(),
  error: z.enum(refusalWords),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  words: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What the sentence was filled with: left to stake, tries left, minimum … money as wire decimals. */
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  force_offline: z.optional(z.boolean()),
  request_id: z.optional(z.string()),
})

export type Refusal = z.output<typeof refusal>
