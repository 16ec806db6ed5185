// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MissingPart } from '../../../src/app/shell/missing-part.tsx'
import { connection, recordOutcome } from '../../../src/state/connection.ts'
import { createBusyLock } from '../../../src/state/member/busy.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

// A browser without our worker has only its own error page to show when a page is reloaded without a network.

beforeEach(() => sessionStorage.clear())
afterEach(resetConnection)

/** The place of a part that did not arrive; `house` says whether it can be reached. */
async function open(part: string, server: { isThere: boolean }, isBusy = false) {
  const world = await createWorld()
  const tab = await world.openTab()
  const busy = createBusyLock(world.locks)
  if (isBusy) onTestFinished(busy.hold())
  const reach = async () => {
    recordOutcome(server.isThere ? { kind: 'answered', tookMs: 1 } : { kind: 'unanswered' }, 0)
    if (!server.isThere) throw new Error('no answer')
  }
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  onTestFinished(() => reload.mockRestore())
  const page = <MissingPart part={part} />
  const place = await mountPage({ world, tab, path: '/', page, around: { busy, reach } })
  const button = () => place.querySelector('button')
  await vi.waitFor(() => expect(button()?.textContent).toBe('Try again'))
  return { reload, button }
}

test('without a network the page is never exchanged for the browser’s own, and opens when the network is back', async () => {
  const server = { isThere: false }
  const { reload, button } = await open('/assets/recharge.js', server)
  await vi.waitFor(() => expect(button()?.ariaBusy).not.toBe('true'))
  button()?.click()
  await vi.waitFor(() => expect(button()?.ariaBusy).not.toBe('true'))
  expect(reload).not.toHaveBeenCalled()
  server.isThere = true
  recordOutcome({ kind: 'answered', tookMs: 1 }, 1)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a part that was lost with one request, on a line that never went away, opens with the next answer', async () => {
  recordOutcome({ kind: 'answered', tookMs: 1 }, 0)
  const server = { isThere: false }
  const { reload, button } = await open('/assets/dice.js', server)
  await vi.waitFor(() => expect(button()?.ariaBusy).not.toBe('true'))
  expect(connection.quality).toBe('online')
  expect(reload).not.toHaveBeenCalled()
  server.isThere = true
  recordOutcome({ kind: 'answered', tookMs: 1 }, 1)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a part that is gone for good reloads the tab once automatically, and again only by hand', async () => {
  const first = await open('/assets/gone.js', { isThere: true })
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1))
  const again = await open('/assets/gone.js', { isThere: true })
  await new Promise(resolve => setTimeout(resolve))
  expect(again.reload).not.toHaveBeenCalled()
  again.button()?.click()
  await vi.waitFor(() => expect(again.reload).toHaveBeenCalledTimes(1))
})

test('a tab that is in the middle of something is never reloaded automatically', async () => {
  const { reload } = await open('/assets/profile.js', { isThere: true }, true)
  recordOutcome({ kind: 'unanswered' }, 0)
  recordOutcome({ kind: 'answered', tookMs: 1 }, 1)
  await new Promise(resolve => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
})
