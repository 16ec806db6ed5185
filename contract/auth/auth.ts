import * as z from 'zod/mini'
import { address, gender } from '../account/person-details.ts'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  code,
  cpf,
  dayOr,
  email,
  exact,
  givenPassword,
  instant,
  memberName,
  nameLine,
  password,
  phone,
  repeatedPassword,
} from '../fields.ts'
import { passkeyAnswer } from './passkeys.ts'

/** User info, every field of the specification's section 3; `bridge_*` and `qq` are always null. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  nickname: z.string(),
  /** Masked: the full name never travels back. */
  realname: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  qq: z.null(),
  gender: z.number(),
  invite_code: z.nullable(z.string()),
  money: money,
  fs_money: money,
  ml_money: money,
  total_money: money,
  total_slot_money: money,
  total_live_money: money,
  score: z.number(),
  register_ip: z.nullable(z.string()),
  register_area: z.nullable(z.string()),
  register_site: z.string(),
  status: z.enum(['active', 'frozen', 'closed']),
  is_tips_on: z.boolean(),
  is_in_on: z.boolean(),
  is_trans_on: z.boolean(),
  is_demo: z.boolean(),
  lang: z.string(),
  top_id: z.nullable(z.string()),
  agent_id: z.nullable(z.string()),
  total_credit: money,
  used_credit: money,
  level: z.number(),
  slot_level: z.number(),
  live_level: z.number(),
  level_name: z.string(),
  created_at: instant,
  updated_at: instant,
  deleted_at: z.null(),
  site: z.string(),
  is_ms_reg: z.boolean(),
  has_qk_pwd: z.boolean(),
  d7_map: z.array(z.boolean()),
  day7_id: z.nullable(z.string()),
  bridge_password_token: z.null(),
  bridge_password: z.null(),
  /** Not of the specification: the wallet's version, so that a late answer never turns a balance back. */
  wallet_version: z.number(),
  /** Masked CPF, for the own-account rule on screen. */
  cpf_masked: z.nullable(z.string()),
  /** The picture the member chose: an own path. */
  profile_url: z.nullable(z.string()),
})
export type User = z.output<typeof user>

const session = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the bearer token ends. */
  expires_in: z.number(),
  data: user,
  /** At a sign-in: wrong passwords for this account since the last one, from three on. */
  failed_tries: z.optional(z.number()),
})

/** What the browser calls this try: the same again, after an answer that was lost, opens no second session. */
const attempt = z.optional(exact(64))

const captchaAnswer = {
  /** Of the captcha, or of the work that `proof_of_work_required` asked for: then without `captcha`. */
  key: z.optional(exact(64)),
  captcha: z.optional(code(1, 12)),
  /** Solution of the proof-of-work challenge: the counter as decimal text. */
  proof: z.optional(exact(20)),
}

/** Image (data URL, SVG) and a proof-of-work challenge: SHA-256(prefix + counter) with `bits` leading zeros. */
export const captcha = defineEndpoint('POST /api/auth/captcha', {
  access: 'anyone',
  offline: 'refuse',
  reply: z.object({
    key: z.string(),
    img: z.string(),
    challenge: z.object({ prefix: z.string(), bits: z.number() }),
  }),
})

/**
 * The same captcha for people who cannot see the image: six digits spoken in the request's language (data URL, WAV). Asked for
 * again, other digits are spoken, and the ones before no longer count. Refusals: captcha_invalid.
 */
export const captchaSound = defineEndpoint('POST /api/auth/captcha/sound', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ key: exact(64) }),
  reply: z.object({ sound: z.string() }),
})

export const login = defineEndpoint('POST /api/auth/login2', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    name: z.optional(code(1, 100)),
    phone: z.optional(code(1, 32)),
    email: z.optional(code(1, 100)),
    password: givenPassword,
    remember: z.optional(z.boolean()),
    attempt,
    /** Six digits of the authenticator, or a recovery code; asked for by `second_factor_required`. */
    totp: z.optional(code(6, 20, 'code_invalid')),
    ...captchaAnswer,
  }),
  reply: session,
})

/** Without a password: the device's own word for somebody it recognised. Refusal: passkey_refused. */
export const passkeyLogin = defineEndpoint('POST /api/auth/passkey/login', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ passkey: passkeyAnswer, remember: z.optional(z.boolean()), attempt }),
  reply: session,
})

export const registerBody = z.strictObject({
  name: memberName,
  phone,
  password,
  password_confirmation: repeatedPassword,
  realname: nameLine(3, 120, 'name_invalid').check(
    z.regex(/^[\p{L}][\p{L}\p{M}'’. -]*\s[\p{L}\p{M}'’. -]+$/u, 'name_invalid'),
  ),
  cpf,
  birth_date: dayOr('birth_date_invalid'),
  email: z.optional(email),
  /** These two are required where the licence says so (server/regimes). */
  gender: z.optional(gender),
  address: z.optional(address),
  invite_code: z.optional(code(1, 32)),
  key: exact(64),
  captcha: code(1, 12),
  proof: exact(20),
  accept_terms: z.literal(true, 'terms_required'),
  over_18: z.literal(true, 'age_required'),
  remember: z.optional(z.boolean()),
})

/**
 * A phone, e-mail or CPF that is somebody's is answered as a free one: the session opens, a message goes to each contact, and play and
 * deposits wait until the registration is settled (`POST /api/confirmation/confirm`). Refusals beside field errors: name_taken,
 * under_age, inviter_unknown, captcha_invalid.
 */
export const register = defineEndpoint('POST /api/auth/register2', {
  access: 'anyone',
  offline: 'refuse',
  idempotency: 'key',
  body: registerBody,
  reply: session,
})

/** One tap, no personal data: a demo member with R$ 5,000.00 of play money (docs/rules/accounts.md). */
export const demo = defineEndpoint('POST /api/auth/demo', {
  access: 'anyone',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ remember: z.optional(z.boolean()) }),
  reply: session,
})

/** A 401 clears the user; `force_offline: true` in it clears both storages (specification, section 4). */
export const me = defineEndpoint('POST /api/auth/me', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: user }),
})

/** A fresh bearer for a current one, twelve hours after sign-in at most. */
export const renew = defineEndpoint('POST /api/auth/renew', {
  access: 'member',
  offline: 'refuse',
  reply: session,
})

/**
 * A fresh bearer for the rotating refresh cookie; `expected` is the member this tab holds, another one answers 409 other_member.
 * A cookie that was rotated answers its successor again for 60 s, to the same `attempt` for 24 h, and only until the successor is used.
 */
export const refresh = defineEndpoint('POST /api/auth/refresh', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ expected: z.optional(exact(64)), attempt }),
  reply: session,
})

/** Ends this device's session and its refresh cookie, unless that is of another member than the bearer. */
export const signOut = defineEndpoint('POST /api/auth/logout', {
  access: 'anyone',
  offline: 'refuse',
  reply: z.object({}),
})
