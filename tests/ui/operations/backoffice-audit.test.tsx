// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AuditList } from '../../../backoffice/features/operations/audit/audit-list.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import type { AuditRow } from '../../../contract/operations/administrators.ts'
import { find, mount } from '../mount.tsx'
import { createTestBackOffice } from './test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

type Noted = Pick<AuditRow, 'action' | 'subject' | 'details'>
async function lineOf(noted: Noted) {
  const row = {
    seq: 7,
    at: '2026-11-20T15:00:00.000Z',
    administrator_id: null,
    administrator: 'Rita',
    ...noted,
  }
  const { backOffice } = createTestBackOffice(() => 'lost')
  const reader = { read: vi.fn(), subscribe: vi.fn(), refresh: vi.fn(), more: vi.fn() }
  const onSubject = vi.fn()
  const list = { status: 'ready', rows: [row], hasMore: false, readAt: 0, failure: undefined } as const
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <AuditList list={list} reader={reader} onSubject={onSubject} />
    </BackOfficeContext>,
  )
  return { line: find(place, 'li', HTMLLIElement), onSubject }
}

const noted: readonly (readonly [Noted, readonly string[]])[] = [
  [
    {
      action: 'withdrawal_reject',
      subject: 'withdrawal:w1',
      details: { money: '1234.50', state: 'rejected', reason: 'a court order', ground: 'law' },
    },
    ['Withdrawal w1', 'R$ 1.234,50', 'Rejected', 'a court order', 'An order of the law or of a court'],
  ],
  [
    {
      action: 'deposit_refuse',
      subject: 'recharge:r1',
      details: { money: '50.00', reason: 'proof_unclear', note: null },
    },
    ['Deposit r1', 'The proof does not show the transfer.'],
  ],
  [
    {
      action: 'administrator_change',
      subject: 'administrator:a1',
      details: { role: 'finance', disabled: false, reason: 'new task' },
    },
    ['Administrator a1', 'Finance', 'Locked out', 'No'],
  ],
  [
    {
      action: 'identity_decide',
      subject: 'member:m1',
      details: { state: 'rejected', reason: 'name_mismatch', note: 'as before' },
    },
    ['Member m1', 'Rejected', 'Another name', 'as before'],
  ],
  [
    {
      action: 'close_password_reset',
      subject: 'member:m1',
      details: { kind: 'withdrawal_password', state: 'approved' },
    },
    ['Member m1', 'Withdrawal password', 'Approved'],
  ],
  [
    {
      action: 'terms_version_saved',
      subject: 'terms:2',
      details: { announced_at: '2026-11-20T15:00:00.000Z' },
    },
    ['Terms of use 2', 'Announced at', '12:00'],
  ],
  [
    {
      action: 'promotion_terms',
      subject: 'promotion:ftd',
      details: {
        version: 2,
        active: true,
        reason: 'summer',
        terms: '{"match_rate":5000,"max_bonus":"150.00"}',
      },
    },
    ['Promotion First deposit', 'Offered', 'Yes', 'Bonus, %', '50', 'Largest bonus, R$', '150.00'],
  ],
  [
    { action: 'of_a_newer_server', subject: 'thing:1', details: { colour: 'blue' } },
    ['thing 1', 'colour', 'blue'],
  ],
]

it.each(noted)(
  '$action is shown in words, with amounts, days and states as people read them',
  async (row, words) => {
    const { line } = await lineOf(row)
    const text = line.textContent.replaceAll('\u00a0', ' ')
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/\{|proof_unclear|withdrawal_password|disabled|\bftd\b|1234\.50/)
  },
)

it('a row leads to everything else that was done to the same thing', async () => {
  const { line, onSubject } = await lineOf({ action: 'force_offline', subject: 'member:m1', details: {} })
  await act(async () => find(line, 'button', HTMLButtonElement).click())
  expect(onSubject).toHaveBeenCalledOnce()
  expect(onSubject).toHaveBeenCalledWith('member:m1')
})
