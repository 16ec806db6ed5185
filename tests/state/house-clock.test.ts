import { beforeEach, expect, test } from 'vitest'
import { houseClock, noteHouseTime } from '../../src/state/house-clock.ts'

const at = Date.UTC(2026, 10, 26, 12)
const minute = 60_000

beforeEach(() => {
  houseClock.aheadMs = 0
})

test('a device’s clock that goes an hour ahead, or ten minutes behind, is told by an answer of the house', () => {
  noteHouseTime(at, at + 60 * minute)
  expect(houseClock.aheadMs).toBe(60 * minute)
  noteHouseTime(at, at - 10 * minute)
  expect(houseClock.aheadMs).toBe(-10 * minute)
})

test('an answer that was long on its way makes no clock wrong, and what is known does not move with each', () => {
  noteHouseTime(at, at + 15_000)
  expect(houseClock.aheadMs).toBe(0)
  noteHouseTime(at, at + 60 * minute)
  noteHouseTime(at, at + 60 * minute + 2_000)
  expect(houseClock.aheadMs).toBe(60 * minute)
})

test('a clock that was set right is right again', () => {
  noteHouseTime(at, at + 60 * minute)
  noteHouseTime(at, at + 900)
  expect(houseClock.aheadMs).toBe(0)
})
