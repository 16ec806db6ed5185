import type * as z from 'zod/mini'
import { endSessions } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { endSessionsWithin } from '../service.ts'
import { recordSecurity } from './history.ts'

interface Asked {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: z.output<typeof endSessions.body>
}

/** Ends one of the member's sessions, or all but the caller's. The caller sends `ended`, their ids, to every process after the commit. */
export async function endOwnSessions(
  deps: Deps,
  { caller: { memberId, sessionId }, key, body }: Asked,
): Promise<{ readonly ended: readonly string[] } | Refused> {
  let ended: readonly string[] = []
  const outcome = await runOnce(deps, { endpoint: endSessions, memberId, key, body }, async tx => {
    const which = body.id === undefined ? { except: sessionId } : { sessionId: body.id }
    ended = await endSessionsWithin(deps, tx, { memberId, ...which, reason: 'ended_by_member' })
    if (body.id !== undefined && ended.length === 0) return refuse('not_found')
    const kind = body.id === undefined ? 'sessions_ended' : 'session_ended'
    await recordSecurity(deps, tx, { memberId, kind, details: { sessions: ended.length } })
    return { ended: ended.length }
  })
  return outcome instanceof Refused ? outcome : { ended }
}
