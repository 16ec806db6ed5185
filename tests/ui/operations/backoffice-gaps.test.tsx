// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { EnrolmentForm } from '../../../backoffice/features/auth/session/enrolment-form.tsx'
import { SignInForm } from '../../../backoffice/features/auth/session/sign-in-form.tsx'
import { InviteSheet } from '../../../backoffice/features/operations/team/invite-sheet.tsx'
import { TermsSheet } from '../../../backoffice/features/promotions/terms-sheet.tsx'
import { BannerSheet } from '../../../backoffice/features/support/content/banner-sheet.tsx'
import { ContentSheet } from '../../../backoffice/features/support/content/content-sheet.tsx'
import { TermsVersionSheet } from '../../../backoffice/features/support/content/terms-version-sheet.tsx'
import { ProgramSheet } from '../../../backoffice/features/vip/programs/program-sheet.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import type { AdminTerms } from '../../../contract/support/terms.ts'
import { find, mount, type } from '../mount.tsx'
import { createTestBackOffice } from './test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

async function open(form: ReactNode) {
  const { backOffice, received } = createTestBackOffice(() => 'lost')
  await mount(<BackOfficeContext value={backOffice}>{form}</BackOfficeContext>)
  const press = () => act(async () => find(document, 'button[type=submit]', HTMLButtonElement).click())
  return { received, press }
}

/** What stands at each field that is wrong, from above. */
const said = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map(field => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  })

// The browser would say it in its own language, in a bubble that goes automatically.
it('signing in with gaps is reported at each field, the first one has the focus, and nothing is sent', async () => {
  const { received, press } = await open(<SignInForm knownEmail="rita" />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('This is no valid e-mail address'),
    expect.stringContaining('Enter your password'),
    expect.stringContaining('Enter all six digits'),
  ])
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('username webauthn')
  expect(received).toEqual([])
})

it('signing in without gaps is sent, and nothing is reported at a field', async () => {
  const { received, press } = await open(<SignInForm knownEmail="Rita@example.com" />)
  await type(find(document, 'input[autocomplete=current-password]', HTMLInputElement), 'uma senha')
  await type(find(document, 'input[autocomplete=one-time-code]', HTMLInputElement), '123456')
  await press()
  expect(received.map(({ path }) => path)).toEqual(['/api/admin/sign-in'])
  expect(said()).toEqual([])
})

it('an access made with gaps is reported at each field', async () => {
  const enrolment = {
    email: 'rita@example.com',
    totp_secret: 'JBSWY3DPEHPK3PXP',
    totp_uri: 'otpauth://x',
    ...{ expires_at: '2030-01-02T03:04:05.000Z', probation_hours: 72 },
  }
  const { received, press } = await open(<EnrolmentForm token="t" enrolment={enrolment} />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('At least 12 characters.'),
    expect.stringContaining('Enter all six digits'),
  ])
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('new-password')
  expect(received).toEqual([])
})

it('an invitation with gaps is reported at each field', async () => {
  const { received, press } = await open(<InviteSheet onClose={() => undefined} />)
  await press()
  expect(said()).toEqual([
    expect.stringContaining('Write the name'),
    expect.stringContaining('This is no valid e-mail address'),
    expect.stringContaining('Write at least 3 characters'),
  ])
  expect(received).toEqual([])
})

/** Of the newest version, in the words of which the next one begins. */
const newest: AdminTerms = {
  ...{ version: 1, revision: 1, state: 'in_force', accepted_by: 0 },
  texts: { pt: { title: 'Termos', changes: '', text: 'Tudo.' } },
  announced_at: '2026-01-01T12:00:00.000Z',
  effective_at: '2026-01-20T03:00:00.000Z',
}
const ends = { onClose: () => undefined, onSaved: () => undefined, onDone: () => undefined }
const choose = (select: HTMLSelectElement, value: string) =>
  act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
async function write(sheet: ReactNode) {
  const { backOffice, received } = createTestBackOffice(() => 'lost')
  await mount(<BackOfficeContext value={backOffice}>{sheet}</BackOfficeContext>)
  const save = (name = 'Save') =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find(one => one.textContent === name)
      button?.click()
    })
  return { received, save }
}
const labelled = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.labels?.[0]?.textContent
    : undefined
}

it.each([
  ['a text', 'Title', <ContentSheet key="1" kind="announcement" row={undefined} {...ends} />],
  ['a banner', 'Title', <BannerSheet key="2" row={undefined} {...ends} />],
  ['the next terms', 'What changes', <TermsVersionSheet key="3" row={undefined} newest={newest} {...ends} />],
] as const)(
  '%s that is not written cannot be saved: reported at the field, in Portuguese first',
  async (_, label, sheet) => {
    const { received, save } = await write(sheet)
    await choose(find(document, 'select', HTMLSelectElement), 'zh_cn')
    await save()
    expect(find(document, 'select', HTMLSelectElement).value).toBe('pt')
    expect(said()[0]).toContain('Nothing is written here yet.')
    expect(labelled()).toBe(label)
    expect(received).toEqual([])
  },
)

it('an address that leads nowhere is reported at its field', async () => {
  const { received, save } = await write(<ContentSheet kind="contact" row={undefined} {...ends} />)
  const [title, address] = [...document.querySelectorAll('input')]
  if (title === undefined || address === undefined) throw new Error('no fields')
  await type(title, 'Telegram')
  await type(address, 'telegram')
  await save()
  expect(said()).toEqual([expect.stringContaining('This cannot be read as a value')])
  expect(labelled()).toBe('Address')
  expect(received).toEqual([])
})

// docs/rules/promotions.md: terms are versioned, each with the reason that is kept in the audit log.
it.each(['promotion', 'club'] as const)(
  'terms of a %s without a change and a reason are not saved, and the missing one is reported',
  async which => {
    const version = { version: 1, terms: { rolls: 1 }, effective_from: '2026-01-01T03:00:00.000Z' }
    const current = { ...version, active: true, administrator: null, reason: 'seed' } as const
    const { received, save } = await write(
      which === 'promotion' ? (
        <TermsSheet promotion={{ id: 'dailywheel', offered: true, current, versions: [] }} {...ends} />
      ) : (
        <ProgramSheet program={{ id: 'vip', current, versions: [] }} {...ends} />
      ),
    )
    await save('Propose as the next version')
    expect(said()).toEqual([expect.stringContaining('Write at least 3 characters.')])
    expect(document.body.textContent).toContain('Nothing was changed.')
    expect(received).toEqual([])
  },
)
