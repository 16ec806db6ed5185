import * as z from 'zod/mini'
import { stepUpProof } from '../auth/step-up.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, exact } from '../fields.ts'

const picture = z.object({ id: z.string(), url: z.string() })

/** Profile photos: male list, female list (specification, section 3). */
export const profilePictures = defineEndpoint('GET /api/profilepictures', {
  access: 'anyone',
  offline: 'keep',
  reply: z.object({ data: z.object({ male: z.array(picture), female: z.array(picture) }) }),
})
export type ProfilePictures = z.output<typeof profilePictures.reply>['data']

const current = z.object({ id: z.nullable(z.string()), url: z.nullable(z.string()) })

/** The current profile URL; the token's subject decides whose. */
export const profilePictureOfUser = defineEndpoint('POST /api/profilepictures/user', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: current }),
})

export const setProfilePicture = defineEndpoint('POST /api/profilepictures/set', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  /** `id` of the lists; null: the letter again. */
  body: z.strictObject({ id: z.nullable(code(1, 40)) }),
  reply: z.object({ data: current }),
})

/** Everything we hold of the member, in pages: `cursor` of the last answer until it is null. */
export const exportData = defineEndpoint('POST /api/profile/export', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: stepUpProof, cursor: z.optional(exact(80)) }),
  reply: z.object({
    data: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
    next_cursor: z.nullable(z.string()),
  }),
})

/** The member's wish to be forgotten. Refusals: erasure_money_left, erasure_win_in_review, erasure_rounds_open, erasure_orders_open. */
export const eraseAccount = defineEndpoint('POST /api/profile/erase', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ proof: stepUpProof, confirm: z.literal(true, 'required') }),
  reply: z.object({ kept_until: z.string() }),
})
