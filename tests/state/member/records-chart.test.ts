import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketDays, bucketStart } from '../../../src/features/cashier/records/bucket-days.ts'
import { fitsFilter } from '../../../src/features/cashier/records/fits-filter.ts'
import { periodPart, readPeriodPart } from '../../../src/features/cashier/records/period-part.ts'
import { chartGeometry, frame } from '../../../src/ui/chart/chart-geometry.ts'

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
  const none = { solid: 0, hollow: 0, line: 0 }
  const points = Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, ...none }))
  points[12] = { id: '12', solid: 10_000, hollow: 0, line: -10_000 }
  points[13] = { id: '13', solid: 0, hollow: 2_500, line: 2_500 }
  const { placed, zero, line } = chartGeometry(points)
  for (const { solid, hollow, line: net } of placed) {
    for (const bar of [solid, hollow ?? solid]) {
      expect(bar.y).toBeGreaterThanOrEqual(frame.top)
      expect(bar.y + bar.height).toBeLessThanOrEqual(frame.height - frame.bottom + 0.1)
      expect(bar.x).toBeGreaterThanOrEqual(0)
      expect(bar.x + bar.width).toBeLessThanOrEqual(frame.width)
    }
    expect(net).toBeLessThanOrEqual(frame.height - frame.bottom)
  }
  expect(placed.at(-2)?.line).toBeGreaterThan(zero)
  expect(placed.at(-1)?.line).toBeLessThan(zero)
  expect(line.match(/[ML]/g)).toHaveLength(14)
  expect(chartGeometry([]).line).toBe('')
})

test('two months of days stand side by side without touching, a single bar stands over its middle', () => {
  const pairs = chartGeometry(Array.from({ length: 62 }, (_, id) => ({ id: `${id}`, solid: 1, hollow: 1 })))
  const edges = pairs.placed
    .flatMap(({ solid, hollow }) => [solid, hollow ?? solid])
    .map(({ x, width }) => [x, x + width])
  for (const [index, [left = 0]] of edges.entries()) {
    expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0)
  }
  const [single] = chartGeometry([{ id: 'one', solid: 5 }]).placed
  expect((single?.solid.x ?? 0) + (single?.solid.width ?? 0) / 2).toBe(single?.x)
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
