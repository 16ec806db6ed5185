import { expect, test } from 'vitest'
import { readPlatform } from '../../../src/state/device/platform.ts'
import { readPushChoice, storePushChoice } from '../../../src/state/device/push-choice.ts'
import { createMapStorage } from '../../support/map-storage.ts'

test('"not now" is remembered, and so is whose notifications this device has', () => {
  const store = createMapStorage()
  expect(readPushChoice(store)).toEqual({ kind: 'none' })
  storePushChoice(store, { kind: 'declined' })
  expect(readPushChoice(store)).toEqual({ kind: 'declined' })
  const on = {
    kind: 'on',
    memberId: 'ana',
    topics: ['money', 'support'],
    reported: 'https://push|key',
  } as const
  storePushChoice(store, on)
  expect(readPushChoice(store)).toEqual(on)
  const off = { kind: 'off', memberId: 'ana' } as const
  storePushChoice(store, off)
  expect(readPushChoice(store)).toEqual(off)
  storePushChoice(store, { kind: 'none' })
  expect(readPushChoice(store)).toEqual({ kind: 'none' })
})

test('a choice kept by a build that did not store the endpoint sent to the server is still a choice', () => {
  const store = createMapStorage()
  store.setItem('arara.push', 'ana money,support')
  const kept = { kind: 'on', memberId: 'ana', topics: ['money', 'support'], reported: undefined } as const
  expect(readPushChoice(store)).toEqual(kept)
  storePushChoice(store, kept)
  expect(readPushChoice(store)).toEqual(kept)
})

test('a browser that forbids its storage breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(readPushChoice(store)).toEqual({ kind: 'none' })
  expect(() => storePushChoice(store, { kind: 'declined' })).not.toThrow()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'apple-phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'apple-phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'computer'],
  ['Mozilla/5.0 (Linux; Android 14; SM-A055M)', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'computer'],
])('%s with %i fingers installs as: %s', (userAgent, maxTouchPoints, platform) => {
  expect(readPlatform({ userAgent, maxTouchPoints })).toBe(platform)
})
