import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Authenticator } from '../../../platform/http/requests/caller.ts'
import { bearerOf } from '../../../platform/http/requests/request-context.ts'
import { addressBlock } from './address-block.ts'

/** Calls of a member that say from where they come: every visit makes the first of them. */
const tracedPaths = /^\/api\/(auth\/me|drawing|recharge\/online)(\?|$)/
/** One row a member, address and day: more of them only cost. */
const dayMs = 24 * 3_600_000
const mostRemembered = 50_000

/** Records by keyed hash which members come from one address; a reviewer sees how many share it, never the address. */
export function watchAddresses(
  app: FastifyInstance,
  { db, clock, secrets, log }: Deps,
  authenticator: Authenticator,
): void {
  const noted = new Map<string, number>()
  const isFresh = (key: string, now: number) => {
    if ((noted.get(key) ?? 0) > now - dayMs) return false
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(key, now)
    return true
  }
  const note = async (memberId: string, address: string) => {
    const hash = secrets.sign('member-address', address)
    const now = clock.now()
    if (!isFresh(`${memberId} ${hash.toString('base64')}`, now.getTime())) return
    await sql`INSERT INTO member_trace (member_id, kind, hash, first_seen, last_seen)
      VALUES (${memberId}, 'address', ${hash}, ${now}, ${now})
      ON CONFLICT (member_id, kind, hash) DO UPDATE SET last_seen = excluded.last_seen`.execute(db)
  }
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 || request.method !== 'POST' || !tracedPaths.test(request.url)) return
    const memberId = memberOf(request, authenticator)
    if (memberId === undefined) return
    try {
      await note(memberId, addressBlock(request.ip))
    } catch (error) {
      // Nobody waits for it, and the next visit notes it.
      log.warn({ err: error }, 'an address was not noted')
    }
  })
}

function memberOf(request: FastifyRequest, authenticator: Authenticator): string | undefined {
  const bearer = bearerOf(request)
  const caller = bearer === undefined ? undefined : authenticator.member(bearer)
  return caller === undefined || typeof caller === 'string' || caller.isDemo ? undefined : caller.memberId
}
