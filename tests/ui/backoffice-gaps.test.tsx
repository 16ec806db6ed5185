// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { DeskContext } from '../../backoffice/desk/desk.ts'
import { EnrolmentForm } from '../../backoffice/session/enrolment-form.tsx'
import { SignInForm } from '../../backoffice/session/sign-in-form.tsx'
import { InviteSheet } from '../../backoffice/team/invite-sheet.tsx'
import { createTestDesk } from './backoffice-desk.tsx'
import { find, mount, type } from './mount.tsx'

beforeEach(() => sessionStorage.clear())

async function open(form: ReactNode) {
  const { desk, heard } = createTestDesk(() => 'lost')
  await mount(<DeskContext value={desk}>{form}</DeskContext>)
  const press = () => act(async () => find(document, 'button[type=submit]', HTMLButtonElement).click())
  return { heard, press }
}

/** What stands at each field that is wrong, from above. */
const said = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map(field => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  })

// The browser would say it in its own language, in a bubble that goes by itself.
it('signing in with gaps is told at each field, the first one has the focus, and nothing is sent', async () => {
  const { heard, press } = await open(<SignInForm knownEmail="rita" />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('This is no valid e-mail address'),
    expect.stringContaining('Enter your password'),
    expect.stringContaining('Enter all six digits'),
  ])
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('username')
  expect(heard).toEqual([])
})

it('signing in whole is sent, and told nothing at a field', async () => {
  const { heard, press } = await open(<SignInForm knownEmail="Rita@example.com" />)
  await type(find(document, 'input[autocomplete=current-password]', HTMLInputElement), 'uma senha')
  await type(find(document, 'input[autocomplete=one-time-code]', HTMLInputElement), '123456')
  await press()
  expect(heard.map(({ path }) => path)).toEqual(['/api/admin/sign-in'])
  expect(said()).toEqual([])
})

it('an access made with gaps is told at each field', async () => {
  const enrolment = { email: 'rita@example.com', totp_secret: 'JBSWY3DPEHPK3PXP', totp_uri: 'otpauth://x' }
  const { heard, press } = await open(<EnrolmentForm token="t" enrolment={enrolment} />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('At least 6 characters.'),
    expect.stringContaining('Enter all six digits'),
  ])
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('new-password')
  expect(heard).toEqual([])
})

it('an invitation with gaps is told at each field', async () => {
  const { heard, press } = await open(<InviteSheet onClose={() => undefined} />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('Write the name'),
    expect.stringContaining('This is no valid e-mail address'),
  ])
  expect(heard).toEqual([])
})
