// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DecideDialog } from '../../../backoffice/features/account/identities/decide-dialog.tsx'
import { ChangeDialog } from '../../../backoffice/features/operations/team/change-dialog.tsx'
import { ResetDialog } from '../../../backoffice/features/operations/team/reset-dialog.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import type { IdentityCase } from '../../../contract/account/identity.ts'
import type { AdministratorView } from '../../../contract/operations/administrators.ts'
import { find, mount, type } from '../mount.tsx'
import { createTestBackOffice } from './test-back-office.tsx'

/* A key stands for one wish: after a lost answer another choice with the same reason is another wish. */

beforeEach(() => sessionStorage.clear())

const ends = { onClose: () => undefined, onDone: () => undefined }
const colleague: AdministratorView = {
  ...{ id: '5b1f7c1e-7d0c-4c39-8a34-000000000001', email: 'ana@example.com', name: 'Ana', role: 'reviewer' },
  ...{ created_at: '2026-11-20T12:00:00.000Z', disabled_at: null, probation_until: null, passkeys: 1 },
} as AdministratorView
const person = {
  ...{
    id: colleague.id,
    member: { id: colleague.id, name: 'bia' },
    reason: null,
    appeal: null,
    pictures: [],
  },
} as unknown as IdentityCase

const dialogs: Record<string, ReactNode> = {
  'a colleague’s role': <ChangeDialog row={colleague} {...ends} />,
  'what of a colleague’s credentials ends': <ResetDialog row={colleague} {...ends} />,
  'what is wrong with an identity': <DecideDialog row={person} approve={false} {...ends} />,
}

it.each(Object.keys(dialogs))(
  'a lost answer, then another choice of %s, goes under another key',
  async name => {
    const { backOffice, received } = createTestBackOffice(() => 'lost')
    await mount(<BackOfficeContext value={backOffice}>{dialogs[name]}</BackOfficeContext>)
    const send = () => act(async () => find(document.body, 'form', HTMLFormElement).requestSubmit())
    await type(find(document.body, 'textarea', HTMLTextAreaElement), 'lost both of her devices')
    const choice = find(document.body, 'select', HTMLSelectElement)
    await send()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await send()
    await vi.waitFor(() => expect(received).toHaveLength(2))
    const other = [...choice.options].find(({ value }) => value !== choice.value)
    await type(choice, other?.value ?? '')
    await send()
    await vi.waitFor(() => expect(received).toHaveLength(3))
    const [first, again, changed] = received
    expect(again).toEqual(first)
    expect(changed?.body).not.toEqual(first?.body)
    expect(changed?.key).not.toBe(first?.key)
  },
)
