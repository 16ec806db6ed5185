import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedParts {
  /** Seconds since 1970, as sent. */
  readonly timestamp: string
  /** Of the call: a signature of one call is none of another. */
  readonly path: string
  readonly body: Buffer
}

/** How far a provider's clock may be off, and for how long a signature could be sent again. */
const toleranceSeconds = 60

/** HMAC-SHA256 over `timestamp.path.` and the raw bytes of the body, in hex. */
export function signCall(secret: string, { timestamp, path, body }: SignedParts): string {
  return createHmac('sha256', secret).update(`${timestamp}.${path}.`).update(body).digest('hex')
}

export function isSignedBy(secret: string, signature: string, parts: SignedParts, now: Date): boolean {
  if (!/^\d{1,12}$/.test(parts.timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(Number(parts.timestamp) - now.getTime() / 1000) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signCall(secret, parts)))
}
