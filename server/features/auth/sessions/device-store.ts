import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Place } from '../registration/place-rules.ts'

type Executor = Tx | Deps['db']

interface SeenDevice {
  readonly memberId: string
  readonly newId: string
  readonly tokenHash: Buffer
  readonly place: Place
  readonly at: Date
}

/** Notes that the member was seen with this device, for the first time or again. */
export async function recordDevice(
  on: Executor,
  { memberId, newId, tokenHash, place, at }: SeenDevice,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO member_device (member_id, id, token_hash, browser, system, network, created_at, seen_at)
    VALUES (${memberId}, ${newId}, ${tokenHash}, ${place.browser}, ${place.system}, ${place.network}, ${at}, ${at})
    ON CONFLICT (member_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at, network = excluded.network,
      browser = excluded.browser, system = excluded.system
    RETURNING id`.execute(on)
  const id = rows[0]?.id ?? newId
  return { id, isNew: id === newId }
}

/** Whether the member signed in with this device before: nobody else's failures stand in its way. */
export async function isKnownDevice(on: Executor, memberId: string, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM member_device
    WHERE member_id = ${memberId} AND token_hash = ${tokenHash}`.execute(on)
  return rows.length > 0
}

export async function countDevices(on: Executor, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM member_device WHERE member_id = ${memberId}`.execute(on)
  return Number(rows[0]?.count ?? 0n)
}
