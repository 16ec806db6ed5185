import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'

/** A page that is open says every few minutes that it still is. */
const claimMs = 10 * 60_000

type Executor = Tx | Deps['db']

/** Takes or keeps the case; one statement, so that of two who press at once one has it. `kept`: it was theirs already. */
export async function takeClaim(
  { clock }: Pick<Deps, 'clock'>,
  on: Executor,
  { id, administratorId }: { id: string; administratorId: string },
): Promise<'taken' | 'kept' | Refused> {
  const now = clock.now()
  const until = new Date(now.getTime() + claimMs)
  const { rows } = await sql<{ was_own: boolean }>`
    WITH own AS (SELECT FROM withdrawal_claim WHERE withdrawal_id = ${id}
      AND administrator_id = ${administratorId} AND until > ${now})
    INSERT INTO withdrawal_claim (withdrawal_id, administrator_id, claimed_at, until)
    VALUES (${id}, ${administratorId}, ${now}, ${until})
    ON CONFLICT (withdrawal_id) DO UPDATE SET administrator_id = excluded.administrator_id,
      claimed_at = excluded.claimed_at, until = excluded.until
    WHERE withdrawal_claim.administrator_id = ${administratorId} OR withdrawal_claim.until <= ${now}
    RETURNING EXISTS (SELECT FROM own) AS was_own`.execute(on)
  const [row] = rows
  if (row === undefined) return refuseClaimed(on, id)
  return row.was_own ? 'kept' : 'taken'
}

/** Whether somebody else is working on it now. */
export async function otherClaim(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { id, administratorId }: { id: string; administratorId: string },
): Promise<Refused | undefined> {
  const { rows } = await sql`SELECT 1 FROM withdrawal_claim WHERE withdrawal_id = ${id}
    AND administrator_id <> ${administratorId} AND until > ${clock.now()}`.execute(tx)
  return rows.length === 0 ? undefined : refuseClaimed(tx, id)
}

/** `false`: it was not theirs. */
export async function dropClaim(
  on: Executor,
  { id, administratorId }: { id: string; administratorId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM withdrawal_claim
    WHERE withdrawal_id = ${id} AND administrator_id = ${administratorId}`.execute(on)
  return numAffectedRows > 0n
}

async function refuseClaimed(on: Executor, id: string): Promise<Refused> {
  const { rows } = await sql<{ name: string }>`
    SELECT a.name FROM withdrawal_claim c JOIN administrator a ON a.id = c.administrator_id
    WHERE c.withdrawal_id = ${id}`.execute(on)
  return refuse('case_claimed', { details: { name: rows[0]?.name ?? '?' } })
}
