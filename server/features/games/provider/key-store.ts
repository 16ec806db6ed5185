import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

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

/** `false`: there is no such provider. */
export async function insertKey(tx: Tx, row: KeyRow, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO provider_key (key_id, api_code, secret_sealed, created_at)
    SELECT ${row.key_id}, api_code, ${row.secret_sealed}, ${at}::timestamptz FROM game_provider
    WHERE api_code = ${row.api_code}`.execute(tx)
  return numAffectedRows === 1n
}

/** The provider whose key it was; `undefined` when it is none, or no longer valid. */
export async function revokeKey(tx: Tx, keyId: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ api_code: string }>`UPDATE provider_key SET revoked_at = ${at}
    WHERE key_id = ${keyId} AND revoked_at IS NULL RETURNING api_code`.execute(tx)
  return rows[0]?.api_code
}

interface KeyOnRecord {
  readonly keyId: string
  readonly apiCode: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

export async function allKeys(on: Deps['db']): Promise<readonly KeyOnRecord[]> {
  const { rows } = await sql<KeyOnRecord>`SELECT key_id AS "keyId", api_code AS "apiCode",
    created_at AS "createdAt", revoked_at AS "revokedAt" FROM provider_key ORDER BY created_at`.execute(on)
  return rows
}
