import { expect, test } from 'vitest'
import { subscribeAgain } from '../../../src/pwa/subscribe-again.ts'

/** A worker with one open tab, and a list of what it did. */
function createWorker({ mayNotify = true } = {}) {
  const did: unknown[] = []
  const subscribe = async (asked?: PushSubscriptionOptionsInit) => {
    did.push(['subscribe', asked])
    if (!mayNotify) throw new DOMException('not allowed', 'NotAllowedError')
    return made
  }
  const tab = { postMessage: (message: unknown) => void did.push(['tell', message]) }
  return { did, registration: { pushManager: { subscribe } }, clients: { matchAll: async () => [tab] } }
}

const key = new ArrayBuffer(65)
const made: PushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  expirationTime: null,
  options: { applicationServerKey: key, userVisibleOnly: true },
  getKey: () => null,
  toJSON: () => ({}),
  unsubscribe: async () => true,
}
const asked = ['subscribe', { userVisibleOnly: true, applicationServerKey: key }]
const reported = ['tell', { type: 'PUSH_CHANGED' }]

test('a subscription that the browser dropped is made again with the same key, and open tabs hear of it', async () => {
  const worker = createWorker()
  await subscribeAgain(worker, { oldSubscription: made, newSubscription: null })
  expect(worker.did).toEqual([asked, reported])
})

test('one that the browser has made again automatically is only reported', async () => {
  const worker = createWorker()
  await subscribeAgain(worker, { oldSubscription: made, newSubscription: made })
  expect(worker.did).toEqual([reported])
})

test('a browser that names neither, and one that permits none, leave it to the app', async () => {
  const silent = createWorker()
  await subscribeAgain(silent, {})
  expect(silent.did).toEqual([reported])
  const refused = createWorker({ mayNotify: false })
  await subscribeAgain(refused, { oldSubscription: made, newSubscription: null })
  expect(refused.did).toEqual([asked, reported])
})
