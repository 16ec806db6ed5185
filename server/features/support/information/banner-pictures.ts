import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { CleanFile } from '../../../platform/uploads/clean-picture.ts'
import { findPicture, type PictureRow } from './banner-store.ts'

/** As the table has it. */
export const largestBannerBytes = 512 * 1024

const ends = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** A picture by the digest of its bytes, and the path it is shown under. */
export function namePicture({ type, bytes }: CleanFile): { readonly row: PictureRow; readonly art: string } {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { row: { digest, type, bytes }, art: `/media/${digest}.${ends[type]}` }
}

const name = /^([0-9a-f]{64})\.(png|jpg|webp)$/

/** The digest in a banner's art; `undefined` where it is drawn for this product. */
export function digestOf(art: string): string | undefined {
  return name.exec(art.replace('/media/', ''))?.[1]
}

/** `GET /media/<digest>.<kind>`: an address never shows another picture, so browsers may keep it for ever. */
export function serveBannerPictures(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const digest = digestOf(request.params.name)
    const found = digest === undefined ? undefined : await findPicture(db, digest)
    if (found === undefined) return reply.code(404).send()
    return reply
      .header('content-type', found.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', `inline; filename="${request.params.name}"`)
      .send(found.bytes)
  })
}
