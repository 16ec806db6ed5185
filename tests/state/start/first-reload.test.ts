import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFirstReload } from '../../../src/state/device/first-reload.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a tab is opened anew for a part once, and for another part once more', () => {
  expect([isFirstReload('a.js'), isFirstReload('a.js'), isFirstReload('b.js')]).toEqual([true, false, true])
})

test('a tab that cannot remember it is never opened anew', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(isFirstReload('a.js')).toBe(false)
})
