// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushTopic } from '../../../contract/support/push.ts'
import { stopNotifying } from '../../../src/app/start/stop-notifying.ts'
import { keepNotified } from '../../../src/app/storage/keep-notified.ts'
import { sendChoice } from '../../../src/features/support/push/send-choice.ts'
import { recordOutcome, simulateOffline } from '../../../src/state/connection.ts'
import { readPushChoice, storePushChoice } from '../../../src/state/device/push-choice.ts'
import { session } from '../../../src/state/member/session.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { createWorld, type Tab } from '../../sync/support/world.ts'
import { openPushBrowser } from './push-browser.ts'
import { openPushServer } from './push-server.ts'

afterEach(resetConnection)

const memberId = 'ana'
const topics: readonly PushTopic[] = ['money', 'support']

let stops: (() => void)[] = []
beforeEach(() => {
  localStorage.clear()
  simulateOffline(false, 0)
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  session.now = { status: 'starting' }
})

const signIn = () => {
  session.now = { status: 'member', memberId }
}

/** A device that was asked for notifications by its member and has them, seen at the next start. */
async function openDevice() {
  const browser = openPushBrowser('granted')
  const world = await createWorld()
  const pushServer = openPushServer(world)
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const worker = new EventTarget()
  const readAgain = vi.fn()
  let keys = 0
  const newKey = () => `key-${++keys}`
  const choose = () => sendChoice(tab.api, { memberId, publicKey: 'BKey', topics, key: newKey() })
  await choose()
  const start = () => {
    for (const stop of stops) stop()
    const { api }: Tab = tab
    stops = [keepNotified({ api, store: localStorage, newKey, onNotified: readAgain, worker })]
  }
  /** Everything that a start does automatically has been done. */
  const asked = () => world.server.sent.filter(({ path }) => path === '/api/push').length
  const startAndLook = async () => {
    const before = asked()
    signIn()
    start()
    await vi.waitFor(() => expect(asked()).toBe(before + 1))
    await new Promise(resolve => setTimeout(resolve))
  }
  return { browser, pushServer, tab, worker, readAgain, choose, start, startAndLook, asked }
}

test('the server is sent the endpoint and the topics, and the device keeps both', async () => {
  const { browser, pushServer } = await openDevice()
  expect(pushServer).toMatchObject({ endpoint: browser.endpoint, topics })
  expect(readPushChoice(localStorage)).toMatchObject({
    ...{ kind: 'on', memberId, topics },
    reported: `${browser.endpoint}|p1`,
  })
})

test('a choice whose answer was lost is not kept as one that was made', async () => {
  const { pushServer, choose } = await openDevice()
  storePushChoice(localStorage, { kind: 'none' })
  pushServer.line = 'answer-lost'
  expect(await choose()).toEqual({ kind: 'no-answer' })
  expect(readPushChoice(localStorage)).toEqual({ kind: 'none' })
})

test('a subscription that the browser changed while the app was closed is sent to the server at the next start', async () => {
  const { browser, pushServer, readAgain, start } = await openDevice()
  browser.rotate()
  signIn()
  start()
  await vi.waitFor(() => expect(pushServer).toMatchObject({ endpoint: browser.endpoint, topics }))
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
})

test('one that the browser dropped is made again without a question, and sent', async () => {
  const { browser, pushServer, start } = await openDevice()
  const before = pushServer.endpoint
  browser.endpoint = undefined
  signIn()
  start()
  await vi.waitFor(() => expect(pushServer.reported()).toHaveLength(2))
  await vi.waitFor(() => expect(pushServer.endpoint).toBe(browser.endpoint))
  expect(pushServer.endpoint).not.toBe(before)
})

test('one that the server already has is not sent again', async () => {
  const { pushServer, readAgain, startAndLook } = await openDevice()
  await startAndLook()
  expect(pushServer.reported()).toHaveLength(1)
  expect(readAgain).not.toHaveBeenCalled()
})

test('one that was sent by a build that did not keep its endpoint is sent once more, and then no more', async () => {
  const { pushServer, start, startAndLook } = await openDevice()
  storePushChoice(localStorage, { kind: 'on', memberId, topics, reported: undefined })
  signIn()
  start()
  await vi.waitFor(() => expect(readPushChoice(localStorage)).toMatchObject({ reported: expect.anything() }))
  await startAndLook()
  expect(pushServer.reported()).toHaveLength(2)
})

test('a new session has what was chosen in the one before', async () => {
  const { pushServer, start } = await openDevice()
  pushServer.forget()
  signIn()
  start()
  await vi.waitFor(() => expect(pushServer.topics).toEqual(topics))
})

test('of topics the server’s word is the newer one: an answer to a change may have been lost', async () => {
  const { browser, pushServer, start } = await openDevice()
  pushServer.topics = ['security']
  browser.rotate()
  signIn()
  start()
  await vi.waitFor(() => expect(pushServer.endpoint).toBe(browser.endpoint))
  expect(pushServer.topics).toEqual(['security'])
  await vi.waitFor(() => expect(readPushChoice(localStorage)).toMatchObject({ topics: ['security'] }))
})

test.each(['lost', 'answer-lost'] as const)(
  'a change whose request was %s is sent again when requests are answered again',
  async line => {
    const { browser, pushServer, startAndLook } = await openDevice()
    browser.rotate()
    pushServer.line = line
    recordOutcome({ kind: 'answered', tookMs: 10 }, 0)
    await startAndLook()
    const sent = line === 'lost' ? 1 : 2
    await vi.waitFor(() => expect(pushServer.reported()).toHaveLength(sent))
    pushServer.line = 'arrives'
    await vi.waitFor(() => {
      // The line comes back until a try has been made of it: the first return may come before the try in vain has ended.
      recordOutcome({ kind: 'unanswered' }, 0)
      recordOutcome({ kind: 'answered', tookMs: 10 }, 0)
      expect(readPushChoice(localStorage)).toMatchObject({
        reported: expect.stringContaining(String(browser.endpoint)),
      })
    })
  },
)

test('a worker that hears of a change while the app is open has it sent at once', async () => {
  const { browser, pushServer, worker, startAndLook } = await openDevice()
  await startAndLook()
  browser.rotate()
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSHED' } }))
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSH_CHANGED' } }))
  await vi.waitFor(() => expect(pushServer.endpoint).toBe(browser.endpoint))
})

test('a permission that was withdrawn is not asked for by a start', async () => {
  const { browser, pushServer, tab, start } = await openDevice()
  browser.requestPermission.mockClear()
  browser.allow('default')
  signIn()
  start()
  // The part that looks is here, and has looked.
  const { renewPush } = await import('../../../src/features/support/push/renew-push.ts')
  const choice = readPushChoice(localStorage)
  if (choice.kind !== 'on') throw new Error('it was chosen')
  expect(await renewPush(tab.api, choice, () => 'key')).toBe('nothing-to-tell')
  expect(browser.requestPermission).not.toHaveBeenCalled()
  expect(pushServer.reported()).toHaveLength(1)
})

test('where the server has changed its key the browser subscribes anew with it, and the server learns of it', async () => {
  const { browser, pushServer, start } = await openDevice()
  const before = pushServer.endpoint
  pushServer.publicKey = 'AnotherKey'
  signIn()
  start()
  await vi.waitFor(() => expect(pushServer.endpoint).not.toBe(before))
  expect(pushServer.endpoint).toBe(browser.endpoint)
})

test('a push service that cannot be reached leaves the rest to a later try', async () => {
  const { browser, pushServer, startAndLook } = await openDevice()
  browser.endpoint = undefined
  browser.isReachable = false
  await startAndLook()
  expect(pushServer.reported()).toHaveLength(1)
  browser.isReachable = true
  recordOutcome({ kind: 'disconnected' }, 0)
  recordOutcome({ kind: 'answered', tookMs: undefined }, 1)
  await vi.waitFor(() => expect(pushServer.endpoint).toBe(browser.endpoint))
  expect(browser.endpoint).toBeDefined()
})

test('the choice of one member is not sent in the session of another', async () => {
  const { browser, pushServer, asked, start } = await openDevice()
  browser.rotate()
  const before = asked()
  session.now = { status: 'member', memberId: 'rui' }
  start()
  signIn()
  await vi.waitFor(() => expect(pushServer.endpoint).toBe(browser.endpoint))
  expect(asked()).toBe(before + 1)
})

test('a member who turned it off while a start was notifying the server has it off', async () => {
  const { browser, pushServer, tab } = await openDevice()
  const choice = readPushChoice(localStorage)
  if (choice.kind !== 'on') throw new Error('it was chosen')
  browser.rotate()
  const { renewPush } = await import('../../../src/features/support/push/renew-push.ts')
  pushServer.meanwhile = () => storePushChoice(localStorage, { kind: 'off', memberId })
  await renewPush(tab.api, choice, () => 'key-of-renewal')
  expect(browser.endpoint).toBeUndefined()
  expect(readPushChoice(localStorage)).toEqual({ kind: 'off', memberId })
})

test('signed out, the browser takes nothing more, and the device forgets what was chosen, but not that somebody wants no question', async () => {
  const { browser } = await openDevice()
  stopNotifying(localStorage, memberId)
  expect(readPushChoice(localStorage)).toEqual({ kind: 'none' })
  await vi.waitFor(() => expect(browser.endpoint).toBeUndefined())
  storePushChoice(localStorage, { kind: 'declined' })
  stopNotifying(localStorage, memberId)
  expect(readPushChoice(localStorage)).toEqual({ kind: 'declined' })
})

test('who leaves late, in another tab, ends nobody else’s notifications', async () => {
  const { browser } = await openDevice()
  const chosen = readPushChoice(localStorage)
  stopNotifying(localStorage, 'rui')
  expect(readPushChoice(localStorage)).toEqual(chosen)
  await new Promise(resolve => setTimeout(resolve))
  expect(browser.endpoint).toBeDefined()
  // Turned off where the server has not heard of it: that is theirs to tell.
  storePushChoice(localStorage, { kind: 'off', memberId })
  stopNotifying(localStorage, 'rui')
  expect(readPushChoice(localStorage)).toEqual({ kind: 'off', memberId })
})
