import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import type { Secrets } from '../secrets/secrets.ts'

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The head of the audit log at one moment. */
const anchorFields = z.strictObject({
  format: z.literal('arara-audit-anchor-1'),
  /** Counts from 1, without a gap. */
  n: z.int().check(z.positive()),
  at: z.iso.datetime(),
  /** Number and hash of the log's last row; 0 and empty before the first. */
  seq: z.int().check(z.nonnegative()),
  head: z.union([hex64, z.literal('')]),
  /** SHA-256 of the line before it; empty at the first. */
  previous: z.union([hex64, z.literal('')]),
  /** The raw Ed25519 public key, base64url (RFC 8037). */
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
})
export type Anchor = z.output<typeof anchorFields>
type Unsigned = Omit<Anchor, 'format' | 'key'>

const signed = z.strictObject({ ...anchorFields.shape, signature: z.string().check(z.regex(/^[\w-]{86}$/)) })

export interface AnchorKey {
  readonly privateKey: KeyObject
  /** Raw, base64url. */
  readonly publicKey: string
}

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The Ed25519 key that signs anchors, derived from `APP_SECRET`. Its public half is no secret. */
export function anchorKeyOf(secrets: Pick<Secrets, 'sign'>): AnchorKey {
  const seed = secrets.sign('audit-anchor-key', 'ed25519')
  const der = Buffer.concat([pkcs8Head, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { privateKey, publicKey: x }
}

/** One line of JSON. The signature covers the line without its member `signature`, as UTF-8. */
export function signAnchor(key: AnchorKey, { n, at, seq, head, previous }: Unsigned): string {
  const fields: Anchor = {
    format: 'arara-audit-anchor-1',
    ...{ n, at, seq, head, previous, key: key.publicKey },
  }
  const signature = sign(null, Buffer.from(JSON.stringify(fields)), key.privateKey).toString('base64url')
  return JSON.stringify({ ...fields, signature })
}

export type ReadAnchor =
  | { readonly outcome: 'read'; readonly anchor: Anchor }
  | { readonly outcome: 'unreadable' | 'forged' }

/** Reads a line and checks its signature against the key that it names; whether that key is ours is the caller's to ask. */
export function readAnchor(line: string): ReadAnchor {
  const parsed = z.safeParse(signed, parse(line))
  if (!parsed.success) return { outcome: 'unreadable' }
  const { signature, ...fields } = parsed.data
  const anchor: Anchor = {
    format: fields.format,
    n: fields.n,
    at: fields.at,
    ...{ seq: fields.seq, head: fields.head, previous: fields.previous, key: fields.key },
  }
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: anchor.key }, format: 'jwk' })
  const isRight = verify(
    null,
    Buffer.from(JSON.stringify(anchor)),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  return isRight ? { outcome: 'read', anchor } : { outcome: 'forged' }
}

export const digestOf = (line: string) => createHash('sha256').update(line).digest('hex')

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
