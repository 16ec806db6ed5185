import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  code,
  digits,
  email,
  givenPassword,
  instant,
  password,
  phone,
  pin,
  repeatedPassword,
  sentCode,
  uuid,
} from '../fields.ts'
import { confirmation } from './confirmation.ts'
import { passkeyAnswer } from './passkeys.ts'
import { stepUpProof, stepUpPurposes } from './step-up.ts'

/** Six digits of an authenticator, or a recovery code. */
const secondFactor = code(6, 20, 'code_invalid')

/**
 * The person proves again that it is them: password, with the second factor where there is one, or a passkey alone.
 * Refusals: password_wrong, second_factor_required, second_factor_wrong, passkey_refused, too_many_requests.
 */
export const verifyPassword = defineEndpoint('POST /api/security/verify', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    purpose: z.enum(stepUpPurposes),
    password: z.optional(givenPassword),
    totp: z.optional(secondFactor),
    passkey: z.optional(passkeyAnswer),
  }),
  reply: z.object({ proof: z.string(), expires_at: instant }),
})

const openSession = z.object({
  id: z.string(),
  is_current: z.boolean(),
  remembered: z.boolean(),
  /** Names such as `Chrome` and `Android`; empty when the browser did not say. */
  browser: z.string(),
  system: z.string(),
  /** The address without its last part: as coarse as it is kept. */
  network: z.string(),
  method: z.enum(['password', 'passkey', 'registration']),
  created_at: instant,
  /** To about half an hour: a bearer is not looked up at every call. */
  seen_at: instant,
})

const securityEvent = z.object({
  id: z.string(),
  kind: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  at: instant,
})

const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  is_synced: z.boolean(),
  is_suspended: z.boolean(),
  created_at: instant,
  used_at: z.nullable(instant),
})

export const securityView = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Absent of what a device kept from before. */
  confirmation: z.optional(confirmation),
  has_withdrawal_password: z.boolean(),
  has_totp: z.boolean(),
  recovery_codes_left: z.number(),
  passkeys: z.array(passkeyRow),
  sessions: z.array(openSession),
  /** The newest hundred. */
  history: z.array(securityEvent),
  hold: z.nullable(z.object({ until: instant, reason: z.string() })),
})
export type SecurityView = z.output<typeof securityView>

export const securityOverview = defineEndpoint('GET /api/security/overview', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({ data: securityView }),
})

const held = z.object({ held_until: instant })

/** Ends every other session. Refusals: password_wrong, password_common, fields password_same and password_mismatch. */
export const changePassword = defineEndpoint('POST /api/security/password', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ old_password: givenPassword, password, password_confirmation: repeatedPassword }),
  reply: held,
})

/** Sends a code to the new address, ten minutes good. An address that is taken gets a letter that says so: the answer is the same. */
export const sendEmailCode = defineEndpoint('POST /api/security/email/code', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ email, proof: stepUpProof }),
  reply: z.object({ expires_at: instant }),
})

/** Refusals: code_wrong, email_taken. */
export const bindEmail = defineEndpoint('POST /api/security/email/bind', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ code: sentCode }),
  reply: held,
})

/** Sends a code to the new number, ten minutes good. One that is taken gets none: the answer is the same. */
export const sendPhoneCode = defineEndpoint('POST /api/security/phone/code', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ phone, proof: stepUpProof }),
  reply: z.object({ expires_at: instant }),
})

/** Takes the new number in place of the one before. Refusals: code_wrong, phone_taken. */
export const bindPhone = defineEndpoint('POST /api/security/phone/bind', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ code: sentCode }),
  reply: held,
})

/** Ends one of the member's sessions, or all but the caller's. Needs no step-up: it only ever protects. */
export const endSessions = defineEndpoint('POST /api/security/sessions/end', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: z.optional(uuid) }),
  reply: z.object({ ended: z.number() }),
})

export const beginTotp = defineEndpoint('POST /api/security/totp/begin', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: stepUpProof }),
  reply: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
})

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmTotp = defineEndpoint('POST /api/security/totp/confirm', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ totp: digits(6, 'code_invalid') }),
  reply: recoveryCodes,
})

export const removeTotp = defineEndpoint('POST /api/security/totp/remove', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: stepUpProof }),
  reply: held,
})

export const renewRecoveryCodes = defineEndpoint('POST /api/security/totp/recovery', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: stepUpProof }),
  reply: recoveryCodes,
})

/** A code by the bound e-mail, else by phone. `channel` says which, `target` shows it masked: it is the member's own. */
export const sendPinCode = defineEndpoint('POST /api/security/withdrawal-password/code', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ proof: stepUpProof }),
  reply: z.object({ channel: z.enum(['email', 'sms']), target: z.string(), expires_at: instant }),
})

/** A new withdrawal password for who forgot the old one. Refusals: code_wrong, withdrawal_password_missing. */
export const resetPin = defineEndpoint('POST /api/security/withdrawal-password/reset', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ code: sentCode, qk_pwd: pin, qk_pwd_confirmation: pin }),
  reply: held,
})
