import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const outcome = z.object({
  /** `unknown`: no such key yet. `closed`: the key was tombstoned, the late call will be refused. */
  state: z.enum(['done', 'refused', 'closed', 'unknown']),
  /** Stored answer of a finished call, its envelope included. */
  answer: z.nullable(z.unknown()),
  /** The call is `done` for good, and its answer is kept no longer (`answerKept` of the endpoint): read the resource again. */
  answer_expired: z.optional(z.boolean()),
})

/** What became of a call, by its `Idempotency-Key`. */
export const callOutcome = defineEndpoint('GET /api/calls/:key', {
  access: 'member',
  offline: 'refuse',
  reply: z.object({ data: outcome }),
})

/** Settles the doubt under the member's lock: a known key answers its outcome, an unknown one is closed for ever. */
export const closeCall = defineEndpoint('POST /api/calls/:key/close', {
  access: 'member',
  offline: 'refuse',
  reply: z.object({ data: outcome }),
})
