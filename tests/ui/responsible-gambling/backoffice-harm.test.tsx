// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ScreenHarm } from '../../../backoffice/features/responsible-gambling/harm-detection/screen-harm.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount, type } from '../mount.tsx'
import { createTestBackOffice, type Received } from '../operations/test-back-office.tsx'

/* "a score that explains itself", and a ladder of steps that a person decides about. */
const bia = '5b1f7c1e-7d0c-4c39-8a34-000000000001'
const markers = [
  { kind: 'growing_deposits', points: 30, facts: { week: '300.00', usual: '50.00' } },
  { kind: 'long_sessions', points: 25, facts: { days: 5 } },
]
const grave = {
  ...{ id: bia, name: 'bia', score: 55, level: 'high', markers, assessed_on: '2026-11-20' },
  ...{ offers_closed_by: 'score', last_step_at: null },
}
const whole = {
  case: grave,
  days: [
    { day: '2026-11-18', minutes: 240, deposited: '300.00', staked: '500.00', won: '120.50' },
    { day: '2026-11-19', minutes: 0, deposited: '20.00', staked: '0.00', won: '0.00' },
  ],
  limits: [{ kind: 'stake', period: 'day', value: '10.00', held_until: '2027-02-18T12:00:00.000Z' }],
  running: null,
  steps: [
    {
      ...{ id: '5b1f7c1e-7d0c-4c39-8a34-000000000002', step: 'limit', reason: 'spoke of debts' },
      details: { limit: 'stake', period: 'day', money: '10.00', held_days: 90 },
      ...{ administrator: 'Lia', at: '2026-11-20T12:00:00.000Z' },
    },
  ],
}

const refused = { status: 'error', code: 409, error: 'limit_not_lower', message: 'It is lower already.' }

beforeEach(() => sessionStorage.clear())

async function open(id: string | undefined, changes: object = {}) {
  const { backOffice, received } = createTestBackOffice(({ path }: Received) =>
    path === '/api/admin/care'
      ? { status: 200, body: { data: [grave], next_cursor: null } }
      : { status: 200, body: { data: { ...whole, ...changes } } },
  )
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ScreenHarm level="high" id={id} />
    </BackOfficeContext>,
  )
  const says = (text: string | RegExp) => vi.waitFor(() => expect(place.textContent).toMatch(text))
  return { place, received, says }
}
const press = (place: ParentNode, text: string) => {
  const button = [...place.querySelectorAll('button')].find(one => one.textContent === text)
  if (button === undefined) throw new Error(`no button ${text}`)
  return act(async () => button.click())
}
// React overrides the setter on the element to notice changes by code; a person's typing goes past it.
const write = (field: HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
async function choose(field: HTMLSelectElement, value: string) {
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('the list says of each member what was found, how grave, and whether anybody did something', async () => {
  const { place, received, says } = await open(undefined)
  await says(/bia/)
  expect(received[0]).toMatchObject({ path: '/api/admin/care', body: { level: 'high' } })
  const row = find(place, 'a[href*="/care"]', HTMLAnchorElement)
  expect(row.textContent).toMatch(/bia.*Growing deposits · Long days.*no step yet.*55/)
  expect(row.getAttribute('href')).toContain(bia)
})

describe('a case', () => {
  it('explains its score by markers with their points and figures, and tells what holds and what was done', async () => {
    const { place, says } = await open(bia)
    await says(/Score 55/)
    const lines = [...place.querySelectorAll('ul[aria-label="Markers"] li')].map(line => line.textContent)
    expect(lines[0]).toMatch(/Growing deposits.*\+30.*R\$\s300,00 in the last seven days.*R\$\s50,00/)
    expect(lines[1]).toMatch(/Long days.*\+25.*5 days/)
    await says(/Days of play1.*Minutes of play240.*Deposited.*R\$\s320,00.*Net result.*-?R\$\s379,50/)
    await says(/Stakes, a day.*not raised before.*R\$\s10,00/)
    await says(/Limit: Stakes, R\$\s10,00 a day.*spoke of debts.*Lia/)
    expect(place.textContent).toContain('Offers closed by the score')
  })

  it('that is paused without a limit shows no empty list', async () => {
    const running = { kind: 'pause', until: '2026-12-01T12:00:00.000Z' }
    const { place, says } = await open(bia, { limits: [], running })
    await says(/Play is closed until/)
    expect(place.querySelector('ul[aria-label="Limits"]')).toBeNull()
  })

  it('brings what was refused into sight: on a small screen it comes below what is seen of the form', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => seen.mockRestore())
    const { backOffice } = createTestBackOffice(({ path }: Received) =>
      path === '/api/admin/care/step'
        ? { status: 409, body: refused }
        : { status: 200, body: { data: whole } },
    )
    const { place } = await mount(
      <BackOfficeContext value={backOffice}>
        <ScreenHarm level="high" id={bia} />
      </BackOfficeContext>,
    )
    await vi.waitFor(() => expect(place.textContent).toContain('Score 55'))
    await press(place, 'Take a step')
    const dialog = find(document, 'dialog', HTMLDialogElement)
    await write(find(dialog, 'textarea', HTMLTextAreaElement), 'agreed by phone')
    await press(dialog, 'Keep the note')
    await vi.waitFor(() => expect(seen).toHaveBeenCalled())
    const alert = find(dialog, '[role=alert]', HTMLElement)
    expect(alert.textContent).toContain(refused.message)
    expect(seen.mock.contexts.some(one => one instanceof Element && one.contains(alert))).toBe(true)
  })

  it('sends a limit with its terms and why, once everything is filled in; before that its field says what is missing', async () => {
    const { place, received, says } = await open(bia)
    await says(/Score 55/)
    await press(place, 'Take a step')
    const dialog = find(document, 'dialog', HTMLDialogElement)
    await choose(find(dialog, 'select', HTMLSelectElement), 'limit')
    const reason = find(dialog, 'textarea', HTMLTextAreaElement)
    await write(reason, 'agreed by phone')
    const sent = () => received.filter(({ path }) => path === '/api/admin/care/step')
    await press(dialog, 'Set the limit')
    expect(sent()).toEqual([])
    const amount = find(dialog, 'input[inputmode]', HTMLInputElement)
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Write the amount',
    )
    await type(find(dialog, 'input[inputmode]', HTMLInputElement), '50')
    await press(dialog, 'Set the limit')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toEqual({
      ...{ id: bia, reason: 'agreed by phone', step: 'limit', kind: 'deposit', period: 'month' },
      ...{ value: '50.00', held_days: 90 },
    })
  })
})
