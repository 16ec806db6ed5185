// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ConfirmDialog } from '../../../backoffice/features/cashier/deposits/confirm-dialog.tsx'
import { noFilters } from '../../../backoffice/features/cashier/deposits/deposit-filters.ts'
import { FilterDialog } from '../../../backoffice/features/cashier/deposits/filter-dialog.tsx'
import { RunForm } from '../../../backoffice/features/cashier/reconciliation/run-form.tsx'
import { FilterSheet } from '../../../backoffice/features/cashier/withdrawals/filter-sheet.tsx'
import { InviteSheet } from '../../../backoffice/features/operations/team/invite-sheet.tsx'
import { ComplaintReport } from '../../../backoffice/features/support/tickets/complaint-report.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import type { DepositItem } from '../../../contract/cashier/deposit-admin.ts'
import { find, mount, type } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(undefined, '', '/backoffice/team')
})

async function open(form: ReactNode) {
  const { backOffice, received } = createTestBackOffice(() => ({ status: 200, body: { data: [] } }))
  await mount(<BackOfficeContext value={backOffice}>{form}</BackOfficeContext>)
  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(one => one.textContent === label)
    return find(document, `#${CSS.escape(found?.htmlFor ?? 'none')}`, HTMLInputElement)
  }
  const send = () => act(async () => find(document, 'form', HTMLFormElement).requestSubmit())
  const wrong = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map(one => Reflect.get(one, 'value'))
  const asked = () => received.map(({ path }) => path).filter(path => !path.endsWith('/administrators'))
  return { field, send, wrong, asked }
}

const filterForms = {
  withdrawals: ['Up to R$', <FilterSheet key="w" state="pending" filters={{}} onClose={() => undefined} />],
  deposits: ['To R$', <FilterDialog key="d" filters={noFilters} onClose={() => undefined} />],
} as const

it.each(['withdrawals', 'deposits'] as const)(
  'an invalid amount is reported at its field where %s are searched for, and an amount as people write it is read',
  async which => {
    const [most, form] = filterForms[which]
    const { field, send, wrong } = await open(form)
    await type(field('From R$'), 'abc')
    await type(field(most), '1.234,50')
    await send()
    expect(wrong()).toEqual(['abc'])
    expect(location.pathname).toBe('/backoffice/team')
    await type(field('From R$'), '10')
    await send()
    expect(location.search).toContain('min=10')
    expect(location.search).toContain('max=1234.50')
  },
)

it('a report of complaints without its days says which one is missing, and asks for nothing', async () => {
  const { field, send, wrong, asked } = await open(<ComplaintReport />)
  await type(field('From the day'), '')
  await send()
  expect([wrong(), asked()]).toEqual([[''], []])
})

it('an invitation whose answer is lost is said to count once: its key is sent again with it', async () => {
  const { backOffice, received } = createTestBackOffice(() => 'lost')
  await mount(
    <BackOfficeContext value={backOffice}>{<InviteSheet onClose={() => undefined} />}</BackOfficeContext>,
  )
  for (const [at, words] of ['Nova', 'nova@arara.test'].entries()) {
    const field = document.querySelectorAll('input')[at]
    if (field) await type(field, words)
  }
  const reason = find(document, 'textarea', HTMLTextAreaElement)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'A new task')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const submit = () => act(async () => find(document, 'form', HTMLFormElement).requestSubmit())
  await submit()
  expect(find(document, '[role=alert] p', HTMLElement).parentElement?.textContent).toContain('once')
  await submit()
  expect(new Set(received.map(({ key }) => key)).size).toBe(1)
})

it('a report of complaints whose days are turned says which end is wrong, and asks for nothing', async () => {
  const { field, send, wrong, asked } = await open(<ComplaintReport />)
  await type(field('From the day'), '2026-11-20')
  await type(field('Up to the day'), '2026-11-19')
  await send()
  expect([wrong(), asked()]).toEqual([['2026-11-19'], []])
  expect(document.body.textContent).toContain('The end comes before the beginning')
})

const transfer: DepositItem = {
  ...{ id: '5b1f7c1e-7d0c-4c39-8a34-000000000001', order_no: 'R1', state: 'pending', in_review: true },
  ...{
    reason: null,
    note: null,
    payment_id: 'ted',
    payment_type: 'transfer',
    money: 20_000n,
    paid_money: null,
  },
  ...{ fee: 0n, created_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-11-21T12:00:00.000Z' },
  ...{ proof_at: null, paid_at: null, reviewer: null, reviewed_at: null, found_money: null },
  ...{ bank_reference: null, needs_two: false, member: { id: 'ana', name: 'ana', status: 'active' } },
}

it('a transfer of nothing is reported at its amount, and not credited', async () => {
  const dialog = <ConfirmDialog item={transfer} onClose={() => undefined} onDone={() => undefined} />
  const { field, send, wrong, asked } = await open(dialog)
  await type(field('Amount that came'), '0')
  await type(field("The bank's reference of that line"), 'TED-1234')
  await type(field('CPF of the payer'), '529.982.247-25')
  await send()
  expect([wrong().length, asked()]).toEqual([1, []])
})

it('a comparison without a day says that it is missing, and asks for nothing', async () => {
  const { field, send, wrong, asked } = await open(
    <RunForm today="2026-11-20" onDone={() => Promise.resolve()} />,
  )
  await type(field('Day'), '')
  await send()
  expect([wrong(), asked()]).toEqual([[''], []])
})
