import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

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
}

const ivLength = 12
const tagLength = 16

export function createSecrets(appSecret: string): Secrets {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const derived = Buffer.from(hkdfSync('sha256', appSecret, 'arara', purpose, 32))
    keys.set(purpose, derived)
    return derived
  }
  const sign = (purpose: string, value: string | Buffer) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest()
  return {
    sign,
    blindIndex: (kind, value) => sign('blind-index', `${kind}\0${value}`),
    encrypt: (text, context) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', keyFor('field-encryption'), iv)
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    decrypt: (bytes, context) => {
      const decipher = createDecipheriv(
        'aes-256-gcm',
        keyFor('field-encryption'),
        bytes.subarray(0, ivLength),
      )
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([
        decipher.update(bytes.subarray(ivLength + tagLength)),
        decipher.final(),
      ]).toString('utf8')
    },
  }
}
