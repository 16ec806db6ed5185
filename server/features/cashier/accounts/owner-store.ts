import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Db = Kysely<Database>

export async function isSoleOwner(db: Db, memberId: string, cnpjHash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sole_owner
    WHERE member_id = ${memberId} AND cnpj_hash = ${cnpjHash}`.execute(db)
  return rows.length === 1
}

interface Proof {
  readonly memberId: string
  readonly cnpjHash: Buffer
  readonly label: string
  readonly administratorId: string
  readonly reason: string
  readonly at: Date
}

export async function insertSoleOwner(tx: Tx, proof: Proof): Promise<void> {
  await sql`INSERT INTO sole_owner (member_id, cnpj_hash, label, proved_by, proved_at, reason)
    VALUES (${proof.memberId}, ${proof.cnpjHash}, ${proof.label}, ${proof.administratorId}, ${proof.at},
      ${proof.reason})
    ON CONFLICT (member_id, cnpj_hash) DO NOTHING`.execute(tx)
}

/** How often the directory was asked for this member today (São Paulo), this time included. */
export async function countLookup(db: Db, memberId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ lookups: number }>`
    INSERT INTO key_lookup (member_id, day, lookups)
    VALUES (${memberId}, (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date, 1)
    ON CONFLICT (member_id, day) DO UPDATE SET lookups = key_lookup.lookups + 1
    RETURNING lookups`.execute(db)
  return rows[0]?.lookups ?? 1
}
