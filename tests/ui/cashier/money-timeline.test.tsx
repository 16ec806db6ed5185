// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Withdrawal } from '../../../contract/cashier/money.ts'
import { WithdrawalDetails } from '../../../src/features/cashier/withdraw/withdrawal-details.tsx'
import { mount } from '../mount.tsx'

const paid: Withdrawal = {
  id: '0198c0de-0000-7000-8000-000000000001',
  order_no: 'S26112000000001',
  money: 10_000n,
  fee: 150n,
  actual_money: 9_850n,
  state: 'paid',
  reviewed: true,
  reason: null,
  account_label: 'CPF ***.456.789-**',
  payment_type: 'pix',
  member_remark: null,
  created_at: '2026-11-20T15:00:00Z',
  reviewed_at: '2026-11-20T15:10:00Z',
  sent_at: '2026-11-20T15:11:00Z',
  paid_at: '2026-11-20T15:12:00Z',
  ended_at: null,
  waits_for_person: false,
  expected_by: '2026-11-20T17:00:00Z',
}

const linesOf = async (withdrawal: Withdrawal) => {
  const { place } = await mount(<WithdrawalDetails withdrawal={withdrawal} />)
  return [...place.querySelectorAll('ol > li')].map(line => line.textContent)
}

/** "timeline with times and reasons"; docs/rules/cashier.md: "`returned` can follow `paid`". */
describe('the course of a withdrawal', () => {
  it('names each step with its time in Brasília', async () => {
    const lines = await linesOf(paid)
    expect(lines).toHaveLength(4)
    for (const [at, title, time] of [
      [0, 'Asked for', '12:00'],
      [1, 'Approved', '12:10'],
      [2, 'Sent to your bank', '12:11'],
      [3, 'Paid', '12:12'],
    ] as const) {
      expect(lines[at]).toContain(title)
      expect(lines[at]).toContain(time)
    }
  })

  it('that came back shows that it was paid, when it came back and why', async () => {
    const ended_at = '2026-11-21T12:30:00Z'
    const lines = await linesOf({ ...paid, state: 'returned', ended_at, reason: 'returned_by_bank' })
    expect(lines[3]).toContain('12:12')
    expect(lines[4]).toMatch(/Sent back by the bank.*09:30.*The bank sent the money back/)
    expect(lines[5]).toContain('The money is back in your balance')
  })

  it('that was rejected says when, and the reviewer’s own words', async () => {
    const turned = {
      ...paid,
      state: 'rejected',
      sent_at: null,
      paid_at: null,
      reason: 'Papers needed',
    } as const
    const lines = await linesOf(turned)
    expect(lines[1]).toMatch(/Rejected.*12:10.*Papers needed/)
  })

  it('that a person must look at says so, and promises no time', async () => {
    const waiting = {
      ...paid,
      state: 'approved',
      sent_at: null,
      paid_at: null,
      waits_for_person: true,
    } as const
    const lines = await linesOf(waiting)
    expect(lines[2]).toContain('One of us looks at it once more')
    expect(lines[2]).not.toContain('14:00')
  })
})
