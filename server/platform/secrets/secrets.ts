import { createHmac, hkdfSync } from 'node:crypto'
import { createFieldCipher, type FieldCipher } from './field-cipher.ts'

/** Everything that needs a key, each with a key of its own derived from one secret that never enters the database. */
export interface Secrets {
  /** Keyed hash for uniqueness and look-up of what is stored encrypted: CPF, phone, e-mail. */
  readonly blindIndex: (kind: string, value: string) => Buffer
  /** AES-256-GCM; `context` (which column, whose row) is authenticated, so that a value cannot be moved to another row. */
  readonly encrypt: (text: string, context: string) => Buffer
  /** Throws when the key, the context or the bytes are not those it was encrypted with. */
  readonly decrypt: (bytes: Buffer, context: string) => string
  /** HMAC-SHA-256 under a key named by `purpose`: tokens, request hashes, captcha answers. */
  readonly sign: (purpose: string, value: string | Buffer) => Buffer
  /** How what is sealed now begins: the format and the id of its key. */
  readonly sealedPrefix: Buffer
}

interface Others {
  /** Secrets that sealed before this one: they still open. */
  readonly previous?: readonly string[]
  /** The secret of the first start, under which the database's keyed hashes were made; this one where there was no other. */
  readonly hashes?: string
}

/** What is believed for its signature alone. Everything else that is signed is compared with what the database keeps. */
const signedNow: ReadonlySet<string> = new Set(['bearer-token', 'step-up', 'captcha', 'audit-anchor-key'])

export function createSecrets(
  appSecret: string,
  { previous = [], hashes = appSecret }: Others = {},
): Secrets {
  const own = derivedFrom(appSecret)
  const kept = hashes === appSecret ? own : derivedFrom(hashes)
  const cipher: FieldCipher = createFieldCipher([own, ...previous.map(derivedFrom)])
  const sign = (purpose: string, value: string | Buffer) =>
    createHmac('sha256', (signedNow.has(purpose) ? own : kept)(purpose))
      .update(value)
      .digest()
  return {
    sign,
    blindIndex: (kind, value) => sign('blind-index', `${kind}\0${value}`),
    encrypt: cipher.encrypt,
    decrypt: cipher.decrypt,
    sealedPrefix: cipher.prefix,
  }
}

/** Keys by their purpose, each derived once. */
function derivedFrom(secret: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>()
  return purpose => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const derived = Buffer.from(hkdfSync('sha256', secret, 'arara', purpose, 32))
    keys.set(purpose, derived)
    return derived
  }
}
