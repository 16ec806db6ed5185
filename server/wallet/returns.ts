import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { announce } from './outbox.ts'
import { lockWallet } from './post.ts'

/**
 * Gives the losses that requirements took back to cashback and to commission: they ended, and paid nothing. Once for a lot,
 * on the day of now. `true`: there was something to return. Rule: docs/rules/promotions.md#losses-that-return
 */
export async function returnRequirements(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
  requirementIds: readonly string[],
): Promise<boolean> {
  if (requirementIds.length === 0) return false
  await lockWallet(tx, memberId, 'BRL')
  const { rows } = await sql<{ returned: boolean }>`
    SELECT return_lot(${memberId}, id, ${deps.clock.now()}) AS returned FROM unnest(${[...requirementIds]}::uuid[]) AS id`.execute(
    tx,
  )
  const isAny = rows.some(row => row.returned)
  if (isAny) await announce(deps, tx, { memberId, topic: 'promotions', payload: {} })
  return isAny
}

/** Ends open lots that can earn nothing any more, and returns their losses. */
export async function giveUpRequirements(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    UPDATE wagering_lot SET status = 'expired', ended_at = ${deps.clock.now()}
    WHERE member_id = ${memberId} AND key = ANY(${[...keys]}) AND status = 'open' AND grant_id IS NULL
    RETURNING id`.execute(tx)
  await returnRequirements(
    deps,
    tx,
    memberId,
    rows.map(({ id }) => id),
  )
}

/** Their recharge went back: the losses of these lots return no more. */
export async function keepRequirements(tx: Tx, memberId: string, keys: readonly string[]): Promise<void> {
  await sql`SELECT keep_lot(${memberId}, id) FROM wagering_lot
    WHERE member_id = ${memberId} AND key = ANY(${[...keys]})`.execute(tx)
}

/** Lots of bonuses that ended without becoming money, and have not returned their losses yet. */
export async function unreturnedGrantRequirements(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT l.id FROM wagering_lot l
    WHERE l.member_id = ${memberId} AND ${endedGrantRequirement(deps)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A day is enough to find them again after an interruption, and keeps the look short. */
export function endedGrantRequirement({ clock }: Pick<WalletDeps, 'clock'>) {
  const since = new Date(clock.now().getTime() - 86_400_000)
  return sql<boolean>`l.grant_id IS NOT NULL AND l.status IN ('expired', 'cancelled') AND l.ended_at > ${since}
    AND EXISTS (SELECT FROM bonus_grant g WHERE g.member_id = l.member_id AND g.id = l.grant_id
      AND g.status IN ('forfeited', 'expired', 'spent'))
    AND EXISTS (SELECT FROM lot_play p WHERE p.member_id = l.member_id AND p.lot_id = l.id AND p.stake > 0
      AND p.day >= brazil_day(l.created_at))
    AND NOT EXISTS (SELECT FROM lot_return t WHERE t.member_id = l.member_id AND t.lot_id = l.id)`
}
