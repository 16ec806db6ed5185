import { expect, test, vi } from 'vitest'
import { createBusyLock } from '../../../src/state/member/busy.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'

test('an update runs while nobody is busy', async () => {
  const act = vi.fn()
  expect(await createBusyLock(createLocalLocks()).whileIdle(act)).toBe(true)
  expect(act).toHaveBeenCalledOnce()
})

test('an update waits for a tab in the middle of something, and comes when that has ended', async () => {
  const locks = createLocalLocks()
  const [playing, updating] = [createBusyLock(locks), createBusyLock(locks)]
  const release = playing.hold()
  const act = vi.fn()
  expect(await updating.whileIdle(act)).toBe(false)
  release()
  await vi.waitFor(async () => expect(await updating.whileIdle(act)).toBe(true))
  expect(act).toHaveBeenCalledOnce()
})

test('two holds of one tab end with the second, and releasing twice counts once', async () => {
  const busy = createBusyLock(createLocalLocks())
  const idle = vi.fn()
  busy.onIdle(idle)
  const [form, round] = [busy.hold(), busy.hold()]
  form()
  form()
  expect(busy.isHeld()).toBe(true)
  expect(idle).not.toHaveBeenCalled()
  round()
  expect(busy.isHeld()).toBe(false)
  await vi.waitFor(() => expect(idle).toHaveBeenCalledOnce())
})

test('a listener that hears that a tab is idle again can act at once', async () => {
  const busy = createBusyLock(createLocalLocks())
  const release = busy.hold()
  const went = new Promise(resolve => busy.onIdle(() => resolve(busy.whileIdle(() => undefined))))
  release()
  expect(await went).toBe(true)
})
