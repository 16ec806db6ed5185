import * as z from 'zod/mini'
import {
  type AdminBanner,
  addBannerPicture,
  bannerTexts,
  saveBanner,
} from '../../../../contract/support/banner-admin.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { receivePicture } from '../../../platform/uploads/receive-upload.ts'
import { digestOf, largestBannerBytes, namePicture } from './banner-pictures.ts'
import {
  type AdminBannerRow,
  findPicture,
  keepPicture,
  listBannerRows,
  saveBannerRow,
} from './banner-store.ts'

export async function readAdminBanners({ db }: Deps): Promise<AdminBanner[]> {
  return (await listBannerRows(db)).map(toAdmin)
}

function toAdmin(row: AdminBannerRow): AdminBanner {
  const { id, position, link, art, tone, shown } = row
  return {
    id,
    position,
    link,
    art,
    tone,
    shown,
    texts: z.parse(bannerTexts, row.texts),
    shown_from: row.shown_from.toISOString(),
    shown_until: row.shown_until?.toISOString() ?? null,
    version: Number(row.version),
  }
}

interface By<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

export async function changeBanner(
  deps: Deps,
  { administratorId, key, body }: By<z.output<typeof saveBanner.body>>,
): Promise<z.output<typeof saveBanner.reply> | Refused> {
  return runOnce(deps, { endpoint: saveBanner, memberId: administratorId, key, body }, async tx => {
    const from = new Date(body.shown_from)
    const until = body.shown_until === null ? null : new Date(body.shown_until)
    if (Number.isNaN(from.getTime())) return refuseFields({ shown_from: ['invalid'] })
    if (until !== null && !(until > from)) return refuseFields({ shown_until: ['invalid'] })
    const digest = digestOf(body.art)
    if (digest !== undefined && (await findPicture(tx, digest)) === undefined) {
      return refuseFields({ art: ['invalid'] })
    }
    const row = { ...body, shown_from: from, shown_until: until, version: BigInt(body.version) }
    const saved = await saveBannerRow(tx, row)
    if (saved === undefined) return refuse('content_changed')
    const details = { version: Number(saved.version), shown: saved.shown }
    await audit(deps, tx, { administratorId, action: 'banner_saved', subject: `banner:${saved.id}`, details })
    return { data: toAdmin(saved) }
  })
}

export async function addPicture(
  deps: Deps,
  { administratorId, key, body }: By<z.output<typeof addBannerPicture.body>>,
): Promise<z.output<typeof addBannerPicture.reply> | Refused> {
  const received = await receivePicture(deps, Buffer.from(body.file, 'base64'), {
    largest: largestBannerBytes,
    by: { actor: 'administrator', subject: administratorId },
    resource: addBannerPicture.path,
  })
  // Said to this try alone: the next one may find the scanner again.
  if (received === 'unchecked') return refuse('try_again_later')
  return runOnce(deps, { endpoint: addBannerPicture, memberId: administratorId, key, body }, async tx => {
    if (received === 'infected') return refuse('file_infected')
    if (typeof received === 'string') return refuse('picture_unreadable')
    const { row, art } = namePicture(received)
    await keepPicture(tx, row, deps.clock.now())
    const details = { type: row.type, bytes: row.bytes.length }
    await audit(deps, tx, {
      administratorId,
      action: 'banner_picture_added',
      subject: `picture:${row.digest}`,
      details,
    })
    return { data: { art } }
  })
}
