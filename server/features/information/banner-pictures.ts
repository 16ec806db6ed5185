import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findPicture, type PictureRow } from './banner-store.ts'

/** As the table has it. */
const largest = 512 * 1024

/** First bytes, in hex. No SVG: a picture that somebody brings must not be able to run anything. */
const kinds = [
  { type: 'image/jpeg', end: 'jpg', start: /^ffd8ff/ },
  { type: 'image/png', end: 'png', start: /^89504e470d0a1a0a/ },
  { type: 'image/webp', end: 'webp', start: /^52494646.{8}57454250/ },
] as const

/** What a file is by its own bytes, and the path it is shown under; `undefined`: not a picture that banners take. */
export function judgePicture(bytes: Buffer): { readonly row: PictureRow; readonly art: string } | undefined {
  if (bytes.length === 0 || bytes.length > largest) return undefined
  const head = bytes.subarray(0, 16).toString('hex')
  const kind = kinds.find(({ start }) => start.test(head))
  if (kind === undefined) return undefined
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { row: { digest, type: kind.type, bytes }, art: `/media/${digest}.${kind.end}` }
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
      .header('content-security-policy', "default-src 'none'")
      .send(found.bytes)
  })
}
