// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MemberList } from '../../../backoffice/features/account/members/member-list.tsx'
import type { AdminMember } from '../../../backoffice/parts/admin-member.ts'
import type { ListState } from '../../../backoffice/parts/list-reader.ts'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

const bia: AdminMember = {
  id: 'bia-id',
  name: 'bia',
  status: 'active',
  is_demo: false,
  created_at: '2026-11-01T12:00:00.000Z',
  sessions: 1,
}

beforeEach(() => sessionStorage.clear())

it.each(['More about bia', 'Force bia offline'])(
  'what “%s” opened stays while the search that was typed replaces the list under it',
  async opens => {
    const { backOffice } = createTestBackOffice(() => 'lost')
    const reader = { read: vi.fn(), subscribe: vi.fn(), refresh: vi.fn(), more: vi.fn() }
    const onOpen = vi.fn()
    const list = (state: ListState<AdminMember>) => (
      <BackOfficeContext value={backOffice}>
        <MemberList list={state} reader={reader} search="" onOpen={onOpen} />
      </BackOfficeContext>
    )
    const ready = { status: 'ready', rows: [bia], hasMore: false, readAt: 0, failure: undefined } as const
    const { place, show } = await mount(list(ready))
    await act(async () => find(place, `button[aria-label="${opens}"]`, HTMLButtonElement).click())
    // The address is settled before the dialog puts an entry of its own upon the history.
    expect(onOpen).toHaveBeenCalledOnce()
    await show(list({ status: 'loading' }))
    await show(list({ ...ready, rows: [] }))
    expect(place.querySelector('li button[aria-label]')).toBeNull()
    expect(find(document, 'dialog', HTMLDialogElement).textContent).toContain('bia')
  },
)
