import type { DepositItem, IncomingPayment } from '../../../../contract/cashier/deposit-admin.ts'
import type { DepositRow, IncomingRow } from './store.ts'

export function toItem(row: DepositRow, secondReviewAbove: bigint): DepositItem {
  const { method_id, method_type, member_id, member_name, member_status } = row
  return {
    id: row.id,
    order_no: row.order_no,
    state: row.state,
    in_review: row.state === 'pending' && row.proof_at !== null,
    reason: row.reason,
    note: row.note,
    payment_id: method_id,
    payment_type: method_type,
    money: row.money,
    paid_money: row.paid_money,
    fee: row.fee,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    proof_at: row.proof_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    reviewer: row.reviewer,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    found_money: row.found_money,
    bank_reference: row.bank_reference,
    needs_two: method_type === 'transfer' && (row.found_money ?? row.money) > secondReviewAbove,
    member: { id: member_id, name: member_name, status: member_status },
  }
}

export function toIncoming(row: IncomingRow): IncomingPayment {
  const { member_id: id, member_name: name } = row
  return {
    e2eid: row.e2eid,
    txid: row.txid,
    money: row.amount,
    paid_at: row.paid_at.toISOString(),
    state: row.state,
    reason: row.reason,
    refund_attempt: row.refund_attempt,
    refund_after: row.refund_after?.toISOString() ?? null,
    recharge_id: row.recharge_id,
    order_no: row.order_no,
    member: id === null || name === null ? null : { id, name },
  }
}
