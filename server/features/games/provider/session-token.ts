import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

const claims = z.object({
  /** Of the play session's row; missing in a token of before there were rows: it places no bet. */
  id: z.optional(z.uuid()),
  memberId: z.string(),
  currency: z.enum(['BRL', 'PLAY']),
  apiCode: z.string(),
})
/** Whose a provider's play session is. */
export type ProviderSession = z.output<typeof claims>

const purpose = 'provider-session'

/** A token that carries whose session it is: wins and rollbacks ask the database nothing about it, and never end. */
export function writeSession(secrets: Secrets, session: ProviderSession): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${payload}.${secrets.sign(purpose, payload).toString('base64url')}`
}

/** `undefined`: not written by us, or for another provider. Whether it may still bet is checked where the bet is taken. */
export function readSession(secrets: Secrets, token: string, apiCode: string): ProviderSession | undefined {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = secrets.sign(purpose, payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const session = z.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return session.apiCode === apiCode ? session : undefined
}
