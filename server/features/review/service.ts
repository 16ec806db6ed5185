import type * as z from 'zod/mini'
import {
  approveWithdrawal,
  type ReviewItem,
  rejectWithdrawal,
  type reviewQueue,
} from '../../../contract/backoffice.ts'
import { formatCentavos } from '../../../contract/centavos.ts'
import { audit } from '../../audit-log.ts'
import type { Tx } from '../../database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import * as withdrawals from '../withdrawals/service.ts'
import { type ReviewRow, readReviewRows } from './store.ts'

const usualPage = 50
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The queue changes under many hands: always read whole, never as a delta. */
export async function readQueue(
  deps: MoneyDeps,
  { id, state, cursor, limit = usualPage }: z.output<typeof reviewQueue.body>,
): Promise<z.output<typeof reviewQueue.reply> | Refused> {
  if (cursor !== undefined && !uuidForm.test(cursor)) return refuseFields({ cursor: ['invalid'] })
  const rows = await readReviewRows(deps.db, { id, state, after: cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(toItem),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    version: String(deps.clock.now().getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

interface Asked<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

export async function approve(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof approveWithdrawal.body>>,
): Promise<{ data: ReviewItem } | Refused> {
  const call = { endpoint: approveWithdrawal, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const row = await withdrawals.approveWithdrawal(deps, tx, { id: body.id, administratorId })
    if (row instanceof Refused) return row
    const action = row.state === 'approved' ? 'withdrawal_approve' : 'withdrawal_approve_first'
    await write(deps, tx, administratorId, action, row)
    return itemOf(tx, body.id)
  })
}

export async function reject(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof rejectWithdrawal.body>>,
): Promise<{ data: ReviewItem } | Refused> {
  const call = { endpoint: rejectWithdrawal, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const row = await withdrawals.rejectWithdrawal(deps, tx, { ...body, administratorId })
    if (row instanceof Refused) return row
    await write(deps, tx, administratorId, 'withdrawal_reject', row)
    return itemOf(tx, body.id)
  })
}

async function write(
  deps: MoneyDeps,
  tx: Tx,
  administratorId: string,
  action: string,
  { id, money, state, reason }: { id: string; money: bigint; state: string; reason: string | null },
): Promise<void> {
  const details = { money: formatCentavos(money), state, reason }
  await audit(deps, tx, { administratorId, action, subject: `withdrawal:${id}`, details })
}

async function itemOf(tx: Tx, id: string): Promise<{ data: ReviewItem } | Refused> {
  const [row] = await readReviewRows(tx, { id, limit: 1 })
  return row === undefined ? refuse('not_found') : { data: toItem(row) }
}

function toItem(row: ReviewRow): ReviewItem {
  return {
    id: row.id,
    order_no: row.order_no,
    money: row.money,
    fee: row.fee,
    actual_money: row.money - row.fee,
    state: row.state,
    reason: row.reason,
    account_label: row.account_label,
    created_at: row.created_at.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewer: row.reviewer,
    expected_by: row.expected_by.toISOString(),
    payout_state: row.payout_state,
    member: {
      id: row.member_id,
      name: row.member_name,
      created_on: row.member_day,
      total_recharged: row.total_recharged,
      total_withdrawn: row.total_withdrawn,
      total_staked: row.total_staked,
      account_changed_at: row.account_changed_at?.toISOString() ?? null,
      status: row.member_status,
    },
  }
}
