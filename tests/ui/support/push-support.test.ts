// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endBrowserSubscription } from '../../../src/pwa/end-browser-subscription.ts'
import {
  readBrowserSubscription,
  readPushSupport,
  subscribeBrowser,
} from '../../../src/pwa/push-subscription.ts'
import { openPushBrowser } from './push-browser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const pageOf = (navigator: object) => ({
  navigator: { ...window.navigator, userAgent: iPhone, maxTouchPoints: 5, ...navigator },
  isSecureContext: true,
})

test('an iPhone can notify once the app is on its home screen, and a browser without push not at all', () => {
  expect(readPushSupport(pageOf({ standalone: false }))).toBe('install-first')
  expect(readPushSupport(pageOf({ standalone: true }))).toBe('unsupported')
  expect(readPushSupport(pageOf({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 }))).toBe(
    'unsupported',
  )
})

test('a browser is subscribed once it was allowed to notify, and takes nothing before, nor after it ended that', async () => {
  const browser = openPushBrowser('granted')
  expect(readPushSupport(window)).toBe('ready')
  expect(await readBrowserSubscription()).toBeUndefined()
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: 'p1', auth: 'a1' },
  }
  expect(await subscribeBrowser('BKey')).toEqual({ kind: 'subscribed', subscription })
  expect(await readBrowserSubscription()).toEqual(subscription)
  expect(await endBrowserSubscription()).toBe(true)
  expect(await readBrowserSubscription()).toBeUndefined()
  browser.isReachable = false
  expect(await subscribeBrowser('BKey')).toEqual({ kind: 'unreachable' })
})

test('what a browser keeps of a subscription while it may not notify is none', async () => {
  const browser = openPushBrowser('granted')
  await subscribeBrowser('BKey')
  const kept = browser.endpoint
  browser.allow('default')
  browser.endpoint = kept
  expect(await readBrowserSubscription()).toBeUndefined()
})

test('a browser whose permission was denied says so and subscribes nowhere', async () => {
  const browser = openPushBrowser('denied')
  expect(await subscribeBrowser('BKey')).toEqual({ kind: 'denied' })
  expect(readPushSupport(window)).toBe('denied')
  expect(browser.endpoint).toBeUndefined()
})
