import { createHmac } from 'node:crypto'

/**
 * The HMAC of the request that an idempotency key belongs to, keyed with the server's secret: a stolen table must not let
 * a thief guess requests. Leave passwords and PINs out of `parts`: with the secret, six digits are guessed in a moment.
 */
export function hashRequest(secret: string, parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(`${part.length}:${part}`)
  return hmac.digest()
}
