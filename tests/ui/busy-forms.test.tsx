// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { confirmLimitCall } from '../../src/features/limits/limit-calls.ts'
import { PendingLimit } from '../../src/features/limits/pending-limit.tsx'
import { PinSheet } from '../../src/features/money/pin-sheet.tsx'
import { PixKeyForm } from '../../src/features/money/pix-key-form.tsx'
import { SetPasswordForm } from '../../src/features/money/set-password-form.tsx'
import { createBusyLock } from '../../src/state/busy.ts'
import { refuse } from '../sync/support/server-calls.ts'
import { createWorld, type World } from '../sync/support/world.ts'
import { mountPage } from './mount-page.tsx'
import { patient, press } from './play-hands.ts'

// Issue, Installed: "never interrupting a busy tab".

async function open(page: ReactNode, around: World | undefined = undefined) {
  const world = around ?? (await createWorld())
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('limit-confirm', async () => confirmLimitCall)
  await tab.signIn('m1')
  const busy = createBusyLock(world.locks)
  const place = await mountPage({ world, tab, path: '/', page, around: { busy } })
  const untilHeld = (isHeld: boolean) => vi.waitFor(() => expect(busy.isHeld()).toBe(isHeld), patient)
  return { place, busy, untilHeld }
}

test('no update may reload the page while a form about money waits for its answer, whichever form it is', async () => {
  const world = await createWorld()
  const answer = Promise.withResolvers<Response>()
  world.server.decide(({ path }) => (path.startsWith('/api/limits/') ? answer.promise : 'arrives'))
  const now = world.clock.now()
  const pending = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    value: 20_000n,
    effective_from: new Date(now - 1_000).toISOString(),
    confirm_until: new Date(now + 86_400_000).toISOString(),
  }
  const page = <PendingLimit memberId="m1" kind="deposit" pending={pending} />
  const { place, busy, untilHeld } = await open(page, world)
  await vi.waitFor(() => expect(place.textContent).toContain('Confirm'), patient)
  expect(busy.isHeld()).toBe(false)
  await press(place, /^Confirm/)
  await untilHeld(true)
  answer.resolve(refuse(404, 'limit_change_unknown'))
  await untilHeld(false)
})

const nothing = () => undefined

test.each([
  ['a new withdrawal password', <SetPasswordForm key="set" memberId="m1" />],
  [
    'a withdrawal password',
    <PinSheet
      key="pin"
      title=""
      action=""
      isSending={false}
      failure={undefined}
      onPin={nothing}
      onClose={nothing}
    >
      {null}
    </PinSheet>,
  ],
  ['a PIX key', <PixKeyForm key="pix" onSave={nothing} isSaving={false} failure={undefined} />],
])('nor while %s is half typed', async (_, page) => {
  const { place, busy, untilHeld } = await open(page)
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), patient)
  expect([place.isConnected, busy.isHeld()]).toEqual([true, false])
  const type = (text: string) => {
    const input = document.querySelector('input')
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    if (input) set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('48')
  await untilHeld(true)
  type('')
  await untilHeld(false)
})
