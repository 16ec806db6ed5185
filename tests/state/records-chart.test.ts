import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketDays, bucketStart } from '../../src/features/orders/bucket-days.ts'
import { chartGeometry, frame } from '../../src/features/orders/chart-geometry.ts'
import { fitsFilter } from '../../src/features/orders/fits-filter.ts'
import { periodPart, readPeriodPart } from '../../src/features/orders/period-part.ts'

const day = (on: string, recharge: bigint, withdraw = 0n) => ({
  day: on,
  recharge,
  withdraw,
  bonus: 0n,
  fee: 0n,
})

test('a week begins on Monday, a month on its first, over the turn of the year', () => {
  expect(bucketStart('2026-11-20', 'week')).toBe('2026-11-16')
  expect(bucketStart('2026-11-22', 'week')).toBe('2026-11-16')
  expect(bucketStart('2027-01-01', 'week')).toBe('2026-12-28')
  expect(bucketStart('2026-11-20', 'month')).toBe('2026-11-01')
})

test('days without a movement stand in the chart too, and the net is what came out beyond what went in', () => {
  const buckets = bucketDays([day('2026-11-19', 10_000n), day('2026-11-20', 0n, 2_500n)], 'day', '2026-11-20')
  expect(buckets).toHaveLength(14)
  expect(buckets.slice(-3)).toEqual([
    { from: '2026-11-18', deposited: 0n, withdrawn: 0n, net: 0n },
    { from: '2026-11-19', deposited: 10_000n, withdrawn: 0n, net: -10_000n },
    { from: '2026-11-20', deposited: 0n, withdrawn: 2_500n, net: 2_500n },
  ])
  expect(bucketDays([day('2026-02-28', 1n)], 'month', '2026-03-31').at(-2)).toMatchObject({
    from: '2026-02-01',
    deposited: 1n,
  })
})

test('every day of the time shown is in exactly one bucket, none is lost', () => {
  const date = fc.date({ min: new Date('2026-09-10'), max: new Date('2026-11-20'), noInvalidDate: true })
  fc.assert(
    fc.property(
      fc.array(date, { maxLength: 40 }),
      fc.constantFrom('week' as const, 'month' as const),
      (dates, unit) => {
        const days = dates.map(at => day(at.toISOString().slice(0, 10), 7n))
        const sum = bucketDays(days, unit, '2026-11-20').reduce(
          (total, bucket) => total + bucket.deposited,
          0n,
        )
        expect(sum).toBe(7n * BigInt(days.length))
      },
    ),
  )
})

test('bars stand on the zero line inside the frame, a loss hangs below it', () => {
  const buckets = bucketDays([day('2026-11-19', 10_000n), day('2026-11-20', 0n, 2_500n)], 'day', '2026-11-20')
  const { placed, zero, line } = chartGeometry(buckets)
  for (const { deposited, withdrawn, net } of placed) {
    for (const bar of [deposited, withdrawn]) {
      expect(bar.y).toBeGreaterThanOrEqual(frame.top)
      expect(bar.y + bar.height).toBeLessThanOrEqual(frame.height - frame.bottom + 0.1)
      expect(bar.x).toBeGreaterThanOrEqual(0)
      expect(bar.x + bar.width).toBeLessThanOrEqual(frame.width)
    }
    expect(net).toBeLessThanOrEqual(frame.height - frame.bottom)
  }
  expect(placed.at(-2)?.net).toBeGreaterThan(zero)
  expect(placed.at(-1)?.net).toBeLessThan(zero)
  expect(line.match(/[ML]/g)).toHaveLength(14)
  expect(chartGeometry([]).line).toBe('')
})

test('a filter over rows of the device chooses as the server does', () => {
  const row = {
    created_at: '2026-11-20T02:30:00Z',
    category: 'bonus',
    reviewed: false,
    state: 'done',
  } as const
  expect(fitsFilter(row, {})).toBe(true)
  expect(fitsFilter(row, { from: '2026-11-19', to: '2026-11-19' })).toBe(true)
  expect(fitsFilter(row, { from: '2026-11-20' })).toBe(false)
  expect(fitsFilter(row, { kind: 'recharge' })).toBe(false)
  expect(fitsFilter(row, { state: 'pending' })).toBe(false)
  expect(fitsFilter(row, { review: 'unreviewed', kind: 'bonus', state: 'done' })).toBe(true)
})

test('the days of a stored answer survive as its key', () => {
  for (const period of [
    {},
    { from: '2026-11-01' },
    { to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-02' },
  ]) {
    expect(readPeriodPart(periodPart(period))).toEqual(period)
  }
})
