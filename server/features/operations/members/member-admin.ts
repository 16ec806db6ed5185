import type * as z from 'zod/mini'
import { isUuid } from '../../../../contract/is-uuid.ts'
import { forceOffline, type searchMembers } from '../../../../contract/operations/backoffice.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { listMembers, memberExists } from './member-store.ts'

type Found = z.output<typeof searchMembers.reply>

const pageSize = 50

/** Members whose name begins like that, or the one with that id; newest first. */
export async function findMembers(
  deps: Deps,
  { search = '', cursor, limit = pageSize }: z.output<typeof searchMembers.body>,
): Promise<Found | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const text = search.trim().toLowerCase()
  const wanted = isUuid(text) ? { id: text } : { namePrefix: text }
  const rows = await listMembers(deps.db, {
    ...wanted,
    before: cursor,
    limit: limit + 1,
    now: deps.clock.now(),
  })
  const data = rows.slice(0, limit)
  return {
    data: data.map(row => ({
      ...row,
      created_at: row.created_at.toISOString(),
      sessions: Number(row.sessions),
    })),
    next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
    version: '0',
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

interface ForceOffline {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: z.output<typeof forceOffline.body>
}

/** Sessions are the business of the feature that keeps them; the transaction is this one's. */
export type EndSessionsOf = (tx: Tx, memberId: string) => Promise<readonly string[]>

/** Ends every session of the member. Returns their ids, which the caller sends to every process. */
export async function forceMemberOffline(
  deps: Deps,
  { administratorId, key, body }: ForceOffline,
  endSessions: EndSessionsOf,
): Promise<{ readonly ended: readonly string[] } | Refused> {
  let ended: readonly string[] = []
  const call = { endpoint: forceOffline, memberId: administratorId, key, body }
  const outcome = await runOnce(deps, call, async tx => {
    if (!(await memberExists(tx, body.id))) return refuse('not_found')
    ended = await endSessions(tx, body.id)
    await deps.wallet.announce(tx, { memberId: body.id, topic: 'session', payload: {} })
    const subject = `member:${body.id}`
    const details = { reason: body.reason, sessions: ended.length }
    await audit(deps, tx, { administratorId, action: 'force_offline', subject, details })
    return {}
  })
  return outcome instanceof Refused ? outcome : { ended }
}
