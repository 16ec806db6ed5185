// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ModifyPasswordForm } from '../../../src/features/cashier/withdrawal-password/modify-password-form.tsx'
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

test('what became of a lost answer leaves no field wrong that nobody has filled again', async () => {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  world.server.decide(({ path }) => (path === '/api/member/drawing_pwd/modify' ? 'lost' : 'arrives'))
  const place = await mountPage({ world, tab, path: '/', page: <ModifyPasswordForm memberId="m1" /> })
  await vi.waitFor(() => find(place, 'input', HTMLInputElement), patient)
  const fields = [...place.querySelectorAll('input')]
  for (const [at, code] of ['482913', '593024', '593024'].entries()) {
    const field = fields[at]
    if (field) write(field, code)
  }
  find(place, 'button[type=submit]', HTMLButtonElement).click()
  await vi.waitFor(() => expect(place.textContent).toContain('No answer came.'), patient)
  await tab.db.openCalls.clear()
  await vi.waitFor(() => expect(place.textContent).not.toContain('No answer came.'), patient)
  expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
})

test('without a network the present password stays as it was typed: nothing was sent', async () => {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const place = await mountPage({ world, tab, path: '/', page: <ModifyPasswordForm memberId="m1" /> })
  await vi.waitFor(() => find(place, 'input', HTMLInputElement), patient)
  const fields = [...place.querySelectorAll('input')]
  for (const [at, code] of ['482913', '593024', '593024'].entries()) {
    const field = fields[at]
    if (field) write(field, code)
  }
  connection.quality = 'offline'
  tab.setOnline(false)
  find(place, 'button[type=submit]', HTMLButtonElement).click()
  await vi.waitFor(() => expect(place.textContent).toContain('You are offline: nothing was sent.'), patient)
  expect([...place.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '482913',
    '593024',
    '593024',
  ])
  connection.quality = 'online'
})
