// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EnrolmentForm } from '../../../backoffice/features/auth/session/enrolment-form.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount, type } from '../mount.tsx'
import { type Answer, createTestBackOffice } from '../operations/test-back-office.tsx'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(undefined, '', '/backoffice/enrol')
})

const enrolment = {
  email: 'nova@arara.test',
  totp_secret: 'ABCDEFGH',
  totp_uri: 'otpauth://totp/x',
  ...{ expires_at: '2030-01-02T03:04:05.000Z', probation_hours: 72 },
}
const spent = { status: 410, body: { error: 'enrolment_expired' } } as const
const good = { status: 200, body: { data: enrolment } } as const
const ready = 'Your access is ready. Sign in with the next code.'

async function open(answers: readonly Answer[]) {
  const left = [...answers]
  const { backOffice, received } = createTestBackOffice(() => left.shift() ?? 'lost')
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <EnrolmentForm token="a-token-that-is-long-enough" enrolment={enrolment} />
    </BackOfficeContext>,
  )
  const send = async () => {
    for (const input of place.querySelectorAll<HTMLInputElement>('input[type=password]'))
      await type(input, 'senha boa de verdade')
    await type(find(place, 'input[inputmode=numeric]', HTMLInputElement), '123456')
    await act(async () => find(place, 'form', HTMLFormElement).requestSubmit())
  }
  const reported = () => find(place, '[role=alert]', HTMLElement).textContent
  const toasts = () => backOffice.toasts.read().map(({ text }) => text)
  return { send, reported, toasts, asked: () => received.map(({ path }) => path.split('/').at(-1)) }
}

it('an access whose answer was lost is ready where its link is used up: it leads to the sign-in', async () => {
  const { send, toasts, asked } = await open(['lost', spent])
  await send()
  await vi.waitFor(() => expect(toasts()).toEqual([ready]))
  expect(asked()).toEqual(['enrol', 'enrolment'])
})

it('a link that is still good says that the server has not received what was sent', async () => {
  const { send, reported, toasts } = await open(['lost', good])
  await send()
  await vi.waitFor(() => expect(reported()).toContain('The server has not received it.'))
  expect(toasts()).toEqual([])
})

it('where nobody can be asked, no word of the link is said; pressed again, a link that is used up was used by us', async () => {
  const { send, reported, toasts } = await open(['lost', 'lost', spent])
  await send()
  await vi.waitFor(() => expect(reported()).toContain('It may have arrived or not.'))
  await send()
  await vi.waitFor(() => expect(toasts()).toEqual([ready]))
})

it('a link that somebody else used up is not called good', async () => {
  const { send, reported, toasts } = await open([spent])
  await send()
  await vi.waitFor(() => expect(reported()).toContain('enrolment_expired'))
  expect(reported()).not.toContain('The link is not used up.')
  expect(toasts()).toEqual([])
})
