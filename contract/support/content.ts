import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, code, instant, line, siteQuery, text } from '../fields.ts'
import { byLanguage } from '../wordings.ts'

export const contentKinds = ['social', 'contact', 'faq', 'announcement', 'page'] as const
export type ContentKind = (typeof contentKinds)[number]

export const socialMediaLink = z.object({ id: z.string(), name: z.string(), url: z.string() })
export type SocialMediaLink = z.output<typeof socialMediaLink>

export const socialMediaLinks = defineEndpoint('GET /api/socialmedialinks/get', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({ data: z.array(socialMediaLink) }),
})

const contact = z.object({ id: z.string(), name: z.string(), text: z.string(), url: z.nullable(z.string()) })
const answer = z.object({ id: z.string(), question: z.string(), answer: z.string() })

/** `telegram_link` is the specification's "telegram link" (section 3), null where the server has none. */
const supportView = z.object({
  telegram_link: z.nullable(z.string()),
  contacts: z.array(contact),
  faq: z.array(answer),
})
export type SupportView = z.output<typeof supportView>

export const support = defineEndpoint('GET /api/informationcenter/support', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({ data: supportView }),
})

const announcement = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  published_at: instant,
  /** When a change of terms takes effect: at least 14 days after `published_at`. */
  effective_at: z.nullable(instant),
})
export type Announcement = z.output<typeof announcement>

/** Newest first. */
export const announcements = defineEndpoint('GET /api/informationcenter/announcement', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({ data: z.array(announcement) }),
})

const page = z.object({ id: z.string(), title: z.string(), text: z.string(), saved_at: z.nullable(instant) })
export type SitePageText = z.output<typeof page>

/** Pages that operators wrote: `privacy`, `responsible-gaming`, and whatever else the footer shall lead to. */
export const sitePages = defineEndpoint('GET /api/informationcenter/pages', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({ data: z.array(page) }),
})

export const contentTexts = byLanguage(
  z.strictObject({
    title: line(1, 120),
    text: text(0, 20_000),
  }),
)

const contentRow = {
  kind: z.enum(contentKinds, 'required'),
  id: code(1, 64).check(z.regex(/^[a-z0-9-]{1,48}$/, 'invalid')),
  position: z.number('required').check(z.int(), z.minimum(0), z.maximum(999)),
  texts: contentTexts,
  url: z.nullable(code(0, 300).check(z.regex(/^(https:\/\/|mailto:|tel:)\S+$/, 'invalid'))),
  published_at: askedInstant,
  effective_at: z.nullable(askedInstant),
  shown: z.boolean('required'),
}
/** `version` 0 stands for a text that is not there yet. */
const contentView = z.object({ ...contentRow, version: z.number(), saved_at: z.nullable(instant) })
export type ContentView = z.output<typeof contentView>

export const listContent = defineEndpoint('POST /api/admin/content', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  body: z.strictObject({ kind: z.optional(z.enum(contentKinds)) }),
  reply: z.object({ data: z.array(contentView) }),
})

/** Saves one text whole; a version that is no longer the last is refused, so that nobody overwrites what they never saw. */
export const saveContent = defineEndpoint('POST /api/admin/content/save', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ ...contentRow, version: z.number('required').check(z.int(), z.minimum(0)) }),
  reply: z.object({ data: contentView }),
})
