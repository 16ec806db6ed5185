import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

export interface BearerClaims {
  readonly sessionId: string
  readonly memberId: string
  readonly isDemo: boolean
  /** Seconds since 1970. */
  readonly expiresAt: number
}

const claims = z.tuple([z.string(), z.string(), z.boolean(), z.number()])

/** Thirty minutes (docs/rules/accounts.md). */
export const bearerSeconds = 30 * 60

/** A token that proves itself, so that a bet costs no look-up of the session. */
export function writeBearer(secrets: Secrets, of: BearerClaims): string {
  const payload = JSON.stringify([of.sessionId, of.memberId, of.isDemo, of.expiresAt])
  const body = Buffer.from(payload).toString('base64url')
  return `${body}.${secrets.sign('bearer-token', body).toString('base64url')}`
}

/** `undefined` for anything we did not sign; says nothing of expiry or revocation. */
export function readBearer(secrets: Secrets, token: string): BearerClaims | undefined {
  const [body, mac, ...rest] = token.split('.')
  if (body === undefined || mac === undefined || rest.length > 0) return undefined
  const wanted = secrets.sign('bearer-token', body)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const [sessionId, memberId, isDemo, expiresAt] = z.parse(
    claims,
    JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
  )
  return { sessionId, memberId, isDemo, expiresAt }
}
