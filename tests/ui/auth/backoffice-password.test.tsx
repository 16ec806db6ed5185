// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ScreenChangePassword } from '../../../backoffice/features/auth/session/screen-change-password.tsx'
import { createSessionStore } from '../../../backoffice/features/auth/session/session-store.ts'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount, type } from '../mount.tsx'
import { type Answer, createTestBackOffice } from '../operations/test-back-office.tsx'

const rita = { id: 'rita', email: 'rita@example.com', name: 'Rita', role: 'owner' } as const

async function open(answer: Answer) {
  const world = createTestBackOffice(() => answer)
  const endsAt = world.state.now + 8 * 3_600_000
  world.backOffice.session.enter({ token: 't', administrator: rita, endsAt, mustChangePassword: true })
  await mount(
    <BackOfficeContext value={world.backOffice}>
      <ScreenChangePassword email={rita.email} />
    </BackOfficeContext>,
  )
  const fill = async (first: string, again: string) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=new-password]')]
    for (const [at, text] of [first, again].entries()) {
      const field = fields[at]
      if (field) await type(field, text)
    }
  }
  const press = () => act(async () => find(document, 'button[type=submit]', HTMLButtonElement).click())
  return { ...world, fill, press }
}

beforeEach(() => sessionStorage.clear())

it('a password that breaks the rules is changed before anything else, and the desk opens then', async () => {
  const { backOffice, received, fill, press } = await open({ status: 200, body: {} })
  const kept = createSessionStore({ storage: sessionStorage, now: backOffice.now }).read()
  expect(kept).toMatchObject({ status: 'signed-in', mustChangePassword: true })
  await fill('barco pedra vento', 'barco pedra vento')
  await press()
  await vi.waitFor(() => expect(backOffice.session.read()).toMatchObject({ mustChangePassword: false }))
  expect(received).toMatchObject([
    {
      path: '/api/admin/security/password',
      key: expect.any(String),
      body: { password: 'barco pedra vento' },
    },
  ])
})

it('a new password that is short or typed differently is marked at its field, and not sent', async () => {
  const { received, fill, press } = await open({ status: 200, body: {} })
  await fill('curta', 'outra')
  await press()
  expect(document.body.textContent).toContain('At least 12 characters.')
  expect(document.body.textContent).toContain('The two passwords are not the same.')
  expect(received).toEqual([])
})

it('a new password that the server refuses says why, and nothing has changed', async () => {
  const refused: Answer = {
    status: 422,
    body: { error: 'password_own_words', message: 'Leave out your name.' },
  }
  const { backOffice, fill, press } = await open(refused)
  await fill('rita rita rita', 'rita rita rita')
  await press()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Leave out your name.'))
  expect(backOffice.session.read()).toMatchObject({ mustChangePassword: true })
})
