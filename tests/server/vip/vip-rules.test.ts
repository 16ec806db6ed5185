import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, mondayOf } from '../../../contract/brazil-day.ts'
import {
  allowanceOf,
  foldDays,
  levelOfTotals,
  risen,
  type Standing,
} from '../../../server/features/vip/rules.ts'

const ladder = [0n, 1_000n, 5_000n, 20_000n].map((needed, level) => ({
  track: 'general' as const,
  level,
  rechargeNeeded: needed,
  bettingNeeded: needed * 4n,
  keepBetting: needed,
}))
const start = '2026-01-01'
const fresh: Standing = {
  level: 0,
  betting: 0n,
  ceiling: null,
  periodStart: start,
  periodDays: 90,
  periodBetting: 0n,
}

// docs/rules/vip.md: "VIP: level by total recharge and total betting, both needed".
test.each([
  [0n, 0n, 0],
  [1_000n, 3_999n, 0],
  [999n, 4_000n, 0],
  [1_000n, 4_000n, 1],
  [20_000n, 19_999n, 1],
  [20_000n, 80_000n, 3],
])('a recharge of %s and a betting of %s are worth level %s', (recharge, betting, level) => {
  expect(levelOfTotals(ladder, recharge, betting)).toBe(level)
})

test('a period without enough betting costs one level, and the next period another', () => {
  const held = { ...fresh, level: 3, betting: 80_000n }
  expect(foldDays(ladder, held, [], { through: addDays(start, 89), keepDays: 90 })).toMatchObject({
    level: 3,
    ceiling: null,
  })
  expect(foldDays(ladder, held, [], { through: addDays(start, 90), keepDays: 90 })).toMatchObject({
    level: 2,
    ceiling: 2,
  })
  expect(foldDays(ladder, held, [], { through: addDays(start, 180), keepDays: 90 })).toMatchObject({
    level: 1,
    ceiling: 1,
  })
})

test('a period is judged by the days in it, not by those that came later', () => {
  const held = { ...fresh, level: 2, betting: 20_000n }
  const days = [
    { day: addDays(start, 89), betting: 5_000n },
    { day: addDays(start, 90), betting: 7n },
  ]
  const folded = foldDays(ladder, held, days, { through: addDays(start, 91), keepDays: 90 })
  expect(folded).toEqual({
    level: 2,
    betting: 25_007n,
    ceiling: null,
    periodStart: addDays(start, 90),
    periodDays: 90,
    periodBetting: 7n,
  })
})

test('after a fall the lifetime figures alone do not bring the level back: a period has to earn it', () => {
  const fallen: Standing = { ...fresh, level: 1, betting: 80_000n, ceiling: 1 }
  expect(risen(ladder, fallen, 20_000n)).toMatchObject({ level: 1, ceiling: 1 })
  expect(risen(ladder, { ...fallen, periodBetting: 5_000n }, 20_000n)).toMatchObject({ level: 2, ceiling: 2 })
  expect(risen(ladder, { ...fallen, periodBetting: 20_000n }, 20_000n)).toMatchObject({
    level: 3,
    ceiling: null,
  })
})

test('however finished days are cut into folds, the sums and the level are the same', () => {
  const day = fc.record({ at: fc.nat(400), betting: fc.bigInt(0n, 9_000n) })
  fc.assert(
    fc.property(fc.array(day, { maxLength: 30 }), fc.nat(400), (parts, cut) => {
      const days = parts
        .map(({ at, betting }) => ({ day: addDays(start, at), betting }))
        .toSorted((one, other) => one.day.localeCompare(other.day))
      const middle = addDays(start, cut)
      const end = addDays(start, 401)
      const held = { ...fresh, level: 3 }
      const early = days.filter(one => one.day < middle)
      const late = days.filter(one => one.day >= middle)
      const once = foldDays(ladder, held, days, { through: end, keepDays: 90 })
      expect(
        foldDays(ladder, foldDays(ladder, held, early, { through: middle, keepDays: 90 }), late, {
          through: end,
          keepDays: 90,
        }),
      ).toEqual(once)
    }),
  )
})

// docs/rules/vip.md: "VIP at 5 %" of theoretical loss (stake × edge).
test('what may be paid is five per cent of the theoretical loss, less what was paid', () => {
  const earning = 100_000_00n * 27_000n
  expect(allowanceOf(earning, 0n)).toBe(135_00n)
  expect(allowanceOf(earning, 100_00n)).toBe(35_00n)
  expect(allowanceOf(earning, 200_00n)).toBe(0n)
})

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-20')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
})
