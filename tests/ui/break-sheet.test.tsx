// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { BreakSheet } from '../../src/features/breaks/break-sheet.tsx'
import { createWorld } from '../sync/support/world.ts'
import { find } from './mount.tsx'
import { mountPage } from './mount-page.tsx'
import { patient, press } from './play-hands.ts'

test('whoever has not said yet that nobody can shorten it is brought there: on a small screen it lies below the button', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const page = <BreakSheet kind="exclusion" onClose={() => undefined} />
  await mountPage({ world, tab, path: '/responsible-gaming', page })
  const sure = await vi.waitFor(
    () => find(document, 'dialog input[type=checkbox]', HTMLInputElement),
    patient,
  )
  await press(document, /^Exclude myself now/)
  await vi.waitFor(() => expect(document.activeElement).toBe(sure), patient)
  expect(sure.getAttribute('aria-invalid')).toBe('true')
})
