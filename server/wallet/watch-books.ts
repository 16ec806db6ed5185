import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import { type Breach, checkInvariants, freezeBroken } from './invariants.ts'

interface Watch {
  readonly db: Kysely<Database>
  /** Members looked at in one turn. */
  readonly batch: number
  /** Called with the breaches of each broken wallet, which is frozen already. */
  readonly onBreach: (breaches: readonly Breach[]) => void
}

/**
 * Checks every invariant of all wallets, `batch` members a turn. A broken wallet is frozen and reported; it is
 * never repaired automatically. Each process checks all of them: checking twice does no harm.
 */
export function watchBooks({ db, batch, onBreach }: Watch): () => Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  const look = async (memberId: string) => {
    // Without a time: an event that is late is no reason to freeze anybody's money.
    const breaches = await checkInvariants(db, { memberId })
    if (breaches.length === 0) return
    await freezeBroken(db, breaches)
    onBreach(breaches)
  }
  return async () => {
    const { rows } = await sql<{ member_id: string }>`
      SELECT DISTINCT member_id FROM wallet WHERE member_id > ${last} ORDER BY member_id LIMIT ${batch}`.execute(
      db,
    )
    last = rows.length < batch ? '00000000-0000-0000-0000-000000000000' : (rows.at(-1)?.member_id ?? last)
    const failures: unknown[] = []
    for (const { member_id } of rows) await look(member_id).catch(error => failures.push(error))
    // One wallet that cannot be checked hides none of the others; the worker logs it.
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} wallets could not be looked at`)
  }
}
