import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** Present, verified, and for a new credential its data attached. */
const present = 0x01
const verified = 0x04
const attachedData = 0x40
const flagsOf = (isVerified: boolean) => (isVerified ? present + verified : present)

function authData(rpId: string, flag: number, counter: number, attached = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flag, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, attached])
}

function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, from: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
}

interface Page {
  readonly origin?: string
  readonly rpId?: string
  /** Whether the person proved themselves to the device, by finger or code. */
  readonly isVerified?: boolean
}

/** A passkey in software, as a browser answers with one: ES256, no attestation. The counter is the test's to turn. */
export function createAuthenticator({
  origin = 'http://localhost:8080',
  rpId = 'localhost',
  isVerified = true,
}: Page = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    bytes(x),
    Buffer.from('225820', 'hex'),
    bytes(y),
  ])
  const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose])
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  return {
    make: (challenge: string, from = origin) => {
      const data = authData(rpId, flagsOf(isVerified) + attachedData, 0, attached)
      const length = Buffer.from([0x58, data.length])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        length.subarray(1),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
      return { ...shared, response }
    },
    answer: (challenge: string, counter: number, from = origin, isNowVerified = isVerified) => {
      const client = clientData('webauthn.get', challenge, from)
      const data = authData(rpId, flagsOf(isNowVerified), counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...shared, response }
    },
  }
}
