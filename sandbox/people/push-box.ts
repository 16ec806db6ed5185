import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import * as z from 'zod/mini'

/** A browser's subscription, as it hands it to a page: nothing that others could read with it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface Keys {
  readonly privateKey: Buffer
  readonly auth: Buffer
}

/** The browser's half of RFC 8291: keys that only it has, and what it reads with them. */
export function createPushBox(): {
  readonly keys: Subscription['keys']
  readonly open: (body: Buffer) => string
} {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: body => openPush(body, { privateKey: curve.getPrivateKey(), auth }),
  }
}

const tagLength = 16

/** Reads one `aes128gcm` record (RFC 8188) under the keys of RFC 8291; throws when it was written for somebody else. */
export function openPush(body: Buffer, { privateKey, auth }: Keys): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  const salt = body.subarray(0, 16)
  const senderEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, senderEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-tagLength))
  const padded = Buffer.concat([decipher.update(body.subarray(senderEnd, -tagLength)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })
const longestSeconds = 24 * 3600

/** Whether `vapid t=…, k=…` (RFC 8292) was signed by its key, for this service, and is not too old or too young. */
export function isVapid(header: string | undefined, origin: string, nowMs: number): boolean {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(header ?? '')?.groups ?? {}
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const given = Buffer.from(signature, 'base64url')
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)) return false
  const read = z.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (!read.success) return false
  const left = read.data.exp - nowMs / 1000
  return (
    read.data.aud === origin && left > 0 && left <= longestSeconds && /^(mailto|https):/.test(read.data.sub)
  )
}
