import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

interface Order {
  readonly memberId: string
  readonly id: string
}

const uuidBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** Reads the status of one order and nothing else; it proves itself and is stored nowhere. */
export function writeOrderToken(secrets: Secrets, { memberId, id }: Order): string {
  const body = Buffer.concat([uuidBytes(memberId), uuidBytes(id)])
  return `${body.toString('base64url')}.${secrets.sign('order-token', body).toString('base64url')}`
}

export function readOrderToken(secrets: Secrets, token: string): Order | undefined {
  const [text = '', mac = ''] = token.split('.')
  const body = Buffer.from(text, 'base64url')
  const given = Buffer.from(mac, 'base64url')
  const wanted = secrets.sign('order-token', body)
  if (body.length !== 32 || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return undefined
  return { memberId: toUuid(body.subarray(0, 16)), id: toUuid(body.subarray(16)) }
}

function toUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
