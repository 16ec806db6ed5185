import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, exact, instant, line, phone, sentCode } from '../fields.ts'

export const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

/**
 * The claims of a registration, and how far each is settled. `unconfirmed`: no contact is proved. `checking`: one is, and the CPF is
 * not the member's yet. `settled`: the wallet is open.
 */
export const confirmation = z.object({
  state: z.enum(['unconfirmed', 'checking', 'settled']),
  /** Phone first; masked, null where there is none. */
  contacts: z.array(
    z.object({
      kind: z.enum(contactKinds),
      target: z.nullable(z.string()),
      is_proved: z.boolean(),
    }),
  ),
})
export type Confirmation = z.output<typeof confirmation>

/**
 * Sends a code to a contact that is not proved, ten minutes good; with a new value, while the registration is not settled, to that one
 * in its place. A contact that is somebody's gets a message that says so: the answer is the same. Refusals: contact_confirmed, code_too_soon.
 */
export const sendConfirmation = defineEndpoint('POST /api/confirmation/send', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ kind: z.enum(contactKinds), phone: z.optional(phone), email: z.optional(email) }),
  reply: z.object({ data: confirmation, expires_at: instant }),
})

/** Proves the contact that the code was sent to, and settles the registration. Refusals: code_wrong, phone_taken, email_taken. */
export const confirmContact = defineEndpoint('POST /api/confirmation/confirm', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ code: sentCode }),
  reply: z.object({ data: confirmation }),
})

/**
 * Messages that a demo sent to one telephone or e-mail, newest first: testers have neither. Without `to`, those to the caller's own
 * contacts. Production answers not_found.
 */
export const demoMessages = defineEndpoint('GET /api/demo/messages', {
  access: 'anyone',
  isPersonal: true,
  offline: 'refuse',
  query: z.object({ lang: z.optional(exact()), to: z.optional(line(1, 100)) }),
  reply: z.object({ data: z.array(z.object({ to: z.string(), text: z.string(), at: instant })) }),
})

/** The calls of a confirmation. */
export const confirmationCalls = { sendConfirmation, confirmContact, demoMessages }
