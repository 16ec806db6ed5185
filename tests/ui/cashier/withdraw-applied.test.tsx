// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Withdrawal } from '../../../contract/cashier/money.ts'
import { WithdrawApplied } from '../../../src/features/cashier/withdraw/withdraw-applied.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

// Live notification at each step.

const memberId = 'm1'
const asked: Withdrawal = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', order_no: 'S26112000000001' },
  ...{ money: 10_000n, fee: 0n, actual_money: 10_000n, state: 'pending', reviewed: false, reason: null },
  ...{ account_label: 'CPF ***.456.789-**', payment_type: 'pix', member_remark: null },
  ...{ created_at: '2026-11-20T15:00:00Z', reviewed_at: null, sent_at: null, paid_at: null },
  ...{ ended_at: null, waits_for_person: false, expected_by: '2026-11-20T17:00:00Z' },
}
const submitted =
  'The withdrawal application has been submitted successfully.Please wait for the administrators review.'

/** The page after a withdrawal was asked for; `tell` stands for what the server says of it later. */
async function visit() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const sync = { pull: async () => ({ kind: 'applied' as const }), watch: () => () => undefined }
  const page = <WithdrawApplied memberId={memberId} withdrawal={asked} afterwards={null} />
  const place = await mountPage({ world, tab, path: '/withdraw', page, sync })
  const report = (news: Partial<Withdrawal>) => tab.db.withdrawals.put({ ...asked, ...news, memberId })
  return { place, report }
}

test('who stays after asking reads the specification’s sentence until somebody decides, and then that it was paid', async () => {
  const { place, report } = await visit()
  await vi.waitFor(() => expect(place.textContent).toContain(submitted))
  const reviewed = { state: 'approved', reviewed: true, reviewed_at: '2026-11-20T15:10:00Z' } as const
  await report(reviewed)
  await vi.waitFor(() => expect(place.textContent).toContain('Approved'))
  expect(place.textContent).not.toContain(submitted)
  await report({ ...reviewed, state: 'paid', paid_at: '2026-11-20T15:12:00Z' })
  await vi.waitFor(() => expect(place.textContent).toMatch(/Paid.*12:12/))
})

test('who stays after asking reads that it was rejected, why, and where the money is', async () => {
  const { place, report } = await visit()
  await vi.waitFor(() => expect(place.textContent).toContain(submitted))
  await report({
    state: 'rejected',
    reviewed: true,
    reviewed_at: '2026-11-20T15:10:00Z',
    reason: 'Nome diverge',
  })
  await vi.waitFor(() =>
    expect(place.textContent).toMatch(/Rejected.*Nome diverge.*The money is back in your balance/),
  )
  expect(place.textContent).not.toContain(submitted)
  expect(place.textContent).not.toContain('You receive')
})
