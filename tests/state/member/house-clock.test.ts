import { beforeEach, expect, test } from 'vitest'
import { houseClock, loadHouseClock, noteHouseTime } from '../../../src/state/house-clock.ts'
import { createMapStorage } from '../../support/map-storage.ts'

const at = Date.UTC(2026, 10, 26, 12)
const minute = 60_000
let store: ReturnType<typeof createMapStorage>

beforeEach(() => {
  store = createMapStorage()
  houseClock.aheadMs = 0
})

test('a device’s clock that goes an hour ahead, or ten minutes behind, is told by an answer of the house', () => {
  noteHouseTime(store, at, at + 60 * minute)
  expect(houseClock.aheadMs).toBe(60 * minute)
  noteHouseTime(store, at, at - 10 * minute)
  expect(houseClock.aheadMs).toBe(-10 * minute)
})

test('an answer that was long on its way makes no clock wrong, and what is known does not move with each', () => {
  noteHouseTime(store, at, at + 15_000)
  expect(houseClock.aheadMs).toBe(0)
  noteHouseTime(store, at, at + 60 * minute)
  noteHouseTime(store, at, at + 60 * minute + 2_000)
  expect(houseClock.aheadMs).toBe(60 * minute)
})

test('a clock that was set right is right again', () => {
  noteHouseTime(store, at, at + 60 * minute)
  noteHouseTime(store, at, at + 900)
  expect(houseClock.aheadMs).toBe(0)
})

test('a start without a line goes by what the last answer told', () => {
  noteHouseTime(store, at, at + 60 * minute)
  houseClock.aheadMs = 0
  loadHouseClock(store)
  expect(houseClock.aheadMs).toBe(60 * minute)
  noteHouseTime(store, at, at)
  houseClock.aheadMs = 5 * minute
  loadHouseClock(store)
  expect(houseClock.aheadMs).toBe(0)
})

test('what is kept there and no figure, and a browser that keeps nothing, leave the clock for right', () => {
  store.setItem('arara.clock-ahead', 'yesterday')
  loadHouseClock(store)
  expect(houseClock.aheadMs).toBe(0)
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  loadHouseClock({ getItem: refuse })
  noteHouseTime({ setItem: refuse }, at, at - 10 * minute)
  expect(houseClock.aheadMs).toBe(-10 * minute)
})
