import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'

type Executor = Tx | Deps['db']

/** Where one kind of people keeps its passkeys: members and administrators never share a row. */
export interface PasskeyTables {
  readonly passkeys: 'member_passkey' | 'administrator_passkey'
  readonly challenges: 'passkey_challenge' | 'administrator_challenge'
  readonly owner: 'member_id' | 'administrator_id'
}

export interface PasskeyRow {
  readonly owner_id: string
  readonly id: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: bigint
  readonly name: string
  readonly is_synced: boolean
  readonly created_at: Date
  readonly used_at: Date | null
  readonly suspended_at: Date | null
}

export type NewPasskey = Omit<PasskeyRow, 'used_at' | 'suspended_at'> & {
  readonly transports: readonly string[]
}

interface Challenge<Purpose> {
  readonly hash: Buffer
  readonly ownerId: string | null
  readonly purpose: Purpose
  readonly expiresAt: Date
}

export type PasskeyStore<Purpose extends string> = ReturnType<typeof createPasskeyStore<Purpose>>

/** The rows of one kind of people's passkeys, and of the challenges that they are asked to sign. */
export function createPasskeyStore<Purpose extends string>(tables: PasskeyTables) {
  const passkeys = sql.table(tables.passkeys)
  const challenges = sql.table(tables.challenges)
  const owner = sql.ref(tables.owner)
  const changed = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint }) => numAffectedRows > 0n
  return {
    list: async (on: Executor, ownerId: string): Promise<readonly PasskeyRow[]> => {
      const { rows } = await sql<PasskeyRow>`SELECT *, ${owner} AS owner_id FROM ${passkeys}
        WHERE ${owner} = ${ownerId} ORDER BY id`.execute(on)
      return rows
    },
    find: async (on: Executor, credentialId: string): Promise<PasskeyRow | undefined> => {
      const { rows } = await sql<PasskeyRow>`SELECT *, ${owner} AS owner_id FROM ${passkeys}
        WHERE credential_id = ${credentialId}`.execute(on)
      return rows[0]
    },
    /** `false`: it is known already, here or elsewhere. */
    insert: async (tx: Tx, row: NewPasskey): Promise<boolean> =>
      changed(
        await sql`INSERT INTO ${passkeys}
          (${owner}, id, credential_id, public_key, counter, transports, name, is_synced, created_at)
          VALUES (${row.owner_id}, ${row.id}, ${row.credential_id}, ${row.public_key}, ${row.counter},
            ${[...row.transports]}, ${row.name}, ${row.is_synced}, ${row.created_at})
          ON CONFLICT (credential_id) DO NOTHING`.execute(tx),
      ),
    /** Answers its name. */
    remove: async (tx: Tx, ownerId: string, id: string): Promise<string | undefined> => {
      const { rows } = await sql<{ name: string }>`DELETE FROM ${passkeys}
        WHERE ${owner} = ${ownerId} AND id = ${id} RETURNING name`.execute(tx)
      return rows[0]?.name
    },
    rename: async (tx: Tx, ownerId: string, id: string, name: string): Promise<boolean> =>
      changed(
        await sql`UPDATE ${passkeys} SET name = ${name}
          WHERE ${owner} = ${ownerId} AND id = ${id}`.execute(tx),
      ),
    /** Counts on, unless it is suspended or its counter did not: zero on both sides is a passkey that does not count. */
    countUse: async (on: Executor, credentialId: string, counter: bigint, at: Date): Promise<boolean> =>
      changed(
        await sql`UPDATE ${passkeys} SET counter = ${counter}, used_at = ${at}
          WHERE credential_id = ${credentialId} AND suspended_at IS NULL
            AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0::bigint))`.execute(on),
      ),
    suspend: async (tx: Tx, credentialId: string, at: Date): Promise<boolean> =>
      changed(
        await sql`UPDATE ${passkeys} SET suspended_at = ${at}
          WHERE credential_id = ${credentialId} AND suspended_at IS NULL`.execute(tx),
      ),
    insertChallenge: async (on: Executor, challenge: Challenge<Purpose>): Promise<void> => {
      await sql`INSERT INTO ${challenges} (hash, ${owner}, purpose, expires_at)
        VALUES (${challenge.hash}, ${challenge.ownerId}, ${challenge.purpose}, ${challenge.expiresAt})`.execute(
        on,
      )
    },
    sweepChallenges: async (on: Executor, now: Date): Promise<void> => {
      await sql`DELETE FROM ${challenges} WHERE expires_at < ${now}`.execute(on)
    },
    /** One use, right or wrong. */
    takeChallenge: async (
      on: Executor,
      challenge: Omit<Challenge<Purpose>, 'expiresAt'>,
      now: Date,
    ): Promise<boolean> => {
      const { rows } = await sql<{ good: boolean }>`DELETE FROM ${challenges} WHERE hash = ${challenge.hash}
        RETURNING purpose = ${challenge.purpose} AND ${owner} IS NOT DISTINCT FROM ${challenge.ownerId}::uuid
          AND expires_at > ${now} AS good`.execute(on)
      return rows[0]?.good === true
    },
  }
}
