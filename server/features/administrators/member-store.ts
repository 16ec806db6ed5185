import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

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

export async function listMembers(db: Deps['db'], wanted: Wanted): Promise<readonly MemberLine[]> {
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
