// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScreenTickets } from '../../../backoffice/features/support/tickets/screen-tickets.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

/* Checklist (docs/rules/responsible-gambling.md): complaints with a second look, "contact tone", and a report for an authority. */

const id = '5b1f7c1e-7d0c-4c39-8a34-000000000003'
const member = { id: '5b1f7c1e-7d0c-4c39-8a34-000000000001', name: 'bia' }
const ticket = {
  ...{ id, ticket_no: '00000003', topic: 'complaint', state: 'open', order: null, claimed_by: null },
  ...{ member, contested: null, messages_count: 1, due_at: '2026-11-24T12:00:00.000Z' },
  ...{ created_at: '2026-11-19T12:00:00.000Z', updated_at: '2026-11-19T12:00:00.000Z' },
}
const said = {
  id,
  author: 'member',
  text: 'Perdi o aluguel.',
  created_at: ticket.created_at,
  administrator: null,
}

beforeEach(() => sessionStorage.clear())

async function open(changes: object, mark: object | null = null) {
  const kept = { ticket: { ...ticket, ...changes }, messages: [said], mark }
  const { backOffice, received } = createTestBackOffice(({ path }) => {
    if (path === '/api/admin/tickets/mark')
      kept.mark = { administrator: 'Rita', at: '2026-11-20T15:10:00.000Z' }
    return { status: 200, body: { data: kept } }
  })
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ScreenTickets state="complaint" id={id} />
    </BackOfficeContext>,
  )
  const says = (text: RegExp) => vi.waitFor(() => expect(place.textContent).toMatch(text))
  await says(/Perdi o aluguel/)
  return { place, received, says }
}
function buttonOf(place: ParentNode, text: string) {
  const button = [...place.querySelectorAll('button')].find(one => one.textContent === text)
  if (button === undefined) throw new Error(`no button ${text}`)
  return button
}
const press = (place: ParentNode, text: string) => act(async () => buttonOf(place, text).click())

test('the administrator whose answer is contested is shown that somebody else answers, and is given no form', async () => {
  const { place } = await open({ contested: { id: 'rita', name: 'Rita' } })
  expect(place.textContent).toMatch(/Second look: not Rita.*somebody else of the team answers now/)
  expect(place.querySelector('textarea')).toBeNull()
})

test('everybody else sees who does not answer it, and answers', async () => {
  const { place } = await open({ contested: { id: 'lia', name: 'Lia' } })
  expect(place.textContent).toContain('Second look: not Lia')
  expect(buttonOf(place, 'Send the answer')).toBeDefined()
})

test('a ticket that speaks of harm is marked with what was read in it, and then says by whom and leads to the case', async () => {
  const { place, received, says } = await open({})
  await press(place, 'This speaks of harm')
  const dialog = find(document, 'dialog', HTMLDialogElement)
  const sent = () => received.filter(({ path }) => path === '/api/admin/tickets/mark')
  await press(dialog, 'Mark it')
  expect(sent()).toEqual([])
  const reason = find(dialog, 'textarea', HTMLTextAreaElement)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      reason,
      'lost the rent',
    )
    reason.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(dialog, 'Mark it')
  await says(/Speaks of harm, says Rita/)
  expect(sent()).toMatchObject([{ body: { id, reason: 'lost the rent' } }])
  expect(find(place, `a[href*="/care"]`, HTMLAnchorElement).href).toContain(member.id)
})

test('the report is asked for the month that is over, unless other days are chosen, and saved as a file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { backOffice, received } = createTestBackOffice(({ path }) =>
    path === '/api/admin/tickets/complaints'
      ? {
          status: 200,
          body: { data: { file_name: 'c.csv', csv: 'complaint_no\r\n', rows: 0, is_cut: false } },
        }
      : { status: 200, body: { data: [], next_cursor: null, overdue: 0 } },
  )
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ScreenTickets state="complaint" id={undefined} />
    </BackOfficeContext>,
  )
  await press(place, 'CSV')
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(received.find(({ path }) => path === '/api/admin/tickets/complaints')?.body).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  })
  saved.mockRestore()
})
