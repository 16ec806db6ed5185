import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

interface MemberLine {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly is_demo: boolean
  readonly created_at: Date
  readonly sessions: bigint
}

interface Wanted {
  readonly id?: string
  readonly namePrefix?: string
  readonly before: string | undefined
  readonly limit: number
  readonly now: Date
}

export async function listMembers(db: Tx | Deps['db'], wanted: Wanted): Promise<readonly MemberLine[]> {
  const { rows } = await sql<MemberLine>`
    SELECT m.id, m.name, m.status, m.is_demo, m.created_at,
      (SELECT count(*) FROM session s WHERE s.member_id = m.id AND s.revoked_at IS NULL
        AND s.renewable_until > ${wanted.now}) AS sessions
    FROM member m
    WHERE (${wanted.id ?? null}::uuid IS NULL OR m.id = ${wanted.id ?? null}::uuid)
      AND starts_with(m.name, ${wanted.namePrefix ?? ''})
      AND (${wanted.before ?? null}::uuid IS NULL OR m.id < ${wanted.before ?? null}::uuid)
    ORDER BY m.id DESC LIMIT ${wanted.limit}`.execute(db)
  return rows
}

export async function memberExists(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM member WHERE id = ${id}`.execute(tx)
  return rows.length === 1
}

/** Only what an administrator froze is thawed: a wallet whose books are broken stays shut. */
const byAdministrator = 'account_frozen'

/** Whether it was done: not to a demo account, which has no money, nor to a closed one. */
export async function setFreeze(
  tx: Tx,
  { id, status, at }: { id: string; status: 'active' | 'frozen'; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member SET status = ${status}, updated_at = ${at}
    WHERE id = ${id} AND NOT is_demo AND status <> 'closed'`.execute(tx)
  if (numAffectedRows === 0n) return false
  if (status === 'frozen')
    await sql`UPDATE wallet SET frozen_reason = coalesce(frozen_reason, ${byAdministrator})
      WHERE member_id = ${id}`.execute(tx)
  else
    await sql`UPDATE wallet SET frozen_reason = NULL
      WHERE member_id = ${id} AND frozen_reason = ${byAdministrator}`.execute(tx)
  return true
}
