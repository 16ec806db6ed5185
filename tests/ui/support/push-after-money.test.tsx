// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recharge, Withdrawal } from '../../../contract/cashier/money.ts'
import { WithdrawApplied } from '../../../src/features/cashier/withdraw/withdraw-applied.tsx'
import { withdrawalParts } from '../../../src/routes/-money-parts.tsx'
import { Route } from '../../../src/routes/recharge-payment.tsx'
import { session } from '../../../src/state/member/session.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'
import { openPushBrowser } from './push-browser.ts'

// Web push (VAPID) per topic with honest opt-in after a first deposit or withdrawal.

const memberId = 'm1'
const question = 'Hear of it when the app is closed?'
const id = '0198c0de-0000-7000-8000-000000000001'
const at = '2026-11-20T15:00:00Z'
const waiting: Recharge = {
  ...{ id, order_no: 'E26112000000001', money: 5_000n, paid_money: null, fee: 0n, state: 'pending' },
  ...{ reason: null, payment_id: 'pix', payment_type: 'pix', payment_desc: '', awaiting: 'payment' },
  ...{ collection: null, proof_at: null, note: null, pix_code: '000201', pay_url: null },
  ...{ created_at: at, expires_at: '2099-01-01T00:00:00Z', paid_at: null },
  steps: [{ step: 'ordered', at }],
}
const paid: Recharge = {
  ...{ ...waiting, state: 'paid', paid_money: 5_000n, awaiting: null, pix_code: null, paid_at: at },
  steps: [...waiting.steps, { step: 'credited', at }],
}
const asked: Withdrawal = {
  ...{ id, order_no: 'S26112000000001', money: 10_000n, fee: 0n, actual_money: 10_000n, state: 'pending' },
  ...{ reviewed: false, reason: null, account_label: 'CPF ***.456.789-**', payment_type: 'pix' },
  ...{ member_remark: null, created_at: at, reviewed_at: null, sent_at: null, paid_at: null },
  ...{ ended_at: null, waits_for_person: false, expected_by: null },
}

beforeEach(() => {
  localStorage.clear()
  session.now = { status: 'member', memberId }
})
afterEach(() => {
  session.now = { status: 'starting' }
  vi.restoreAllMocks()
})

/** A page on a device that could have notifications and was never asked; of its house it has what the test puts there. */
async function visit(page: React.ReactNode, path: string) {
  openPushBrowser()
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const answer = { public_key: 'BKey', topics: null, offers_open: true }
  await tab.db.answers.put({ memberId, name: 'push', language: '', part: '', answer })
  const sync = { pull: async () => ({ kind: 'applied' as const }), watch: () => () => undefined }
  const place = await mountPage({ world, tab, path, page, sync })
  return { place, db: tab.db }
}

test('notifications are offered when a deposit has arrived, and not while it is waited for', async () => {
  vi.spyOn(Route, 'useSearch').mockReturnValue({ order: id })
  const Page = Route.options.component
  if (Page === undefined) throw new Error('the route shows nothing')
  const { place, db } = await visit(<Page />, '/recharge-payment')
  await db.recharges.put({ ...waiting, memberId })
  await vi.waitFor(() => expect(place.textContent).toContain('Waiting for your payment.'))
  expect(place.textContent).not.toContain(question)
  await db.recharges.put({ ...paid, memberId })
  await vi.waitFor(() => expect(place.textContent).toContain(question))
  expect(place.textContent).toContain('When a deposit arrives or a withdrawal moves, this device tells you.')
})

test('notifications are offered when a withdrawal was asked for', async () => {
  const afterwards = withdrawalParts.afterwards(memberId)
  const page = <WithdrawApplied memberId={memberId} withdrawal={asked} afterwards={afterwards} />
  const { place } = await visit(page, '/withdraw')
  await vi.waitFor(() => expect(place.textContent).toContain(question))
  expect(place.textContent).toContain('At each step of your withdrawal this device tells you.')
})
