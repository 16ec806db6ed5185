import * as z from 'zod/mini'
import { passkeyAnswer, passkeyQuestion } from '../auth/passkeys.ts'
import { defineEndpoint } from '../endpoint.ts'
import { digits, email, exact, givenPassword, instant } from '../fields.ts'
import { administratorRoles } from './administrator-role.ts'

/** How long a proof of the person stands for calls with `freshProof`. */
export const freshProofMs = 10 * 60_000

/** Six digits of an authenticator; each code works once. */
const authenticatorCode = digits(6, 'pin_invalid')

const signedIn = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  data: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(administratorRoles),
    /** Passkeys that sign in: none is suspended. */
    passkeys: z.number(),
    /** Their password is too weak by the rules of today: nothing but its change is open. */
    must_change_password: z.boolean(),
  }),
})

/**
 * Password and a TOTP code that works once: the second way, beside passkeys. Refusals: totp_invalid, too_many_requests (on one's own
 * device), proof_of_work_required.
 */
export const administratorSignIn = defineEndpoint('POST /api/admin/sign-in', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    email,
    password: givenPassword,
    totp: authenticatorCode,
    /** Of the work that `proof_of_work_required` asked for. */
    key: z.optional(exact(64)),
    proof: z.optional(exact(20)),
  }),
  reply: signedIn,
})

/** A challenge for signing in with a passkey, the same for everybody: it names no account. */
export const administratorPasskeyQuestion = defineEndpoint('POST /api/admin/passkey/options', {
  access: 'anyone',
  offline: 'refuse',
  reply: z.object({ data: passkeyQuestion }),
})

/** The first way in: no e-mail, no password. Refusals: passkey_refused. */
export const administratorPasskeySignIn = defineEndpoint('POST /api/admin/passkey/sign-in', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ passkey: passkeyAnswer }),
  reply: signedIn,
})

/** A challenge for the proof of somebody who is signed in: only their own passkeys are offered. */
export const administratorProofQuestion = defineEndpoint('POST /api/admin/prove/options', {
  access: 'administrator',
  roles: administratorRoles,
  withWeakPassword: true,
  offline: 'refuse',
  reply: z.object({ data: passkeyQuestion }),
})

/**
 * The administrator proves again who they are, by a passkey, or by password and authenticator code; the session's proof is
 * fresh from then on. Refusals: passkey_refused, totp_invalid, too_many_requests.
 */
export const proveAdministrator = defineEndpoint('POST /api/admin/prove', {
  access: 'administrator',
  roles: administratorRoles,
  withWeakPassword: true,
  offline: 'refuse',
  body: z.strictObject({
    passkey: z.optional(passkeyAnswer),
    password: z.optional(givenPassword),
    totp: z.optional(authenticatorCode),
  }),
  reply: z.object({ data: z.object({ proved_at: instant, fresh_until: instant }) }),
})
