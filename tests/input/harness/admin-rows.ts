import type { IdentityCase } from '../../../contract/account/identity.ts'
import type { Adjustment } from '../../../contract/cashier/adjustments.ts'
import type { BalanceReturn } from '../../../contract/cashier/balance-returns.ts'
import type { DepositItem, IncomingPayment } from '../../../contract/cashier/deposit-admin.ts'
import type { Difference } from '../../../contract/cashier/reconciliation.ts'
import type { WinReview } from '../../../contract/games/win-reviews.ts'
import type { ApprovalRequest } from '../../../contract/operations/approvals.ts'
import type { HarmCase } from '../../../contract/responsible-gambling/harm-cases.ts'

/* One row of each list of the back office whose dialogs are swept. */

const id = '5b1f7c1e-7d0c-4c39-8a34-000000000001'
const at = '2026-11-20T12:00:00.000Z'
const person = { id, name: 'ana' }

export const member = { ...person, status: 'active', is_demo: false, created_at: at, sessions: 1 } as const

export const adjustment: Adjustment = {
  ...{ id, member: person, direction: 'credit', money: 1_000n, reason: 'a mistake', state: 'proposed' },
  ...{ proposed_by: person, proposed_at: at, decided_by: null, decided_at: null, decision_note: null },
}

export const approval: ApprovalRequest = {
  ...{ id, kind: 'administrator_change', subject: `administrator:${id}`, concerns: person, changes: [] },
  ...{ reason: 'a new task', state: 'proposed', proposed_by: person, proposed_at: at, expires_at: at },
  ...{ decided_by: null, decided_at: null, decision_note: null, obstacle: null, obstacle_until: null },
}

export const balanceReturn: BalanceReturn = {
  ...{ member: person, state: 'stuck', cause: null, impeded_at: at, return_by: at, money: 1_000n },
  ...{ withdrawal: null, ended_at: null },
}

export const harmCase: HarmCase = {
  ...{ ...person, score: 55, level: 'high', markers: [], assessed_on: '2026-11-20' },
  ...{ offers_closed_by: null, last_step_at: null },
}

export const deposit: DepositItem = {
  ...{ id, order_no: 'R1', state: 'pending', in_review: true, reason: null, note: null },
  ...{ payment_id: 'ted', payment_type: 'transfer', money: 20_000n, paid_money: null, fee: 0n },
  ...{ created_at: at, expires_at: at, proof_at: null, paid_at: null, reviewer: null, reviewed_at: null },
  ...{ found_money: null, bank_reference: null, needs_two: false, member: { ...person, status: 'active' } },
}

export const payment: IncomingPayment = {
  ...{ e2eid: 'E12345678202611281234abcdefghijk', txid: null, money: 1_000n, paid_at: at },
  ...{ state: 'suspended', reason: null, refund_attempt: 0, refund_after: null, recharge_id: null },
  ...{ order_no: null, member: null },
}

export const identity: IdentityCase = {
  ...{ id, member: person, reason: 'name_mismatch', same_face: null, appeal: null },
  ...{ sent_at: at, waits_since: at, pictures: [] },
}

export const difference: Difference = {
  ...{ id, kind: 'other', ref: 'E1', ledger: 0n, provider: 10n, state: 'open', why: null, note: null },
  ...{ explained_by: null, first_seen: at },
}

export const win: WinReview = {
  ...{ id, member: person, game: person, provider: 'arara', stake: 100n, amount: 100_000n, won_before: 0n },
  ...{
    is_promotional: false,
    cap: 'win',
    state: 'waiting',
    created_at: at,
    decided_at: null,
    proposal: null,
  },
}

export const enrolment = {
  ...{ email: 'nova@arara.test', totp_secret: 'ABCDEFGH', totp_uri: 'otpauth://totp/x' },
  ...{ expires_at: '2030-01-02T03:04:05.000Z', probation_hours: 72 },
}

export const passkey = {
  ...{ id, name: 'Android', is_synced: true, is_suspended: false, created_at: at, used_at: null },
}
