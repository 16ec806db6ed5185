import { sql } from 'kysely'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'

const batch = 100
/** Bonuses that ended earlier than this are not notified, e.g. after a long outage. */
const lookBackMs = 7 * 24 * 3_600_000

interface Ended {
  readonly memberId: string
  readonly id: string
  readonly source: string
  readonly status: 'converted' | 'spent' | 'expired' | 'forfeited' | 'cancelled'
  readonly amount: bigint
  readonly converted: bigint
}

/**
 * Notifies members how their bonuses ended: converted into cash, spent, expired, forfeited, or cancelled with the deposit.
 * They end inside the wallet, which sends no notifications. A row in `bonus_end_told` notifies each end once, however
 * many processes run this. Returns how many were notified.
 */
export async function notifyEnded(deps: Deps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - lookBackMs)
  return transaction(deps.db, async tx => {
    const ended = await takeEnded(tx, since, deps.clock.now())
    for (const { memberId, source, status, amount, converted } of ended) {
      const isNothing = status === 'converted' && converted === 0n
      const money = formatCentavos(status === 'converted' ? converted : amount)
      await notify(deps, tx, {
        memberId,
        // Played out and nothing left: no cash to speak of.
        kind: isNothing ? 'bonus_spent' : `bonus_${status}`,
        details: { money, source },
        link: '/bonus',
      })
    }
    return ended.length
  })
}

async function takeEnded(tx: Tx, since: Date, at: Date): Promise<readonly Ended[]> {
  const { rows } = await sql<Ended>`
    WITH taken AS (
      INSERT INTO bonus_end_told (member_id, grant_id, at)
      SELECT member_id, id, ${at} FROM bonus_grant g
      WHERE ended_at > ${since} AND currency = 'BRL' AND NOT EXISTS (
        SELECT FROM bonus_end_told t WHERE t.member_id = g.member_id AND t.grant_id = g.id)
      ORDER BY ended_at LIMIT ${batch}
      ON CONFLICT DO NOTHING RETURNING member_id, grant_id)
    SELECT g.member_id AS "memberId", g.id, g.source, g.status, g.amount, g.converted
    FROM taken t JOIN bonus_grant g ON g.member_id = t.member_id AND g.id = t.grant_id`.execute(tx)
  return rows
}
