// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Reset, ResetCard } from '../../../backoffice/features/auth/resets/reset-card.tsx'
import { ScreenResets } from '../../../backoffice/features/auth/resets/screen-resets.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { mount } from '../mount.tsx'
import { type Answer, createTestBackOffice, type Received } from '../operations/test-back-office.tsx'

const idOf = (index: number) => `5b1f7c1e-7d0c-4c39-8a34-00000000000${index}`
const reset = (name: string, index: number): Reset => ({
  ...{ id: idOf(index), member_id: idOf(index + 4), member_name: name, kind: 'password' },
  ...{ reason: 'known by voice', opened_by: 'Lia', opened_at: '2026-11-20T12:00:00.000Z', is_own: false },
})

beforeEach(() => sessionStorage.clear())

it('an approval on its way waits at the button that was pressed, and no other can be pressed', async () => {
  const { backOffice } = createTestBackOffice(() => 'lost')
  const sending = { id: idOf(1), approve: true }
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      {[reset('ana', 1), reset('bia', 2)].map(row => (
        <ResetCard key={row.id} row={row} sending={sending} onDecide={() => undefined} />
      ))}
    </BackOfficeContext>,
  )
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button')]
  const states = buttons.map(one => {
    if (one.getAttribute('aria-busy') === 'true') return 'busy'
    return one.disabled ? 'off' : 'on'
  })
  expect(states).toEqual(['off', 'busy', 'off', 'off'])
})

it('each code to be read out by telephone is shown under the name of the member it was approved for, one after the other', async () => {
  const { backOffice } = createTestBackOffice(({ path }: Received) =>
    path === '/api/admin/resets'
      ? { status: 200, body: { data: [reset('ana', 1), reset('bia', 2)] } }
      : { status: 200, body: { code_once: '217185', expires_at: '2026-11-20T12:30:00.000Z' } },
  )
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ScreenResets />
    </BackOfficeContext>,
  )
  const press = async (of: string) => {
    const found = () => [...document.querySelectorAll('button')].filter(one => one.textContent === of)
    await vi.waitFor(() => expect(found().length).toBeGreaterThan(0))
    return found()
  }
  await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(2))
  for (const [index, name] of [
    [1, 'bia'],
    [0, 'ana'],
  ] as const) {
    const approve = (await press('Approve'))[index]
    await act(async () => approve?.click())
    await vi.waitFor(() => expect(document.body.textContent).toContain(`Code for ${name}`))
    const [reported] = await press('I have told it')
    await act(async () => reported?.click())
  }
})

describe('the answer of an approval that is lost on the way', () => {
  const waiting = { status: 200, body: { data: [reset('ana', 1)] } } as const
  const codeIsLost = 'The code for ana was lost on the way'

  async function open(close: readonly Answer[], list: readonly Answer[]) {
    const [closings, lists] = [[...close], [...list]]
    const { backOffice } = createTestBackOffice(({ path }) =>
      path === '/api/admin/resets' ? (lists.shift() ?? waiting) : (closings.shift() ?? 'lost'),
    )
    const { place } = await mount(
      <BackOfficeContext value={backOffice}>
        <ScreenResets />
      </BackOfficeContext>,
    )
    const approve = async () => {
      const button = await vi.waitFor(() => {
        const found = [...place.querySelectorAll('button')].find(one => one.textContent === 'Approve')
        if (!found) throw new Error('nothing to approve')
        return found
      })
      await act(async () => button.click())
    }
    return { place, approve, toasts: () => backOffice.toasts.read().map(({ text }) => text) }
  }

  it('took the code with it: pressed again, the page says so, and not that nothing was given out', async () => {
    const again = { status: 200, body: { code_once: null, expires_at: '2026-11-20T15:40:00.000Z' } } as const
    const { place, approve, toasts } = await open(['lost', again], [waiting, waiting])
    await approve()
    await vi.waitFor(() => expect(place.textContent).toContain('The server did not answer.'))
    await approve()
    await vi.waitFor(() => expect(place.textContent).toContain(codeIsLost))
    expect(toasts()).toEqual([])
  })

  it('is reported as a lost code where the request is closed meanwhile: there is nothing to press again', async () => {
    const { place, approve } = await open(['lost'], [waiting, { status: 200, body: { data: [] } }])
    await approve()
    await vi.waitFor(() => expect(place.textContent).toContain(codeIsLost))
  })

  it('is no lost code where the approval was refused, because somebody else had closed the request', async () => {
    const refused = { status: 404, body: { error: 'not_found' } } as const
    const { place, approve } = await open([refused], [waiting, { status: 200, body: { data: [] } }])
    await approve()
    await vi.waitFor(() => expect(place.textContent).toContain('Nobody waits for a new password'))
    expect(place.textContent).toContain('not_found')
    expect(place.textContent).not.toContain(codeIsLost)
  })
})
