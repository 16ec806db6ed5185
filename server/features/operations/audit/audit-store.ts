import { sql } from 'kysely'
import type { AuditRow } from '../../../../contract/operations/administrators.ts'
import type { Deps } from '../../../deps.ts'
import { openDetails } from '../../../platform/audit/audit-texts.ts'

export interface AuditFilter {
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly administrator?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only rows before this number. */
  readonly before?: bigint | undefined
}

interface Line {
  readonly seq: bigint
  readonly at: Date
  readonly administrator_id: string | null
  readonly administrator: string | null
  readonly action: string
  readonly subject: string
  readonly details: AuditRow['details']
  readonly sealed: Buffer | null
}

export async function listAudit(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { action, subject, administrator, from, to, before }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await sql<Line>`
    SELECT l.seq, l.at, l.administrator_id, a.name AS administrator, l.action, l.subject, l.details, t.sealed
    FROM audit_log l LEFT JOIN administrator a ON a.id = l.administrator_id LEFT JOIN audit_text t ON t.seq = l.seq
    WHERE (${before ?? null}::bigint IS NULL OR l.seq < ${before ?? null}::bigint)
      AND (${action ?? null}::text IS NULL OR l.action = ${action ?? null})
      AND (${subject ?? null}::text IS NULL OR starts_with(l.subject, ${subject ?? null}))
      AND (${administrator ?? null}::uuid IS NULL OR l.administrator_id = ${administrator ?? null}::uuid)
      AND (${from ?? null}::timestamptz IS NULL OR l.at >= ${from ?? null}::timestamptz)
      AND (${to ?? null}::timestamptz IS NULL OR l.at < ${to ?? null}::timestamptz)
    ORDER BY l.seq DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    details: openDetails(secrets, { ...row, sealed }),
    seq: Number(row.seq),
    at: row.at.toISOString(),
  }))
}

export async function listActions(db: Deps['db']): Promise<string[]> {
  const { rows } = await sql<{
    action: string
  }>`SELECT DISTINCT action FROM audit_log ORDER BY action`.execute(db)
  return rows.map(row => row.action)
}
