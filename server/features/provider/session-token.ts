import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Secrets } from '../../secrets.ts'

const claims = z.strictObject({
  memberId: z.string(),
  currency: z.enum(['BRL', 'PLAY']),
  apiCode: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
})
/** Whom a provider's session belongs to. */
export type ProviderSession = z.output<typeof claims>

const purpose = 'provider-session'

/** A token that says by itself whose session it is, so that a bet asks the database nothing about it. */
export function writeSession(secrets: Secrets, session: ProviderSession): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${payload}.${secrets.sign(purpose, payload).toString('base64url')}`
}

/** `undefined`: not written by us, or for another provider. It may have expired: wins and rollbacks do not mind. */
export function readSession(secrets: Secrets, token: string, apiCode: string): ProviderSession | undefined {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = secrets.sign(purpose, payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const session = z.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return session.apiCode === apiCode ? session : undefined
}
