import { createHmac } from 'node:crypto'

/** Hex HMAC-SHA256 over `timestamp + "." + raw body`: the receiver checks it on the bytes as they came. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
