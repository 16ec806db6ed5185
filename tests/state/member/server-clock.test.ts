import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadServerClock, recordServerTime, serverClock } from '../../../src/state/server-clock.ts'
import { createMapStorage } from '../../support/map-storage.ts'

const at = Date.UTC(2026, 10, 26, 12)
const minute = 60_000
let store: ReturnType<typeof createMapStorage>

beforeEach(() => {
  store = createMapStorage()
})
afterEach(() => {
  serverClock.aheadMs = 0
})

test('a device’s clock that goes an hour ahead, or ten minutes behind, is known by an answer of the server', () => {
  recordServerTime(store, at, at + 60 * minute)
  expect(serverClock.aheadMs).toBe(60 * minute)
  recordServerTime(store, at, at - 10 * minute)
  expect(serverClock.aheadMs).toBe(-10 * minute)
})

test('an answer that was long on its way makes no clock wrong, and what is known does not move with each', () => {
  recordServerTime(store, at, at + 15_000)
  expect(serverClock.aheadMs).toBe(0)
  recordServerTime(store, at, at + 60 * minute)
  recordServerTime(store, at, at + 60 * minute + 2_000)
  expect(serverClock.aheadMs).toBe(60 * minute)
})

test('a clock that was set right is right again', () => {
  recordServerTime(store, at, at + 60 * minute)
  recordServerTime(store, at, at + 900)
  expect(serverClock.aheadMs).toBe(0)
})

test('a start without a network uses the clock offset of the last answer', () => {
  recordServerTime(store, at, at + 60 * minute)
  serverClock.aheadMs = 0
  loadServerClock(store)
  expect(serverClock.aheadMs).toBe(60 * minute)
  recordServerTime(store, at, at)
  serverClock.aheadMs = 5 * minute
  loadServerClock(store)
  expect(serverClock.aheadMs).toBe(0)
})

test('what is kept there and no figure, and a browser that keeps nothing, leave the clock for right', () => {
  store.setItem('arara.clock-ahead', 'yesterday')
  loadServerClock(store)
  expect(serverClock.aheadMs).toBe(0)
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  loadServerClock({ getItem: refuse })
  recordServerTime({ setItem: refuse }, at, at - 10 * minute)
  expect(serverClock.aheadMs).toBe(-10 * minute)
})
