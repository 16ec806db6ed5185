import { expect, test } from 'vitest'
import type { AgencyTier, AgencyWeek } from '../../../contract/agency/agency.ts'
import { isSuperMember } from '../../../src/features/agency/is-super-member.ts'

const tier = (from_amount: bigint): AgencyTier => ({
  from_amount,
  direct_percent: '1.00',
  second_percent: '0.50',
  third_percent: '0.10',
})
const table = [tier(0n), tier(10_000n)]
const tables = { recharge: table, betting: table, revenue: table }
const weekOf = (week: string, change: Partial<AgencyWeek>): AgencyWeek => ({
  week,
  recharge: 0n,
  betting: 0n,
  revenue: 0n,
  recharge_commission: 0n,
  betting_commission: 0n,
  settlement_commission: 0n,
  carried: 0n,
  corrected: 0n,
  owed: 0n,
  cap: 0n,
  commission: 0n,
  paid_at: null,
  ...change,
})
const after = (...weeks: AgencyWeek[]) => ({ weeks, next_settlement: '2026-11-30' })

// docs/rules/promotions.md: `/super-member` is "the agent programme's top tier".
test.each(['recharge', 'betting', 'revenue'] as const)(
  'an agent whose last week reached the top of the table for %s is a super member',
  total => {
    expect(isSuperMember(after(weekOf('2026-11-16', { [total]: 10_000n })), tables)).toBe(true)
    expect(isSuperMember(after(weekOf('2026-11-16', { [total]: 9_999n })), tables)).toBe(false)
  },
)

test('a week before the last, a table of one tier and tables that are not on the device make nobody one', () => {
  const top = { recharge: 10_000n }
  expect(isSuperMember(after(weekOf('2026-11-09', top)), tables)).toBe(false)
  expect(isSuperMember(after(weekOf('2026-11-16', top)), { ...tables, recharge: [tier(0n)] })).toBe(false)
  expect(isSuperMember(after(weekOf('2026-11-16', top)), {})).toBe(false)
  expect(isSuperMember(after(), tables)).toBe(false)
})
