import { createECDH } from 'node:crypto'
import type { PushTopic } from '../../../../contract/support/push.ts'

/** The push services of the browsers: FCM (Chrome, Opera, Samsung …), Mozilla, Apple and Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/**
 * Whether we would write there: a member says the address, and the server calls it. Nothing but the browsers' own services,
 * over https on the usual port; beside them the sandbox's, where a demo has one.
 */
export function isPushService(endpoint: string, sandboxUrl: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (sandboxUrl !== undefined && origin === new URL(sandboxUrl).origin)
    return pathname.startsWith('/push/send/')
  return protocol === 'https:' && port === '' && services.some(service => service.test(hostname))
}

/** Whether something can be encrypted for it: a point of the curve, and not any 65 bytes. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    curve.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

const minute = 60_000
const hour = 60 * minute

/** How long a message is worth being read, and how much of a phone's battery it may cost (RFC 8030, sections 5.2 and 5.3). */
export const carriage: Readonly<
  Record<PushTopic, { readonly lastsMs: number; readonly urgency: 'low' | 'normal' | 'high' }>
> = {
  money: { lastsMs: 24 * hour, urgency: 'high' },
  security: { lastsMs: 72 * hour, urgency: 'high' },
  support: { lastsMs: 72 * hour, urgency: 'normal' },
  offers: { lastsMs: 6 * hour, urgency: 'low' },
}

const longestPauseMs = hour

/** The wait before the next try; a push service that names one is listened to. */
export function pauseAfter(attempts: number, retryAfterMs: number | undefined): number {
  const own = Math.min(15_000 * 2 ** Math.min(attempts - 1, 10), longestPauseMs)
  return Math.max(own, retryAfterMs ?? 0)
}
