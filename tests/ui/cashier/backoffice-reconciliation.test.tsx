// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DayList } from '../../../backoffice/features/cashier/reconciliation/day-list.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import type { ReconciledDay } from '../../../contract/cashier/reconciliation.ts'
import { mount } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

const day = (date: string, open: number): ReconciledDay => ({
  ...{ day: date, ran_at: '2026-11-20T12:00:00.000Z', ran_by: null, ledger: 100n, provider: 90n },
  ...{ difference: 10n, explained: 0n, open: 10n, open_count: open },
})

it('a day with open differences says how many, and the page stands', async () => {
  const { backOffice } = createTestBackOffice(() => 'lost')
  const rows = [day('2026-11-20', 1), day('2026-11-19', 3)]
  const list = { status: 'ready', rows, hasMore: false, failure: undefined, readAt: 0 } as const
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <DayList list={list} openDay={undefined} onMore={() => Promise.resolve()} />
    </BackOfficeContext>,
  )
  expect(place.textContent).toContain('1 open difference')
  expect(place.textContent).toContain('3 open differences')
})
