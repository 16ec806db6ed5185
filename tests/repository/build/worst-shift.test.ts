import { expect, test } from 'vitest'
import { describeFigure } from '../../../bench/support/figure.ts'
import { type Shift, worstShift } from '../../../bench/support/worst-shift.ts'

const visits: readonly Shift[] = [
  { where: 'home, cold', cls: 0 },
  { where: 'records, offline', cls: 0.094 },
  { where: 'deposit, offline', cls: 0.027 },
]

test('the aim of a page that stands still is that of the visit that moves most, and says which it is', () => {
  expect(describeFigure(worstShift(visits))).toBe(
    '| A: CLS | 0.094 | ≤ 0.020 | missed | records, offline; the worst median of 3 visits |',
  )
})
