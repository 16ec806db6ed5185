// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AccountRow, DrawingTermsRow } from '../../../src/db/personal-rows.ts'
import { WithdrawForm } from '../../../src/features/cashier/withdraw/withdraw-form.tsx'
import { serverClock } from '../../../src/state/server-clock.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const memberId = 'm1'
const hour = 3_600_000
const terms: DrawingTermsRow = {
  ...{ memberId, min: 2_000n, max: 500_000n, fee_percent: '0', fee_fixed: 0n, available: 10_000n },
  ...{ ml_money: 0n, debt: 0n, has_qk_pwd: true, held_until: null, open_withdrawal: null },
  ...{ expected_minutes: 30 },
  today: { level: 0, times: 3, times_left: 3, limit: 500_000n, left: 500_000n, is_waived: false },
}

test('an account whose day is over by the server’s clock takes a withdrawal, though the phone’s clock is behind', async () => {
  serverClock.aheadMs = -2 * hour
  onTestFinished(() => {
    serverClock.aheadMs = 0
  })
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const account: AccountRow = {
    ...{ id: 'a1', memberId, kind: 'pix', state: 'confirmed', label: 'CPF ***.456.789-**', pix_type: 'cpf' },
    ...{ bank_name: null, account_type: null, holder: 'BIA LIMA', created_at: '2026-11-20T15:00:00Z' },
    ...{ confirmed_at: null, payable_from: new Date(world.clock.now() + hour).toISOString() },
  }
  const sync = { pull: async () => ({ kind: 'applied' as const }), watch: () => () => undefined }
  const page = (
    <WithdrawForm memberId={memberId} terms={terms} accounts={[account]} onApplied={() => undefined} />
  )
  const place = await mountPage({ world, tab, path: '/withdraw', page, sync })
  await vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull())
})
