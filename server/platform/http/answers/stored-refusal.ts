import * as z from 'zod/mini'
import { fieldWords, refusalWords } from '../../../../contract/refusals.ts'
import { type Refused, refuse } from './refuse.ts'

const storedRefusal = z.object({
  word: z.enum(refusalWords),
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  errors: z.optional(z.record(z.string(), z.array(z.enum(fieldWords)))),
})

/** A refusal as `call.answer` keeps it: words only, so that it can be shown in any language later. */
export function writeRefusal({ word, parts: { details, errors } }: Refused): object {
  return { word, ...(details && { details }), ...(errors && { errors }) }
}

export function readRefusal(stored: unknown): Refused {
  const { word, details, errors } = z.parse(storedRefusal, stored)
  return refuse(word, { ...(details && { details }), ...(errors && { errors }) })
}
