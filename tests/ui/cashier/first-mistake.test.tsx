// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { IdentityAppeal } from '../../../src/features/account/kyc/identity-appeal.tsx'
import { NewPinForm } from '../../../src/features/auth/security/new-pin-form.tsx'
import { PixKeyForm } from '../../../src/features/cashier/accounts/pix-key-form.tsx'
import { ModifyPasswordForm } from '../../../src/features/cashier/withdrawal-password/modify-password-form.tsx'
import { SetPasswordForm } from '../../../src/features/cashier/withdrawal-password/set-password-form.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

const nothing = () => undefined

async function open(page: ReactNode): Promise<HTMLElement> {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  return mountPage({ world, tab, path: '/', page })
}

async function sendEmpty(place: HTMLElement) {
  const button = await vi.waitFor(() => find(place, 'button[type=submit]', HTMLButtonElement), patient)
  button.click()
  return vi.waitFor(() => find(place, '[aria-invalid=true]', HTMLElement), patient)
}

test.each([
  ['a withdrawal password', () => <SetPasswordForm memberId="m1" askForProof={() => null} />],
  ['a changed withdrawal password', () => <ModifyPasswordForm memberId="m1" />],
  ['a forgotten withdrawal password', () => <NewPinForm target="+55 (11) *****-1234" />],
  ['a Pix key', () => <PixKeyForm onSave={nothing} isSaving={false} failure={undefined} />],
] as const)('%s that is sent empty has the finger back', async (_what, page) => {
  const wrong = await sendEmpty(await open(page()))
  await vi.waitFor(() => expect(document.activeElement).toBe(wrong), patient)
})

test('an appeal that says nothing has the finger back', async () => {
  const place = await open(<IdentityAppeal />)
  await vi.waitFor(() => press(place, /Ask for a person to look at it/), patient)
  const wrong = await sendEmpty(place)
  await vi.waitFor(() => expect(document.activeElement).toBe(wrong), patient)
})
