// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { SetPasswordForm } from '../../../src/features/cashier/withdrawal-password/set-password-form.tsx'
import { connection } from '../../../src/state/connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

/** React overrides the setter on the element to notice changes by code; a person's typing goes past it. */
function write(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function openForm() {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const sent: string[] = []
  world.server.decide(({ path, body }) => {
    if (path === '/api/member/drawing_pwd/set') sent.push(JSON.stringify(body))
    return 'arrives'
  })
  const page = (
    <SetPasswordForm
      memberId="m1"
      askForProof={({ onProof }) => (
        <button type="button" data-proof onClick={() => onProof('a fresh proof')}>
          prove
        </button>
      )}
    />
  )
  const place = await mountPage({ world, tab, path: '/', page })
  await vi.waitFor(() => find(place, 'input', HTMLInputElement), patient)
  const choose = (pin: string) => {
    for (const field of place.querySelectorAll('input')) write(field, pin)
    find(place, 'button[type=submit]', HTMLButtonElement).click()
  }
  return { place, choose, sent }
}

test('the first withdrawal password is sent with a proof of the person, and not before', async () => {
  const { place, choose, sent } = await openForm()
  choose('482913')
  const prove = await vi.waitFor(() => find(place, '[data-proof]', HTMLButtonElement), patient)
  expect(sent).toEqual([])
  prove.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]).toContain('a fresh proof')
})

test.each(['123456', '000000', '112233', '159753'])(
  'a withdrawal password that is easy to guess asks for nothing: %s',
  async pin => {
    const { place, choose, sent } = await openForm()
    choose(pin)
    await vi.waitFor(() => expect(place.textContent).toContain('Too easy to guess: choose others'), patient)
    expect(place.querySelector('[data-proof]')).toBeNull()
    expect(sent).toEqual([])
  },
)
