import { afterEach, beforeEach, expect, test } from 'vitest'
import { held, loadHeld, recordHeld } from '../../../src/state/member/held.ts'

let kept: Map<string, string>
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept = new Map()
})
afterEach(() => {
  held.isHeld = false
})

test('a break that was seen is known at the next start, before anything is read', () => {
  recordHeld(store, true)
  held.isHeld = false
  loadHeld(store)
  expect(held.isHeld).toBe(true)
})

test('after its end, or the sign-out, no trace of it is left on the device', () => {
  recordHeld(store, true)
  recordHeld(store, false)
  expect([held.isHeld, kept.size]).toEqual([false, 0])
})

test('a browser that forbids its storage keeps it for the tab', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => loadHeld(forbidden)).not.toThrow()
  recordHeld(forbidden, true)
  expect(held.isHeld).toBe(true)
})
