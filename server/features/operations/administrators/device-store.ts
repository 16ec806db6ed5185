import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

/** The longest that browsers keep a cookie, and so the longest that its hash is of use. */
const keptDays = 400

export async function recordDevice(tx: Tx, id: string, device: Buffer, at: Date): Promise<void> {
  await sql`DELETE FROM administrator_device WHERE administrator_id = ${id}
    AND seen_at < ${at}::timestamptz - make_interval(days => ${keptDays})`.execute(tx)
  await sql`INSERT INTO administrator_device (administrator_id, device_hash, seen_at) VALUES (${id}, ${device}, ${at})
    ON CONFLICT (administrator_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at`.execute(tx)
}

/** Whether somebody signed in to this address's access with this browser before. */
export async function isOwnDevice(db: Deps['db'], email: string, device: Buffer): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM administrator_device d JOIN administrator a ON a.id = d.administrator_id
    WHERE a.email = ${email} AND d.device_hash = ${device}`.execute(db)
  return rows.length > 0
}
