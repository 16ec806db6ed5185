import { createHmac } from 'node:crypto'

/**
 * What a key stands for, keyed with the server's secret: a stolen table must not be a way to guess what was in a
 * request. Leave passwords and PINs out of `parts`: six digits are guessed in a moment by whoever has the key.
 */
export function hashRequest(secret: string, parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(`${part.length}:${part}`)
  return hmac.digest()
}
