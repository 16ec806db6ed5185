import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Authenticator } from '../../http/caller.ts'
import { bearerOf } from '../../http/request-context.ts'
import { addressBlock } from './address-block.ts'
import { deviceCookieName, deviceCookieOptions, isDeviceId } from './device-cookie.ts'

/** Where a device gets its number. */
const markedPaths = /^\/api\/(auth\/(login2|register2|me)|drawing|recharge\/online)(\?|$)/
/** Calls of a member that say from where they come: every visit makes the first of them. */
const tracedPaths = /^\/api\/(auth\/me|drawing|recharge\/online)(\?|$)/
/** One row a member, trace and day: more of them only cost. */
const dayMs = 24 * 3_600_000
const mostRemembered = 50_000

/** Marks browsers with a number of their own and notes which members come from one device or address, by hash. */
export function watchTraces(
  app: FastifyInstance,
  { db, clock, random, secrets, log }: Deps,
  authenticator: Authenticator,
): void {
  const noted = new Map<string, number>()
  const isFresh = (key: string, now: number) => {
    if ((noted.get(key) ?? 0) > now - dayMs) return false
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(key, now)
    return true
  }
  const note = async (memberId: string, kind: 'device' | 'address', text: string) => {
    const hash = secrets.sign(`member-${kind}`, text)
    const now = clock.now()
    if (!isFresh(`${memberId} ${kind} ${hash.toString('base64')}`, now.getTime())) return
    await sql`INSERT INTO member_trace (member_id, kind, hash, first_seen, last_seen)
      VALUES (${memberId}, ${kind}, ${hash}, ${now}, ${now})
      ON CONFLICT (member_id, kind, hash) DO UPDATE SET last_seen = excluded.last_seen`.execute(db)
  }

  app.addHook('onSend', async (request, reply) => {
    const isMarked = request.method === 'POST' && markedPaths.test(request.url)
    if (!isMarked || isDeviceId(request.cookies[deviceCookieName])) return
    const id = random(32).toString('base64url')
    reply.setCookie(deviceCookieName, id, deviceCookieOptions)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 || request.method !== 'POST' || !tracedPaths.test(request.url)) return
    const memberId = memberOf(request, authenticator)
    if (memberId === undefined) return
    const device = request.cookies[deviceCookieName]
    try {
      await note(memberId, 'address', addressBlock(request.ip))
      if (isDeviceId(device)) await note(memberId, 'device', device)
    } catch (error) {
      // Nobody waits for it, and the next visit notes it.
      log.warn({ err: error }, 'a trace was not noted')
    }
  })
}

function memberOf(request: FastifyRequest, authenticator: Authenticator): string | undefined {
  const bearer = bearerOf(request)
  const caller = bearer === undefined ? undefined : authenticator.member(bearer)
  return caller === undefined || typeof caller === 'string' || caller.isDemo ? undefined : caller.memberId
}
