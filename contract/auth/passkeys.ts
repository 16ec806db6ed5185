import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { exact, line, uuid } from '../fields.ts'

const base64url = exact(8192).check(z.regex(/^[A-Za-z0-9_-]*$/, 'invalid'))
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
}

/** What `navigator.credentials.create` answered (WebAuthn level 3, `RegistrationResponseJSON`). */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(exact()).check(z.maxLength(10))),
  }),
})

/** What `navigator.credentials.get` answered (`AuthenticationResponseJSON`). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
})

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(transport)),
})

/** For `navigator.credentials.get`; with nobody named, the device offers the accounts it has. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})

/** For `navigator.credentials.create`. */
export const passkeyAddOffer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})

/** A challenge for a new passkey; `proof` of a step-up for `passkeys`. */
export const passkeyAddOptions = defineEndpoint('POST /api/security/passkeys/options', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: exact(600) }),
  reply: z.object({ data: passkeyAddOffer }),
})

export const addPasskey = defineEndpoint('POST /api/security/passkeys/add', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ name: line(1, 40), passkey: newPasskey }),
  reply: z.object({ data: z.object({ id: z.string() }) }),
})

export const removePasskey = defineEndpoint('POST /api/security/passkeys/remove', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, proof: exact(600) }),
  reply: z.object({}),
})

/** Another name for the member's own list; it opens nothing, so it asks for no proof. */
export const renamePasskey = defineEndpoint('POST /api/security/passkeys/rename', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, name: line(1, 40) }),
  reply: z.object({}),
})

/** A challenge for the step-up of somebody who is signed in: only their own passkeys are offered. */
export const passkeyStepUpOptions = defineEndpoint('POST /api/security/passkeys/challenge', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  reply: z.object({ data: passkeyQuestion }),
})

/** A challenge for signing in, the same for everybody: it names no account. */
export const passkeySignInOptions = defineEndpoint('POST /api/auth/passkey/options', {
  access: 'anyone',
  offline: 'refuse',
  reply: z.object({ data: passkeyQuestion }),
})
