import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { UploadType } from '../../../platform/files/picture-type.ts'

export interface ProofRow {
  readonly member_id: string
  readonly recharge_id: string
  readonly type: UploadType
  readonly bytes: number
  readonly sealed: Buffer
  readonly created_at: Date
}

/** The stored proof, still sealed. */
export async function proofOf(
  { db }: { readonly db: Kysely<Database> },
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<{ readonly type: string; readonly bytes: number } | undefined> {
  const { rows } = await sql<{ type: string; bytes: number }>`SELECT type, bytes FROM recharge_proof
    WHERE member_id = ${memberId} AND recharge_id = ${id}`.execute(db)
  return rows[0]
}

/** The last one stands. */
export async function saveProof(tx: Tx, row: ProofRow): Promise<void> {
  await sql`INSERT INTO recharge_proof (member_id, recharge_id, type, bytes, sealed, created_at)
    VALUES (${row.member_id}, ${row.recharge_id}, ${row.type}, ${row.bytes}, ${row.sealed}, ${row.created_at})
    ON CONFLICT (member_id, recharge_id) DO UPDATE SET type = excluded.type, bytes = excluded.bytes,
      sealed = excluded.sealed, created_at = excluded.created_at`.execute(tx)
}

export async function findProof(
  db: Kysely<Database>,
  { member_id, id }: { readonly member_id: string; readonly id: string },
): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`SELECT * FROM recharge_proof
    WHERE member_id = ${member_id} AND recharge_id = ${id}`.execute(db)
  return rows[0]
}

export async function findOwnProof(
  db: Kysely<Database>,
  memberId: string,
  at: number,
): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`SELECT * FROM recharge_proof WHERE member_id = ${memberId}
    ORDER BY recharge_id LIMIT 1 OFFSET ${at}`.execute(db)
  return rows[0]
}
