import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, code, exact, line } from '../fields.ts'
import { exactField } from '../text-fields.ts'
import { byLanguage } from '../wordings.ts'
import { bannerTones } from './information.ts'

export const bannerTexts = byLanguage(z.strictObject({ title: line(1, 60), text: line(0, 160) }))

const bannerRow = {
  id: code(1, 64).check(z.regex(/^[a-z0-9-]{1,48}$/, 'invalid')),
  position: z.number('required').check(z.int(), z.minimum(0), z.maximum(999)),
  texts: bannerTexts,
  /** A page of the app itself. */
  link: code(1, 200).check(z.regex(/^\/(?!\/|api\/|backoffice)[A-Za-z0-9/_?=&.-]*$/, 'invalid')),
  art: exact().check(
    z.regex(/^(\/brand\/banner-(games|pix|app)\.svg|\/media\/[0-9a-f]{64}\.(png|jpg|webp))$/, 'invalid'),
  ),
  tone: z.enum(bannerTones, 'required'),
  shown_from: askedInstant,
  shown_until: z.nullable(askedInstant),
  shown: z.boolean('required'),
}
const adminBanner = z.object({ ...bannerRow, version: z.number() })
export type AdminBanner = z.output<typeof adminBanner>

/** All of them, in the order of the lobby. */
export const listBanners = defineEndpoint('POST /api/admin/banners', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  body: z.strictObject({}),
  reply: z.object({ data: z.array(adminBanner) }),
})

/** Saves one whole, as `saveContent` does; version 0 stands for one that is not there yet. */
export const saveBanner = defineEndpoint('POST /api/admin/banners/save', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ ...bannerRow, version: z.number('required').check(z.int(), z.minimum(0)) }),
  reply: z.object({ data: adminBanner }),
})

/** 512 KB, as base64. */
const largestFile = 700_000

/** Keeps a picture (PNG, JPEG or WebP, 512 KB at most) and answers the path it is shown under. */
export const addBannerPicture = defineEndpoint('POST /api/admin/banners/picture', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({
    file: exactField().check(
      z.minLength(1, 'required'),
      z.maxLength(largestFile, 'too_long'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'invalid'),
    ),
  }),
  reply: z.object({ data: z.object({ art: z.string() }) }),
})
