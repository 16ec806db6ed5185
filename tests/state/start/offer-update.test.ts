import { expect, onTestFinished, test, vi } from 'vitest'
import { askWhoIsBusy } from '../../../src/pwa/ask-who-is-busy.ts'
import { offerUpdate } from '../../../src/pwa/offer-update.ts'
import { appUpdate } from '../../../src/state/device/app-update.ts'
import { createBusyLock } from '../../../src/state/member/busy.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'

type Listen = (event: { readonly data: unknown }) => void

/** Two tabs of a device; one has a new version to offer, and the other may be suspended. */
function openTabs() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    appUpdate.status = 'none'
    appUpdate.apply = undefined
  })
  const locks = createLocalLocks()
  const listeners: Listen[][] = []
  let isSuspended = false
  const join = () => {
    const own: Listen[] = []
    listeners.push(own)
    return {
      addEventListener: (_: 'message', listen: Listen) => void own.push(listen),
      postMessage: (data: unknown) => {
        if (isSuspended) return
        for (const listen of listeners.filter(one => one !== own).flat()) listen({ data })
      },
    }
  }
  const [playing, updating] = [createBusyLock(locks), createBusyLock(locks)]
  askWhoIsBusy(join(), playing)
  const messageSkipWaiting = vi.fn()
  const workbox = { messageSkipWaiting, addEventListener: () => undefined }
  const areOthersSuspended = askWhoIsBusy(join(), updating)
  offerUpdate({ workbox, busy: updating, areOthersSuspended, onAgreed: () => undefined })
  const suspend = () => {
    isSuspended = true
  }
  const agree = () => appUpdate.apply?.()
  return {
    playing,
    updating,
    agree,
    messageSkipWaiting,
    suspend,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('an update waits for as long as another tab is in the middle of something, and comes when that has ended', async () => {
  const { playing, agree, messageSkipWaiting, pass } = openTabs()
  const release = playing.hold()
  agree()
  await pass(10 * 60_000)
  expect(messageSkipWaiting).not.toHaveBeenCalled()
  expect(appUpdate.status).toBe('postponed')
  release()
  await pass(2_000)
  expect(messageSkipWaiting).toHaveBeenCalled()
})

test('a tab that the phone has suspended in the middle of something holds an update up for half a minute, not for ever', async () => {
  const { playing, agree, messageSkipWaiting, suspend, pass } = openTabs()
  playing.hold()
  agree()
  await pass(60_000)
  suspend()
  await pass(28_000)
  expect(messageSkipWaiting).not.toHaveBeenCalled()
  await pass(4_000)
  expect(messageSkipWaiting).toHaveBeenCalled()
  expect(appUpdate.status).toBe('none')
})

test('an update never comes over what its own tab is in the middle of, however silent the others are', async () => {
  const { updating, agree, messageSkipWaiting, suspend, pass } = openTabs()
  updating.hold()
  suspend()
  agree()
  await pass(10 * 60_000)
  expect(messageSkipWaiting).not.toHaveBeenCalled()
})
