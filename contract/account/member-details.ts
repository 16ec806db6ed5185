import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { extraRegistrationFields } from '../regime.ts'
import { address, gender } from './person-details.ts'

const missingDetails = z.object({ missing: z.array(z.enum(extraRegistrationFields)) })
export type MissingDetails = z.output<typeof missingDetails>

/** Which details the licence wants of every member and this one never gave: nothing missing where it wants none. */
export const memberDetails = defineEndpoint('POST /api/member/details', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: missingDetails }),
})

/**
 * Gives what is missing, parsed as at registration and all of it at once; an e-mail is bound in the security centre, by its
 * code. Refused `details_complete` for what is there already or was never asked for: changes go through support.
 */
export const saveMemberDetails = defineEndpoint('POST /api/member/details/save', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ gender: z.optional(gender), address: z.optional(address) }),
  reply: z.object({ data: missingDetails }),
})
