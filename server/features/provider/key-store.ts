import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

export interface KeyRow {
  readonly key_id: string
  readonly api_code: string
  readonly secret_sealed: Buffer
}

export async function validKeys(on: Tx | Deps['db']): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    SELECT key_id, api_code, secret_sealed FROM provider_key WHERE revoked_at IS NULL`.execute(on)
  return rows
}

export async function insertKey(on: Tx | Deps['db'], row: KeyRow, at: Date): Promise<void> {
  await sql`INSERT INTO provider_key (key_id, api_code, secret_sealed, created_at)
    VALUES (${row.key_id}, ${row.api_code}, ${row.secret_sealed}, ${at})`.execute(on)
}
