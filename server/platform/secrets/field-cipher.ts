import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

type Derive = (purpose: string) => Buffer

export interface FieldCipher {
  readonly encrypt: (text: string, context: string) => Buffer
  readonly decrypt: (bytes: Buffer, context: string) => string
  /** Format and key id that every new value begins with. */
  readonly prefix: Buffer
}

/** The second format: `ak2:`, four bytes that name the key, IV, tag, text. The first had no head: IV, tag, text. */
const format = Buffer.from('ak2:')
const idLength = 4
const headLength = format.length + idLength
const ivLength = 12
const tagLength = 16

interface Key {
  readonly head: Buffer
  readonly bytes: Buffer
}

/** AES-256-GCM under the first key; opens what any of them has sealed, by the id in it, or by trial where it has none. */
export function createFieldCipher(secrets: readonly Derive[]): FieldCipher {
  const keys: readonly Key[] = secrets.map(derive => ({
    head: Buffer.concat([format, derive('field-key-id').subarray(0, idLength)]),
    bytes: derive('field-encryption'),
  }))
  const [current] = keys
  if (current === undefined) throw new Error('There is no key to seal with')
  return {
    prefix: current.head,
    encrypt: (text, context) => seal(current, text, context),
    decrypt: (bytes, context) => {
      const named = keys.find(({ head }) => bytes.subarray(0, headLength).equals(head))
      if (named !== undefined) {
        const opened = tryOpen(named, bytes.subarray(headLength), authenticated(named, context))
        if (opened !== undefined) return opened
      }
      for (const key of keys) {
        const opened = tryOpen(key, bytes, Buffer.from(context))
        if (opened !== undefined) return opened
      }
      throw new Error('No key of this installation opens this value in this place')
    },
  }
}

/** The head is authenticated with the place: a value cannot be given to another key, nor pass for one of the first format. */
function authenticated({ head }: Key, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context)])
}

function seal(key: Key, text: string, context: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv)
  cipher.setAAD(authenticated(key, context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([key.head, iv, cipher.getAuthTag(), sealed])
}

function tryOpen({ bytes: key }: Key, bytes: Buffer, aad: Buffer): string | undefined {
  if (bytes.length < ivLength + tagLength) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
    decipher.setAAD(aad)
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const text = bytes.subarray(ivLength + tagLength)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
