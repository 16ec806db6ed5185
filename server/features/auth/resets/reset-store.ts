import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface ResetRow {
  readonly id: string
  readonly member_id: string
  readonly kind: 'password' | 'withdrawal_password'
  readonly reason: string
  readonly opened_by: string
  /** `null`: from before that was noted. */
  readonly opener_session: string | null
  readonly opener_device: string | null
  readonly opened_at: Date
}

export async function insertReset(tx: Tx, row: ResetRow): Promise<void> {
  await sql`INSERT INTO password_reset (id, member_id, kind, reason, opened_by, opener_session, opener_device,
      opened_at, state)
    VALUES (${row.id}, ${row.member_id}, ${row.kind}, ${row.reason}, ${row.opened_by}, ${row.opener_session},
      ${row.opener_device}, ${row.opened_at}, 'open')`.execute(tx)
}

type Listed = Omit<ResetRow, 'opener_session' | 'opener_device'> & {
  readonly member_name: string
  readonly opener: string
}

export async function listResets(db: Deps['db'], since: Date): Promise<readonly Listed[]> {
  const { rows } = await sql<Listed>`
    SELECT r.id, r.member_id, r.kind, r.reason, r.opened_by, r.opened_at, m.name AS member_name, a.name AS opener
    FROM password_reset r JOIN member m ON m.id = r.member_id JOIN administrator a ON a.id = r.opened_by
    WHERE r.state = 'open' AND r.opened_at > ${since} ORDER BY r.opened_at LIMIT 100`.execute(db)
  return rows
}

export async function lockReset(tx: Tx, id: string, since: Date): Promise<ResetRow | undefined> {
  const { rows } = await sql<ResetRow>`SELECT id, member_id, kind, reason, opened_by, opener_session,
      opener_device, opened_at FROM password_reset WHERE id = ${id} AND state = 'open' AND opened_at > ${since} FOR UPDATE`.execute(
    tx,
  )
  return rows[0]
}

interface Closer {
  readonly administratorId: string
  readonly sessionId: string
  readonly deviceId: string | null
}

export async function closeReset(
  tx: Tx,
  id: string,
  { by, at, state }: { readonly by: Closer; readonly at: Date; readonly state: 'approved' | 'rejected' },
): Promise<void> {
  await sql`UPDATE password_reset SET closed_by = ${by.administratorId}, closer_session = ${by.sessionId},
      closer_device = ${by.deviceId}, closed_at = ${at}, state = ${state} WHERE id = ${id}`.execute(tx)
}
