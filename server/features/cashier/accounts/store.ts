import { type Kysely, sql } from 'kysely'
import type { PixKeyType } from '../../../../contract/cashier/banks.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Db = Kysely<Database>

export interface AccountRow {
  readonly member_id: string
  readonly id: string
  readonly kind: 'pix' | 'bank'
  readonly pix_type: PixKeyType | null
  readonly bank_name: string | null
  readonly account_type: string | null
  readonly label: string
  readonly destination_sealed: Buffer
  readonly destination_hash: Buffer
  readonly created_at: Date
  readonly confirmed_at: Date | null
  /** Confirmed, but not before this. */
  readonly payable_from: Date | null
  readonly removed_at: Date | null
}

/** Not the removed ones. */
export async function listAccounts(db: Db, memberId: string): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`SELECT * FROM payout_account
    WHERE member_id = ${memberId} AND removed_at IS NULL ORDER BY created_at, id`.execute(db)
  return rows
}

/** Also a removed one. */
export async function findAccount(db: Db, memberId: string, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`SELECT * FROM payout_account
    WHERE member_id = ${memberId} AND id = ${id}`.execute(db)
  return rows[0]
}

/** `false`: the member has this very account already, under another id. */
export async function insertAccount(tx: Tx, row: AccountRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO payout_account (member_id, id, kind, pix_type, bank_name, account_type, label, destination_sealed,
      destination_hash, created_at)
    VALUES (${row.member_id}, ${row.id}, ${row.kind}, ${row.pix_type}, ${row.bank_name}, ${row.account_type},
      ${row.label}, ${row.destination_sealed}, ${row.destination_hash}, ${row.created_at})
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

/** Whether the member had confirmed another account, and whether this very one was good once; removed ones count. */
export async function accountsBefore(
  tx: Tx,
  { member_id, id, destination_hash }: AccountRow,
  now: Date,
): Promise<{ readonly hasOther: boolean; readonly wasGood: boolean }> {
  const { rows } = await sql<{ hasOther: boolean; wasGood: boolean }>`
    SELECT count(*) > 0 AS "hasOther", coalesce(bool_or(destination_hash = ${destination_hash}
      AND coalesce(payable_from, confirmed_at) <= ${now}), false) AS "wasGood"
    FROM payout_account WHERE member_id = ${member_id} AND id <> ${id} AND confirmed_at IS NOT NULL`.execute(
    tx,
  )
  return rows[0] ?? { hasOther: false, wasGood: false }
}

export async function confirmRow(
  tx: Tx,
  { member_id, id }: AccountRow,
  { bankName, at, payableFrom }: { bankName: string | null; at: Date; payableFrom: Date | null },
): Promise<void> {
  await sql`UPDATE payout_account SET confirmed_at = ${at}, payable_from = ${payableFrom}, bank_name = coalesce(${bankName}, bank_name)
    WHERE member_id = ${member_id} AND id = ${id}`.execute(tx)
}

export async function removeRow(tx: Tx, { member_id, id }: AccountRow, at: Date): Promise<void> {
  await sql`UPDATE payout_account SET removed_at = ${at} WHERE member_id = ${member_id} AND id = ${id}`.execute(
    tx,
  )
}
