import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

/** How far up a line goes. */
const depths = 3

/**
 * Puts a member below their inviter and those above, and everybody below the member with them: three levels in all.
 * The inviter must not stand below the member.
 */
export async function joinLine(tx: Tx, memberId: string, inviterId: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO agency_line (agent_id, depth, member_id, joined_at)
    SELECT above.agent_id, above.depth + below.depth + 1, below.member_id, ${at}
    FROM (SELECT ${inviterId}::uuid AS agent_id, 0 AS depth
      UNION ALL SELECT agent_id, depth FROM agency_line WHERE member_id = ${inviterId}) AS above,
    (SELECT ${memberId}::uuid AS member_id, 0 AS depth
      UNION ALL SELECT member_id, depth FROM agency_line WHERE agent_id = ${memberId}) AS below
    WHERE above.depth + below.depth + 1 <= ${depths} ON CONFLICT DO NOTHING`.execute(tx)
}

/** Whether one stands somewhere above the other, however far: the whole chain is walked, not only three levels. */
export async function standsAbove(tx: Tx, upper: string, lower: string): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE up AS (
      SELECT inviter_id FROM member WHERE id = ${lower}
      UNION SELECT m.inviter_id FROM up JOIN member m ON m.id = up.inviter_id)
    SELECT FROM up WHERE inviter_id = ${upper}`.execute(tx)
  return rows.length > 0
}

/** Names the inviter of a member who has none. `false`: somebody invited them already. */
export async function setInviter(tx: Tx, memberId: string, inviterId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE member SET inviter_id = ${inviterId}, updated_at = ${at},
      agent_id = (SELECT coalesce(above.agent_id, above.id) FROM member above WHERE above.id = ${inviterId})
    WHERE id = ${memberId} AND inviter_id IS NULL AND NOT is_demo`.execute(tx)
  return numAffectedRows > 0n
}

export async function countLine(
  on: Executor,
  agentId: string,
): Promise<readonly { depth: number; members: number }[]> {
  const { rows } = await sql<{ depth: number; members: number }>`
    SELECT depth, count(*)::integer AS members FROM agency_line WHERE agent_id = ${agentId} GROUP BY depth`.execute(
    on,
  )
  return rows
}

export interface InvitedRow {
  readonly id: string
  readonly name: string
  readonly depth: number
  readonly joined_at: Date
  readonly barred_reason: string | null
  readonly commission: bigint
}

interface Asked {
  readonly before: { readonly at: string; readonly id: string } | undefined
  readonly depth: number | undefined
  readonly limit: number
}

/** Everybody below an agent, newest first. */
export async function listInvited(
  on: Executor,
  agentId: string,
  { before, depth, limit }: Asked,
): Promise<readonly InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    SELECT l.member_id AS id, m.name, l.depth, l.joined_at, l.barred_reason,
      coalesce((SELECT sum(s.commission) FROM agency_statement s
        WHERE s.agent_id = l.agent_id AND s.member_id = l.member_id), 0)::bigint AS commission
    FROM agency_line l JOIN member m ON m.id = l.member_id
    WHERE l.agent_id = ${agentId} AND (${depth ?? null}::smallint IS NULL OR l.depth = ${depth ?? null}::smallint)
      AND (${before?.id ?? null}::uuid IS NULL
        OR (l.joined_at, l.member_id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    ORDER BY l.joined_at DESC, l.member_id DESC LIMIT ${limit}`.execute(on)
  return rows
}

/** Agent and subordinate signed in from one browser: such a line earns nothing from then on. */
export async function barLinked(tx: Tx): Promise<void> {
  await sql`UPDATE agency_line l SET barred_reason = 'linked'
    WHERE barred_reason IS NULL AND EXISTS (
      SELECT FROM member_device mine JOIN member_device theirs ON theirs.token_hash = mine.token_hash
      WHERE mine.member_id = l.agent_id AND theirs.member_id = l.member_id)`.execute(tx)
}
