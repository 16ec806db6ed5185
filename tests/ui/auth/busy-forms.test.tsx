// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { StepUpForm } from '../../../src/common/proof/step-up-form.tsx'
import { IdentityAppeal } from '../../../src/features/account/kyc/identity-appeal.tsx'
import { CodeStep } from '../../../src/features/auth/security/factors/code-step.tsx'
import { RenamePasskey } from '../../../src/features/auth/security/factors/rename-passkey.tsx'
import { NewPinForm } from '../../../src/features/auth/security/new-pin-form.tsx'
import { AskForCode } from '../../../src/features/auth/session/ask-for-code.tsx'
import { LoginForm } from '../../../src/features/auth/session/login-form.tsx'
import { SetNewPassword } from '../../../src/features/auth/session/set-new-password.tsx'
import { PixKeyForm } from '../../../src/features/cashier/accounts/pix-key-form.tsx'
import { PinSheet } from '../../../src/features/cashier/withdrawal-password/pin-sheet.tsx'
import { SetPasswordForm } from '../../../src/features/cashier/withdrawal-password/set-password-form.tsx'
import { BreakSheet } from '../../../src/features/responsible-gambling/breaks/break-sheet.tsx'
import { SelfTest } from '../../../src/features/responsible-gambling/help/self-test.tsx'
import { confirmLimitCall } from '../../../src/features/responsible-gambling/limits/limit-calls.ts'
import { PendingLimit } from '../../../src/features/responsible-gambling/limits/pending-limit.tsx'
import type { TicketItem } from '../../../src/features/support/tickets/read-tickets.ts'
import { TicketForm } from '../../../src/features/support/tickets/ticket-form.tsx'
import { TicketThread } from '../../../src/features/support/tickets/ticket-thread.tsx'
import { createBusyLock } from '../../../src/state/member/busy.ts'
import { refuse } from '../../sync/support/server-calls.ts'
import { createWorld, type World } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { mountPage } from '../mount-page.tsx'

// Never interrupting a busy tab.

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

function type(text: string, field: 'input' | 'textarea' = 'input') {
  const input = document.querySelector(field)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  if (input) set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each([
  ['a new withdrawal password', <SetPasswordForm key="set" memberId="m1" askForProof={() => null} />],
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
  ['a login', <LoginForm key="login" />],
  [
    'the password that proves who it is',
    <StepUpForm key="proof" memberId="m1" purpose="email" hasPasskeys={false} onProof={nothing} />,
  ],
])('nor while %s is half typed', async (_, page) => {
  const { place, busy, untilHeld } = await open(page)
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), patient)
  expect([place.isConnected, busy.isHeld()]).toEqual([true, false])
  type('48')
  await untilHeld(true)
  type('')
  await untilHeld(false)
})

test.each([
  [
    'bind an address',
    <CodeStep
      key="bind"
      target="ana@example.com"
      busy={false}
      failure={undefined}
      onCode={nothing}
      onBack={nothing}
    />,
  ],
  ['set a new withdrawal password', <NewPinForm key="pin" target="ana@example.com" />],
  [
    'set a new password',
    <SetNewPassword key="new" account="ana" from="letter" onDone={nothing} onBack={nothing} />,
  ],
])(
  'nor while a code is on its way to somebody who wants to %s: another one may not be had soon',
  async (_, page) => {
    const { untilHeld } = await open(page)
    await untilHeld(true)
  },
)

test('nor while somebody chooses how to be kept away, or says whose password is forgotten', async () => {
  const sheet = await open(<BreakSheet kind="pause" onClose={nothing} />)
  await vi.waitFor(() => expect(document.querySelector('input[type=checkbox]')).not.toBeNull(), patient)
  expect(sheet.busy.isHeld()).toBe(false)
  document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await sheet.untilHeld(true)
  const asking = await open(
    <AskForCode account="ana" onAccount={nothing} onAsked={nothing} onFromSupport={nothing} />,
  )
  await asking.untilHeld(true)
})

test('nor while a passkey is given another name, or an appeal is written', async () => {
  const dates = { created_at: '2026-11-01T00:00:00Z', used_at: null }
  const passkey = { id: '1', name: 'Android', is_synced: true, is_suspended: false, ...dates }
  const naming = await open(<RenamePasskey passkey={passkey} onClose={nothing} />)
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), patient)
  expect(naming.busy.isHeld()).toBe(false)
  type('Cell phone')
  await naming.untilHeld(true)
  type('Android')
  await naming.untilHeld(false)
  const appealing = await open(<IdentityAppeal />)
  await press(appealing.place, /^Ask for a person/)
  expect(appealing.busy.isHeld()).toBe(false)
  type('It is my document', 'textarea')
  await appealing.untilHeld(true)
})

test('nor while a ticket or an answer to one is written', async () => {
  const at = '2026-11-01T00:00:00Z'
  const asking = await open(<TicketForm memberId="m1" about="account" onSent={nothing} />)
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull(), patient)
  expect(asking.busy.isHeld()).toBe(false)
  type('Where is my card?', 'textarea')
  await asking.untilHeld(true)
  type('', 'textarea')
  await asking.untilHeld(false)
  asking.place.remove()
  const item: TicketItem = {
    ...{ id: '1', topic: 'account', waiting: [] },
    ticket: {
      ...{ id: '1', ticket_no: '1', topic: 'account', order: null, state: 'open', messages: [] },
      ...{ created_at: at, updated_at: at },
    },
  }
  const answering = await open(<TicketThread memberId="m1" item={item} />)
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull(), patient)
  expect(answering.busy.isHeld()).toBe(false)
  type('It came', 'textarea')
  await answering.untilHeld(true)
})

// "nothing is stored": a reload would lose what was answered.
test('no update may reload the page between the first answer of the self-test and its result', async () => {
  const { place, busy, untilHeld } = await open(<SelfTest />)
  await press(place, /^Begin the test/)
  await vi.waitFor(() => expect(place.textContent).toContain('Question 1'), patient)
  expect(busy.isHeld()).toBe(false)
  await press(place, /^Never/)
  await untilHeld(true)
  for (let number = 2; number <= 9; number += 1) {
    await vi.waitFor(() => expect(place.textContent).toContain(`Question ${number} of`), patient)
    await press(place, /^Never/)
  }
  await untilHeld(false)
})
