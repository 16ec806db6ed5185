import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { type Tx, transaction } from '../../platform/database/transaction.ts'
import { processEach } from '../../platform/workers/process-each.ts'
import { lockWallet } from '../../wallet/post.ts'
import type { Executor } from './terms-store.ts'

interface Unclaimed {
  readonly memberId: string
  readonly requirementIds: string[]
}

const dayMs = 86_400_000
/** Once everything before has been looked at. */
const lookBackDays = 14
const membersATurn = 200

/**
 * Requirements that were met and whose reward nobody claimed in its time: their losses return like those of requirements that
 * were not met, which the wallet's own worker returns. docs/rules/promotions.md#losses-that-return
 */
export function createUnclaimedReturns(deps: Deps): () => Promise<void> {
  // The first turns of a process look at all that ever ended: no server may have run for longer.
  let hasCaughtUp = false
  return async () => {
    const since = hasCaughtUp ? new Date(deps.clock.now().getTime() - lookBackDays * dayMs) : new Date(0)
    hasCaughtUp = (await returnUnclaimed(deps, since)) < membersATurn
  }
}

/** Answers how many members there were to look at. */
async function returnUnclaimed(deps: Deps, since: Date): Promise<number> {
  const found = await unclaimed(deps, deps.db, since)
  const work = async ({ memberId }: Unclaimed) => {
    await transaction(deps.db, tx => returnOf(deps, tx, since, memberId), { keyed: true })
    deps.pokeOutbox()
  }
  await processEach(found, work, {
    log: deps.log,
    what: 'the losses of an unclaimed reward could not be returned; it is tried again',
    nameOf: ({ memberId }) => memberId,
  })
  return found.length
}

/** Looks again under the lock: a claim that began in time may end after it. */
async function returnOf(deps: Deps, tx: Tx, since: Date, memberId: string): Promise<void> {
  await lockWallet(tx, memberId, 'BRL')
  for (const { requirementIds } of await unclaimed(deps, tx, since, memberId))
    await deps.wallet.returnRequirements(tx, memberId, requirementIds)
}

/** Of a recharge that went back whole nothing returns. A claim of the month pays on what was done until then. */
async function unclaimed(
  { clock }: Pick<Deps, 'clock'>,
  on: Executor,
  since: Date,
  memberId?: string,
): Promise<readonly Unclaimed[]> {
  const now = clock.now()
  const { rows } = await sql<Unclaimed>`
    SELECT l.member_id AS "memberId", array_agg(l.id) AS "requirementIds"
    FROM wagering_lot l
    JOIN promotion_recharge r ON r.member_id = l.member_id AND r.gone < r.money
      AND l.key = CASE l.source WHEN 'recharge' THEN 'recharge:' ELSE 'rechargerebate:' END || r.recharge_id
    WHERE ${memberId === undefined ? sql`true` : sql`l.member_id = ${memberId}`}
      AND l.status = 'done' AND l.source IN ('recharge', 'rechargerebate')
      AND l.expires_at > ${since} AND l.expires_at <= ${now}
      AND NOT EXISTS (SELECT FROM lot_return t WHERE t.member_id = l.member_id AND t.lot_id = l.id)
      AND EXISTS (SELECT FROM lot_play p WHERE p.member_id = l.member_id AND p.lot_id = l.id AND p.stake > 0
        AND p.day >= brazil_day(l.created_at))
      AND CASE l.source
        WHEN 'rechargerebate' THEN EXISTS (SELECT FROM recharge_rebate b
          WHERE b.member_id = l.member_id AND b.id = r.recharge_id AND b.state = 'open')
        ELSE NOT EXISTS (SELECT FROM reward w WHERE w.member_id = l.member_id AND w.promotion = 'recharge'
          AND starts_with(w.subject, to_char(r.day, 'YYYY-MM') || ':') AND w.state = 'paid' AND w.created_at >= l.ended_at)
        END
    GROUP BY l.member_id LIMIT ${membersATurn}`.execute(on)
  return rows
}
