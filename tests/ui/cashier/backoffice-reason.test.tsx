// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { SoleOwnerDialog } from '../../../backoffice/features/account/members/sole-owner-dialog.tsx'
import { ProposeDialog } from '../../../backoffice/features/cashier/adjustments/propose-dialog.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

const member = {
  ...{ id: '5b1f7c1e-7d0c-4c39-8a34-000000000001', name: 'ana', status: 'active', is_demo: false },
  ...{ created_at: '2026-11-20T12:00:00.000Z', sessions: 1 },
}
const nothing = () => undefined

/** Opens a dialog and sends it as it is. */
async function sendEmpty(dialog: ReactNode) {
  const { backOffice, received } = createTestBackOffice(() => 'lost')
  await mount(<BackOfficeContext value={backOffice}>{dialog}</BackOfficeContext>)
  const form = find(document.body, 'form', HTMLFormElement)
  await act(async () => form.requestSubmit())
  return { received, says: document.body.textContent }
}

it('an adjustment without its amount says what is missing, and is not sent', async () => {
  const { received, says } = await sendEmpty(
    <ProposeDialog member={member} onClose={nothing} onDone={nothing} />,
  )
  expect(says).toContain('Write the amount')
  expect(received).toEqual([])
})

it('a company without its number says what is missing, and is not sent', async () => {
  const { received, says } = await sendEmpty(
    <SoleOwnerDialog member={member} onClose={nothing} onDone={nothing} />,
  )
  expect(says).toContain('This is no valid CNPJ')
  expect(received).toEqual([])
})
