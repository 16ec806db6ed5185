// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushTopic } from '../../../contract/support/push.ts'
import { keepNotified } from '../../../src/app/storage/keep-notified.ts'
import { pushResource } from '../../../src/features/support/push/push-resource.ts'
import { ScreenPush } from '../../../src/features/support/push/screen-push.tsx'
import { sendChoice } from '../../../src/features/support/push/send-choice.ts'
import { readPushChoice } from '../../../src/state/device/push-choice.ts'
import { session } from '../../../src/state/member/session.ts'
import { toasts } from '../../../src/state/toasts.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'
import { openPushBrowser } from './push-browser.ts'
import { openPushServer } from './push-server.ts'

const memberId = 'ana'
const topics: readonly PushTopic[] = ['money', 'offers']
const turnOn = 'Turn on notifications'
const turnOff = 'Turn off on this device'
const dropped = 'No notifications arrive on this device any more'
const untold = 'Off on this device. We hear of it when you are connected again.'

beforeEach(() => {
  localStorage.clear()
  session.now = { status: 'member', memberId }
})
afterEach(() => {
  session.now = { status: 'starting' }
  toasts.shown = []
})

/** A device with notifications, and its page of settings, opened when the test says so. */
async function openDevice({ isRemembered = true } = {}) {
  const browser = openPushBrowser('granted')
  const world = await createWorld()
  const pushServer = openPushServer(world)
  const tab = await world.openTab()
  tab.sync.registerResource('push', async () => pushResource)
  await tab.signIn(memberId, isRemembered)
  await sendChoice(tab.api, { memberId, publicKey: 'BKey', topics, key: 'first' })
  let keys = 0
  const around = { newKey: () => `key-${++keys}` }
  const path = '/information-center/notification-settings'
  const open = async () => {
    await tab.sync.pull('push', { force: true })
    const place = await mountPage({ world, tab, path, page: <ScreenPush />, around })
    const find = (name: string) => [...place.querySelectorAll('button')].find(one => one.textContent === name)
    const has = (name: string) => vi.waitFor(() => expect(find(name)).toBeDefined())
    const press = async (name: string) => {
      await has(name)
      find(name)?.click()
    }
    return { place, find, has, press }
  }
  return { browser, pushServer, tab, open }
}

test('turned off, nothing arrives any more and the server knows', async () => {
  const { browser, pushServer, open } = await openDevice()
  const { has, press } = await open()
  await press(turnOff)
  await has(turnOn)
  expect(browser.endpoint).toBeUndefined()
  expect(pushServer.topics).toBeNull()
  expect(readPushChoice(localStorage)).toEqual({ kind: 'none' })
  expect(toasts.shown).toEqual([])
})

test.each(['lost', 'answer-lost', 'offline'] as const)(
  'turned off over a line that is %s it is off on this device, says so, and the server hears of it at the next start',
  async line => {
    const { browser, pushServer, tab, open } = await openDevice()
    const { find, has, press } = await open()
    await has(turnOff)
    if (line === 'offline') tab.setOnline(false)
    else pushServer.line = line
    await press(turnOff)
    await has(turnOn)
    expect(find(turnOff)).toBeUndefined()
    expect(browser.endpoint).toBeUndefined()
    expect(toasts.shown.map(({ text }) => text)).toEqual([untold])

    pushServer.topics = topics
    tab.setOnline(true)
    pushServer.line = 'arrives'
    const stop = keepNotified({
      ...{
        api: tab.api,
        store: localStorage,
        newKey: () => 'later',
        onNotified: () => {},
        worker: undefined,
      },
    })
    await vi.waitFor(() => expect(readPushChoice(localStorage)).toEqual({ kind: 'none' }))
    stop()
    expect(pushServer.topics).toBeNull()
    expect(browser.endpoint).toBeUndefined()
  },
)

test('where neither the browser nor the server can be reached it is still on, and says that nothing was done', async () => {
  const { browser, pushServer, open } = await openDevice()
  const { place, has, press } = await open()
  await has(turnOff)
  browser.isReachable = false
  pushServer.line = 'lost'
  await press(turnOff)
  await vi.waitFor(() => expect(place.textContent).toContain('Network error, please try again later'))
  await has(turnOff)
})

test.each([
  ['the browser has dropped its subscription', ({ browser }) => (browser.endpoint = undefined)],
  ['the permission was withdrawn', ({ browser }) => browser.allow('default')],
  ['the server does not know where to send to now', ({ browser }) => browser.rotate()],
] satisfies [string, (device: Awaited<ReturnType<typeof openDevice>>) => void][])(
  'while %s the settings say that nothing arrives, though the server would send',
  async (_, happens) => {
    const device = await openDevice()
    happens(device)
    const { place, find, has } = await device.open()
    await has(turnOn)
    expect(place.textContent).toContain(dropped)
    expect(find(turnOff)).toBeUndefined()
  },
)

test('turned on again after the browser dropped it, it is for what had been chosen', async () => {
  const { browser, pushServer, open } = await openDevice()
  browser.endpoint = undefined
  const { has, press } = await open()
  await press(turnOn)
  await has(turnOff)
  expect(pushServer).toMatchObject({ endpoint: browser.endpoint, topics })
})

test('a permission that the browser refuses is said to be refused, with the way to give it', async () => {
  const { browser, open } = await openDevice()
  browser.allow('denied')
  const { place } = await open()
  await vi.waitFor(() => expect(place.textContent).toContain('Notifications are blocked in this browser'))
})

test.each([
  [true, 'say that notifications end with a sign-out, and of no other end'],
  [false, 'say when notifications end automatically, and how they go on'],
])('for a member who is kept signed in (%s) the settings %s', async (isRemembered, _) => {
  const { open } = await openDevice({ isRemembered })
  const { place, has } = await open()
  await has(turnOff)
  const end =
    'Notifications end within 12 hours of your login, unless you log in with “Keep me signed in on this device”.'
  await vi.waitFor(() => expect(place.textContent?.includes(end)).toBe(!isRemembered))
  expect(place.textContent).toContain('ends when you sign out on it')
})
