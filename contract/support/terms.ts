import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, day, exact, instant, line, sealedMember, siteQuery, text } from '../fields.ts'
import { byLanguage } from '../wordings.ts'

const versionNumber = z.number('required').check(z.int(), z.minimum(1), z.maximum(100_000))

const termsVersion = z.object({
  version: z.number(),
  title: z.string(),
  /** What changed against the version before, in plain words; empty for the first. */
  changes: z.string(),
  text: z.string(),
  announced_at: instant,
  /** The first moment of a day in Brazil. */
  effective_at: instant,
})
export type TermsVersion = z.output<typeof termsVersion>

/**
 * The terms of use that are in force, the version before them, and the next one once it was announced, newest first: all
 * that a member needs to compare them without a network.
 */
export const siteTerms = defineEndpoint('GET /api/informationcenter/terms', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({ data: z.array(termsVersion) }),
})

const acceptance = z.object({
  version: z.number(),
  accepted_at: z.nullable(instant),
  language: z.nullable(z.string()),
})

/** What the caller has accepted, newest first. `accepted_at` null: with the registration, before acceptances were kept. */
export const memberTerms = defineEndpoint('GET /api/member/terms', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: z.object({ accepted_version: z.number(), acceptances: z.array(acceptance) }) }),
})
export type MemberTerms = z.output<typeof memberTerms.reply>['data']

/** Accepts the version in force, or the announced next one ahead of its day. `language`: the one it was read in. */
export const acceptTerms = defineEndpoint('POST /api/member/terms/accept', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    version: versionNumber,
    language: exact().check(z.regex(/^[a-z]{2}(_[a-z]{2})?$/, 'invalid')),
    member_id: sealedMember,
  }),
  reply: memberTerms.reply,
})

export const termsTexts = byLanguage(
  z.strictObject({
    title: line(1, 120),
    changes: text(0, 4000),
    text: text(1, 30_000),
  }),
)

const adminTerms = z.object({
  version: z.number(),
  texts: termsTexts,
  announced_at: instant,
  effective_at: instant,
  /** `planned`: not announced yet; `announced`: announced, not in force; `past`: a later version is in force. */
  state: z.enum(['planned', 'announced', 'in_force', 'past', 'withdrawn']),
  accepted_by: z.number(),
  revision: z.number(),
})
export type AdminTerms = z.output<typeof adminTerms>

/** Every version, newest first. */
export const listTermsVersions = defineEndpoint('POST /api/admin/terms', {
  access: 'administrator',
  offline: 'refuse',
  body: z.strictObject({}),
  reply: z.object({ data: z.array(adminTerms) }),
})

/**
 * Writes the next version (`revision` 0), or changes one that is not announced yet. In force from the beginning of `effective_day`
 * in Brazil, at least 14 days after `announced_at`. Refuses terms_pending, terms_in_force, content_changed.
 */
export const saveTermsVersion = defineEndpoint('POST /api/admin/terms/save', {
  access: 'administrator',
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({
    version: versionNumber,
    revision: z.number('required').check(z.int(), z.minimum(0)),
    texts: termsTexts,
    announced_at: askedInstant,
    effective_day: day,
  }),
  reply: z.object({ data: adminTerms }),
})

/** Takes a version back before it comes into force. */
export const withdrawTermsVersion = defineEndpoint('POST /api/admin/terms/withdraw', {
  access: 'administrator',
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ version: versionNumber, reason: line(3, 300) }),
  reply: z.object({ data: adminTerms }),
})
