import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** Clocks differ a little; a notice recorded longer ago is somebody else's. */
const toleranceSeconds = 300

/** Whether the provider signed these very bytes, lately: hex HMAC-SHA-256 over `timestamp + "." + raw body`. */
export function isSigned(
  given: { readonly timestamp: string; readonly signature: string; readonly body: Buffer },
  secret: string,
  nowMs: number,
): boolean {
  if (!/^\d{1,12}$/.test(given.timestamp) || !/^[0-9a-f]{64}$/.test(given.signature)) return false
  if (Math.abs(Number(given.timestamp) - nowMs / 1000) > toleranceSeconds) return false
  const wanted = createHmac('sha256', secret).update(`${given.timestamp}.`).update(given.body).digest()
  return timingSafeEqual(wanted, Buffer.from(given.signature, 'hex'))
}

/**
 * The last part of the webhook address for a provider that does not sign: API Pix itself has only mutual TLS, which
 * ends at the load balancer. An attacker who learns it can only make us ask the provider: no notice is believed.
 */
export function secretPath(secret: string): string {
  return createHmac('sha256', secret).update('webhook address').digest('hex')
}

/** Whether a notice came by that address. */
export function isByAddress(path: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(path), Buffer.from(secretPath(secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const pixNotice = z.object({
  pix: z
    .array(z.object({ endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{32}$/)) }))
    .check(z.maxLength(1000)),
})
const payoutNotice = z.object({
  payouts: z
    .array(z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)) }))
    .check(z.maxLength(1000)),
})

/** The ids that a notice names; what it says of them is asked again, so nothing else is kept. */
export function subjectsOf(kind: 'pix' | 'payout', body: Buffer): readonly string[] | undefined {
  const json = parseJson(body)
  if (kind === 'pix') return pixNotice.safeParse(json).data?.pix.map(item => item.endToEndId)
  return payoutNotice.safeParse(json).data?.payouts.map(item => item.id)
}

function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return value
  } catch {
    return undefined
  }
}
