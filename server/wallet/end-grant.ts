import { sql } from 'kysely'
import type { Currency, GrantRow } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { legs } from './legs.ts'
import { announce } from './outbox.ts'
import type { Outcome } from './outcome.ts'
import { lockWallet, post } from './post.ts'
import { returnRequirements } from './returns.ts'

export interface GrantEnd {
  readonly memberId: string
  readonly currency: Currency
  /** Left out: the active one. Named: that one, which may still be queued. */
  readonly grantId?: string
  /** `converted` is an operator's or a promotion's word: play that is done converts automatically. */
  readonly as: 'expired' | 'forfeited' | 'cancelled' | 'converted'
}

/**
 * Ends a grant. Converted, its money becomes cash up to its cap; else it goes back to the operator, and late wins of its
 * stakes do too. Answers the posting, `{ status: 'ended' }` where no money moved, `undefined` if there is nothing to end.
 * Call it in the member's transaction; the next of the queue starts by `tend` or `activateNextGrant`.
 */
export async function endGrant(
  deps: WalletDeps,
  tx: Tx,
  order: GrantEnd,
): Promise<Outcome | { status: 'ended' } | undefined> {
  await lockWallet(tx, order.memberId, order.currency)
  const grant = await findOpen(tx, order)
  if (grant === undefined) return undefined
  if (order.as === 'converted') {
    if (grant.status !== 'active') return undefined
    await sql`SELECT end_grant_well(g, true, ${deps.newId()}, ${deps.clock.now()}) FROM bonus_grant g
      WHERE member_id = ${order.memberId} AND id = ${grant.id}`.execute(tx)
    return { status: 'ended' }
  }
  await close(deps, tx, grant, order.as)
  const { member_id: memberId, currency, id } = grant
  if (grant.status === 'queued') {
    await announce(deps, tx, { memberId, topic: 'wallet', payload: { currency, reference: id } })
    return { status: 'ended' }
  }
  const heading = {
    memberId,
    currency,
    key: `grant-end:${id}`,
    kind: `bonus_${order.as}`,
    reference: id,
  } as const
  return post(deps, tx, { ...heading, request: [] }, wallet => ({
    legs: legs({ debit: 'bonus', credit: 'bonus_cost', amount: wallet.bonus, dim: id }),
  }))
}

function findOpen(tx: Tx, { memberId, currency, grantId }: GrantEnd): Promise<GrantRow | undefined> {
  return tx
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', 'in', grantId === undefined ? ['active'] : ['active', 'queued'])
    .$if(grantId !== undefined, query => query.where('id', '=', grantId ?? ''))
    .executeTakeFirst()
}

async function close(
  deps: WalletDeps,
  tx: Tx,
  grant: GrantRow,
  as: 'expired' | 'forfeited' | 'cancelled',
): Promise<void> {
  const endedAt = deps.clock.now()
  await tx
    .updateTable('bonus_grant')
    .set({ status: as, ended_at: endedAt })
    .where('member_id', '=', grant.member_id)
    .where('id', '=', grant.id)
    .execute()
  const requirements = await tx
    .updateTable('wagering_lot')
    .set({ status: as === 'expired' ? 'expired' : 'cancelled', ended_at: endedAt })
    .where('member_id', '=', grant.member_id)
    .where('grant_id', '=', grant.id)
    .where('status', '=', 'open')
    .returning('id')
    .execute()
  // An operator's word, or a recharge that went back, returns nothing.
  if (as === 'cancelled' || grant.currency !== 'BRL') return
  const ids = requirements.map(({ id }) => id)
  await returnRequirements(deps, tx, grant.member_id, ids)
}
