import { expect, test } from 'vitest'
import type { Limit } from '../../../contract/responsible-gambling/limits.ts'
import { limitNow, tightestOf } from '../../../src/features/responsible-gambling/limits/limit-now.ts'

const resets = '2026-11-21T03:00:00.000Z'
const before = Date.parse(resets) - 1
const limit = (value: bigint | null, used: bigint, kind: 'deposit' | 'loss' = 'deposit'): Limit => ({
  ...{ kind, period: 'day', value, used, pending: null },
  left: value === null ? null : value - used,
  resets_at: resets,
})

test('what the device kept of a period says nothing of the next one', () => {
  const row = limit(10_000n, 6_000n)
  expect(limitNow(row, before)).toEqual({ used: 6_000n, left: 4_000n, resetsAt: Date.parse(resets) })
  expect(limitNow(row, before + 1)).toEqual({ used: 0n, left: 10_000n, resetsAt: undefined })
})

test('a limit that was lowered below what is used has nothing left', () => {
  expect(limitNow(limit(5_000n, 6_000n), before).left).toBe(0n)
  expect(limitNow(limit(null, 6_000n), before).left).toBeUndefined()
})

test('the limit with the least left of its kind is the one that holds', () => {
  const rows = [limit(10_000n, 1_000n), limit(null, 0n), limit(5_000n, 0n), limit(100n, 0n, 'loss')]
  expect(tightestOf(rows, 'deposit', before)?.left).toBe(5_000n)
  expect(tightestOf(rows, 'loss', before)?.left).toBe(100n)
  expect(tightestOf([limit(null, 0n)], 'deposit', before)).toBeUndefined()
})
