import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import type { WithdrawalRow } from './store.ts'

export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    order_no: row.order_no,
    money: row.money,
    fee: row.fee,
    actual_money: row.money - row.fee,
    state: row.state,
    reviewed: row.reviewed_at !== null,
    reason: row.reason,
    account_label: row.account_label,
    payment_type: row.payment_type,
    member_remark: row.member_remark,
    created_at: row.created_at.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    waits_for_person: row.payout_state === 'stopped',
    expected_by: row.expected_by.toISOString(),
  }
}
