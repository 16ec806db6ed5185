import type * as z from 'zod/mini'
import type { DepositDetails, depositList, paymentList } from '../../../../contract/cashier/deposit-admin.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { admin } from '../deposit/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { readDeposits, readIncoming, readMoneyContext } from './store.ts'
import { toIncoming, toItem } from './view.ts'

const usualPage = 50
const contextMs = 30 * 86_400_000

/** Lists of the back office change under many hands: always read whole, never as a delta. */
function pageOf<Row, Item>(
  deps: MoneyDeps,
  rows: readonly Row[],
  limit: number,
  { toItem: show, idOf }: { readonly toItem: (row: Row) => Item; readonly idOf: (row: Row) => string },
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(show),
    next_cursor: rows.length > limit && last !== undefined ? idOf(last) : null,
    version: String(deps.clock.now().getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

export async function listDeposits(
  deps: MoneyDeps,
  { cursor, limit = usualPage, since: _since, ...filters }: z.output<typeof depositList.body>,
): Promise<z.output<typeof depositList.reply> | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const rows = await readDeposits(deps.db, { ...filters, after: cursor, limit: limit + 1 })
  const { secondReviewAbove } = deps.config.money.deposit
  return pageOf(deps, rows, limit, { toItem: row => toItem(row, secondReviewAbove), idOf: row => row.id })
}

/** One deposit with everything that is known of it and of its member's money. */
export async function readDeposit(deps: MoneyDeps, id: string): Promise<{ data: DepositDetails } | Refused> {
  const { db, clock } = deps
  const [row] = await readDeposits(db, { id, limit: 1 })
  if (row === undefined) return refuse('not_found')
  const since = new Date(clock.now().getTime() - contextMs)
  const context = await readMoneyContext(db, row.member_id, since)
  if (context === undefined) return refuse('not_found')
  const order = { memberId: row.member_id, id }
  const [events, payments, proof] = await Promise.all([
    admin.readEvents(db, order),
    readIncoming(db, { rechargeId: id, limit: 20 }),
    admin.proofOf(deps, order),
  ])
  return {
    data: {
      item: toItem(row, deps.config.money.deposit.secondReviewAbove),
      events: events.map(event => ({ ...event, at: event.at.toISOString() })),
      payments: payments.map(toIncoming),
      proof: proof ?? null,
      member: {
        ...context,
        created_at: context.created_at.toISOString(),
        unpaid_orders: Number(context.unpaid_orders),
        refunded_payments: Number(context.refunded_payments),
      },
    },
  }
}

const waiting = ['suspended', 'refunding', 'stuck'] as const

export async function listPayments(
  deps: MoneyDeps,
  { state, cursor, limit = usualPage }: z.output<typeof paymentList.body>,
): Promise<z.output<typeof paymentList.reply> | Refused> {
  if (cursor !== undefined && !/^[A-Za-z0-9]{32}$/.test(cursor)) return refuseFields({ cursor: ['invalid'] })
  const states = state === undefined ? undefined : state === 'waiting' ? waiting : [state]
  const rows = await readIncoming(deps.db, { states, after: cursor, limit: limit + 1 })
  return pageOf(deps, rows, limit, { toItem: toIncoming, idOf: row => row.e2eid })
}
