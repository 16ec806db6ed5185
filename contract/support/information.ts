import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { exact, instant, listState, page, siteQuery } from '../fields.ts'

export const languageList = defineEndpoint('GET /api/language/getList', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({
    data: z.array(
      z.object({ language_code: z.string(), language_name: z.string(), language_flag_link: z.string() }),
    ),
  }),
})

export const bannerTones = ['sun', 'scarlet', 'leaf', 'sky'] as const

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Own path only; the PWA refuses any other. */
  link: z.string(),
  art: z.string(),
  tone: z.enum(bannerTones),
})
export type Banner = z.output<typeof banner>

/** What operators show around the lobby: banners and the licence line of the footer. */
export const dynamicWebs = defineEndpoint('GET /api/dynamicwebs/getdata', {
  access: 'anyone',
  offline: 'keep',
  query: siteQuery,
  reply: z.object({
    data: z.object({ banners: z.array(banner), licence_line: z.string(), brand: z.string() }),
  }),
})

/** `kind` and `details` choose the sentence on the screen, so that it speaks the reader's language. */
export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.nullable(z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
})
export type Notification = z.output<typeof notification>

export const notifications = defineEndpoint('GET /api/informationcenter/notification', {
  access: 'member',
  offline: 'keep',
  query: z.object({ lang: z.optional(exact()), ...page }),
  reply: z.object({ data: z.array(notification), unread: z.number(), ...listState }),
})

export const readNotifications = defineEndpoint('POST /api/informationcenter/notification/read', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ up_to: exact(64) }),
  reply: z.object({ unread: z.number() }),
})
