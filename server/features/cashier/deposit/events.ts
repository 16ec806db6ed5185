import { type Kysely, sql } from 'kysely'
import { type Recharge, rechargeSteps } from '../../../../contract/cashier/money.ts'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Step = Recharge['steps'][number]['step']

/** Everything that is written down of an order; what is no step of its member's is the back office's alone. */
export type EventKind =
  | Step
  | 'charge_made'
  | 'charge_failed'
  | 'refund_refused'
  | 'review_first'
  | 'review_confirmed'
  | 'ask_again'
  | 'dispute_opened'
  | 'dispute_ended'

export interface RechargeEvent {
  readonly kind: string
  readonly e2eid: string | null
  readonly details: Readonly<Record<string, string | number>>
  readonly at: Date
}

interface NewEvent {
  /** `undefined`: money without an order. */
  readonly order: { readonly member_id: string; readonly id: string } | undefined
  readonly kind: EventKind
  readonly e2eid?: string
  /** No personal data: amounts, words, ids. */
  readonly details?: RechargeEvent['details']
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Writes a step down, in the transaction in which it happens. */
export async function recordEvent(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  tx: Tx,
  { order, kind, e2eid, details = {} }: NewEvent,
): Promise<void> {
  await sql`INSERT INTO recharge_event (member_id, recharge_id, id, kind, e2eid, details, at)
    VALUES (${order?.member_id ?? nobody}, ${order?.id ?? nobody}, ${ids()}, ${kind}, ${e2eid ?? null},
      ${JSON.stringify(details)}::jsonb, ${clock.now()})`.execute(tx)
}

/** All of one order, oldest first; of money without one by its end-to-end id. */
export async function readEvents(
  db: Kysely<Database>,
  which: { readonly memberId: string; readonly id: string } | { readonly e2eid: string },
): Promise<readonly RechargeEvent[]> {
  const isThat =
    'e2eid' in which
      ? sql`e2eid = ${which.e2eid}`
      : sql`member_id = ${which.memberId} AND recharge_id = ${which.id}`
  const { rows } = await sql<RechargeEvent>`SELECT kind, e2eid, details, at FROM recharge_event
    WHERE ${isThat} ORDER BY id`.execute(db)
  return rows
}

/** The members' steps of several orders of one member, by order. */
export async function readSteps(
  db: Kysely<Database>,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recharge['steps']>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ recharge_id: string; kind: Step; at: Date }>`
    SELECT recharge_id, kind, at FROM recharge_event
    WHERE member_id = ${memberId} AND recharge_id = ANY(${[...ids]}::uuid[]) AND kind = ANY(${[...rechargeSteps]})
    ORDER BY id`.execute(db)
  const byOrder = Map.groupBy(rows, row => row.recharge_id)
  return new Map(
    [...byOrder].map(([id, steps]) => [
      id,
      steps.map(({ kind, at }) => ({ step: kind, at: at.toISOString() })),
    ]),
  )
}
