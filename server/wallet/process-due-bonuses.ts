import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency } from '../platform/database/tables.ts'
import { type Tx, transaction } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { endGrant } from './end-grant.ts'
import { activateNextGrant } from './grants.ts'
import { announce } from './outbox.ts'
import { lockWallet } from './post.ts'
import { endedGrantRequirement, returnRequirements, unreturnedGrantRequirements } from './returns.ts'

interface Due {
  readonly memberId: string
  readonly currency: Currency
}

/**
 * What time does to bonuses: an active grant whose time is over is expired, lots too, and the next of a queue starts. What
 * the ended ones took of a stake counts for cashback and commission again (`returnRequirements`).
 * Each member in a transaction of their own, looked at again under their lock, so several processes may do it at once.
 */
export async function processDueBonuses(
  deps: WalletDeps,
  db: Kysely<Database>,
  limit: number,
): Promise<number> {
  const { rows } = await sql<Due>`
    SELECT member_id AS "memberId", currency FROM (
      SELECT member_id, currency FROM bonus_grant WHERE status = 'active' AND expires_at <= ${deps.clock.now()}
      UNION SELECT member_id, currency FROM wagering_lot
        WHERE status = 'open' AND grant_id IS NULL AND expires_at <= ${deps.clock.now()}
      UNION SELECT l.member_id, l.currency FROM wagering_lot l WHERE l.currency = 'BRL' AND ${endedGrantRequirement(deps)}
      UNION SELECT member_id, currency FROM bonus_grant q WHERE status = 'queued' AND NOT EXISTS (
        SELECT FROM bonus_grant a WHERE a.member_id = q.member_id AND a.currency = q.currency AND a.status = 'active')
    ) due LIMIT ${limit}`.execute(db)
  const failures: unknown[] = []
  for (const due of rows) {
    await transaction(db, tx => tendMember(deps, tx, due), { keyed: true }).catch(error =>
      failures.push(error),
    )
  }
  // One wallet that cannot be tended keeps nobody else waiting; the worker tells of it.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} wallets could not be tended`)
  return rows.length
}

async function tendMember(deps: WalletDeps, tx: Tx, { memberId, currency }: Due): Promise<void> {
  await lockWallet(tx, memberId, currency)
  const now = deps.clock.now()
  const over = await tx
    .selectFrom('bonus_grant')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  if (over !== undefined) await endGrant(deps, tx, { memberId, currency, as: 'expired' })
  const requirements = await tx
    .updateTable('wagering_lot')
    .set({ status: 'expired', ended_at: now })
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'open')
    .where('grant_id', 'is', null)
    .where('expires_at', '<=', now)
    .returning('id')
    .execute()
  if (currency === 'BRL') {
    const ended = [
      ...requirements.map(({ id }) => id),
      ...(await unreturnedGrantRequirements(deps, tx, memberId)),
    ]
    await returnRequirements(deps, tx, memberId, ended)
  }
  if (requirements.length > 0) await announce(deps, tx, { memberId, topic: 'wallet', payload: { currency } })
  await activateNextGrant(deps, tx, memberId, currency)
}
