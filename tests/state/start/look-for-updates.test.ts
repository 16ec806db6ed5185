// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { registerServiceWorker } from '../../../src/pwa/register.ts'
import { appUpdate } from '../../../src/state/device/app-update.ts'
import { createBusyLock } from '../../../src/state/member/busy.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'

const minuteMs = 60_000

/** A page whose worker is registered, and how often it was looked for a newer one. */
async function openPage() {
  const page = { now: 0, looks: 0, isVisible: true, hasNetwork: true }
  const worker = Object.assign(new EventTarget(), { scriptURL: 'https://arara.test/service-worker.js' })
  const registration = Object.assign(new EventTarget(), {
    active: worker,
    update: async () => {
      page.looks += 1
      if (!page.hasNetwork) throw new TypeError('Failed to update a ServiceWorker')
    },
  })
  const container = Object.assign(new EventTarget(), {
    controller: worker,
    register: async () => registration,
    ready: new Promise(() => undefined),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.defineProperty(document, 'visibilityState', {
    get: () => (page.isVisible ? 'visible' : 'hidden'),
    configurable: true,
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(document, 'visibilityState')
    appUpdate.worker = 'none'
  })
  const nothing = () => undefined
  const busy = createBusyLock(createLocalLocks())
  const channel = new BroadcastChannel('busy')
  onTestFinished(() => channel.close())
  await registerServiceWorker({ busy, channel, now: () => page.now, reload: nothing, open: nothing })
  const come = (isVisible: boolean) => {
    page.isVisible = isVisible
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const returnAfter = (minutes: number) => {
    come(false)
    page.now += minutes * minuteMs
    come(true)
  }
  return { page, returnAfter, hide: () => come(false) }
}

// src/sync/README.md: "Look for an update at start and on return after 15 minutes."
test('an app that stays open looks for a new version when somebody comes back to it after a quarter of an hour', async () => {
  const { page, returnAfter, hide } = await openPage()
  returnAfter(14)
  expect(page.looks).toBe(0)
  returnAfter(1)
  expect(page.looks).toBe(1)
  returnAfter(5)
  expect(page.looks).toBe(1)
  page.now += 60 * minuteMs
  hide()
  expect(page.looks).toBe(1)
})

test('a look without a network breaks nothing, and a later return looks again', async () => {
  const { page, returnAfter } = await openPage()
  page.hasNetwork = false
  returnAfter(15)
  page.hasNetwork = true
  returnAfter(15)
  expect(page.looks).toBe(2)
})
