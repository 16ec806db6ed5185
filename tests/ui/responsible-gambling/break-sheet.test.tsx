// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { BreakSheet } from '../../../src/features/responsible-gambling/breaks/break-sheet.tsx'
import { serverClock } from '../../../src/state/server-clock.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

test('a member who has not confirmed yet that nobody can shorten it is brought to that box: on a small screen it is below the button', async () => {
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

test('the days of a pause are those of the server, though the phone’s clock is a day ahead', async () => {
  const day = 86_400_000
  serverClock.aheadMs = day
  onTestFinished(() => {
    serverClock.aheadMs = 0
  })
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const page = <BreakSheet kind="pause" onClose={() => undefined} />
  await mountPage({ world, tab, path: '/responsible-gaming', page })
  const term = await vi.waitFor(() => find(document, 'dialog select', HTMLSelectElement), patient)
  term.value = 'date'
  term.dispatchEvent(new Event('change', { bubbles: true }))
  const until = await vi.waitFor(() => find(document, 'dialog input[type=date]', HTMLInputElement), patient)
  expect(until.min).toBe(brazilDay(world.clock.now()))
})
