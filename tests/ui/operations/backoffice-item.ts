import type { ReviewItem } from '../../../contract/operations/backoffice.ts'

type Changes = Partial<Omit<ReviewItem, 'member'>> & { readonly member?: Partial<ReviewItem['member']> }

/** A withdrawal of which nothing asks for a second look; change what the test is about. */
export function reviewItemOf({ member, ...changes }: Changes = {}): ReviewItem {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    order_no: 'S26112000000001',
    money: 10_000n,
    fee: 150n,
    actual_money: 9_850n,
    state: 'pending',
    reason: null,
    account_label: 'CPF ***.456.789-**',
    created_at: '2026-11-20T15:00:00.000Z',
    reviewed_at: null,
    reviewer: null,
    reviewed_by: [],
    sent_at: null,
    paid_at: null,
    ended_at: null,
    stop_reason: null,
    member_remark: null,
    claim: null,
    risks: [],
    expected_by: '2026-11-20T17:00:00.000Z',
    payout_state: null,
    ...changes,
    member: {
      id: '0198c0de-0000-7000-8000-00000000000a',
      name: 'ana',
      created_on: '2026-01-31',
      total_recharged: 50_000n,
      total_withdrawn: 0n,
      total_staked: 90_000n,
      account_changed_at: '2026-02-01T12:00:00.000Z',
      status: 'active',
      ...member,
    },
  }
}
