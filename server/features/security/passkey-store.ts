import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

type Executor = Tx | Deps['db']

export interface PasskeyRow {
  readonly member_id: string
  readonly id: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly name: string
  readonly is_synced: boolean
  readonly created_at: Date
  readonly used_at: Date | null
  readonly suspended_at: Date | null
}

export async function listPasskeys(on: Executor, memberId: string): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`SELECT * FROM member_passkey
    WHERE member_id = ${memberId} ORDER BY id`.execute(on)
  return rows
}

export async function findPasskey(on: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`SELECT * FROM member_passkey
    WHERE credential_id = ${credentialId}`.execute(on)
  return rows[0]
}

type NewPasskey = Omit<PasskeyRow, 'used_at' | 'suspended_at'>

/** `false`: it is known already, here or elsewhere. */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO member_passkey (member_id, id, credential_id, public_key, counter, transports, name, is_synced, created_at)
    VALUES (${row.member_id}, ${row.id}, ${row.credential_id}, ${row.public_key}, ${row.counter},
      ${[...row.transports]}, ${row.name}, ${row.is_synced}, ${row.created_at})
    ON CONFLICT (credential_id) DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`DELETE FROM member_passkey
    WHERE member_id = ${memberId} AND id = ${id} RETURNING name`.execute(tx)
  return rows[0]?.name
}

export async function renamePasskeyRow(tx: Tx, memberId: string, id: string, name: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_passkey SET name = ${name}
    WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

/** Counts on, unless it is suspended or its counter did not: zero on both sides is a passkey that does not count. */
export async function countUse(
  on: Executor,
  credentialId: string,
  counter: bigint,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_passkey SET counter = ${counter}, used_at = ${at}
    WHERE credential_id = ${credentialId} AND suspended_at IS NULL
      AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0::bigint))`.execute(on)
  return numAffectedRows > 0n
}

export async function suspendPasskey(tx: Tx, credentialId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_passkey SET suspended_at = ${at}
    WHERE credential_id = ${credentialId} AND suspended_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}

export type ChallengePurpose = 'add' | 'sign_in' | 'step_up'

interface Challenge {
  readonly hash: Buffer
  readonly memberId: string | null
  readonly purpose: ChallengePurpose
  readonly expiresAt: Date
}

export async function insertChallenge(on: Executor, challenge: Challenge): Promise<void> {
  await sql`INSERT INTO passkey_challenge (hash, member_id, purpose, expires_at)
    VALUES (${challenge.hash}, ${challenge.memberId}, ${challenge.purpose}, ${challenge.expiresAt})`.execute(
    on,
  )
}

/** One use, right or wrong. */
export async function takeChallenge(
  on: Executor,
  challenge: Omit<Challenge, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ good: boolean }>`DELETE FROM passkey_challenge WHERE hash = ${challenge.hash}
    RETURNING purpose = ${challenge.purpose} AND member_id IS NOT DISTINCT FROM ${challenge.memberId}::uuid
      AND expires_at > ${now} AS good`.execute(on)
  return rows[0]?.good === true
}
