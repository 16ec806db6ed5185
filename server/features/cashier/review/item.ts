import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import { risksOf } from './risk.ts'
import type { ReviewRow } from './store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export function toItem(row: ReviewRow): ReviewItem {
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
    reviewed_at: iso(row.reviewed_at),
    reviewer: row.reviewer,
    reviewed_by: [...row.reviewed_by],
    sent_at: iso(row.sent_at),
    paid_at: iso(row.paid_at),
    ended_at: iso(row.ended_at),
    expected_by: row.expected_by.toISOString(),
    payout_state: row.payout_state,
    stop_reason: row.stop_reason,
    member_remark: row.member_remark,
    claim: claimOf(row),
    risks: risksOf(row),
    member: {
      id: row.member_id,
      name: row.member_name,
      created_on: row.member_day,
      total_recharged: row.total_recharged,
      total_withdrawn: row.total_withdrawn,
      total_staked: row.total_staked,
      account_changed_at: iso(row.account_changed_at),
      status: row.member_status,
    },
  }
}

function claimOf({ claimed_by, claimer, claimed_until }: ReviewRow): ReviewItem['claim'] {
  if (claimed_by === null || claimed_until === null) return null
  return { administrator_id: claimed_by, name: claimer ?? '', until: claimed_until.toISOString() }
}
