import { expect, test } from 'vitest'
import type { VipReward } from '../../../contract/vip/vip.ts'
import { levelsByMonth } from '../../../src/features/vip/levels-by-month.ts'
import { shareOfNext } from '../../../src/features/vip/share-of-next.ts'

const change = (kind: 'level_up' | 'level_down', level: number, created_at: string): VipReward => ({
  id: created_at,
  track: 'general',
  kind,
  level,
  amount: 0n,
  created_at,
})
const last = (rewards: readonly VipReward[], level: number) =>
  levelsByMonth(rewards, { track: 'general', level, today: '2026-02-10' })

test('the course has twelve months across the turn of the year, each with the level at its end', () => {
  const rewards = [
    change('level_up', 2, '2025-12-20T12:00:00Z'),
    change('level_up', 1, '2025-12-03T12:00:00Z'),
    change('level_down', 1, '2026-02-01T12:00:00Z'),
  ]
  const course = last(rewards, 1)
  expect(course.map(({ month }) => month).slice(0, 2)).toEqual(['2025-03', '2025-04'])
  expect(course.map(({ level }) => level).slice(-4)).toEqual([0, 2, 2, 1])
})

test('before the oldest change that is known one stood a step away; without changes it was always so', () => {
  expect(last([change('level_down', 3, '2026-01-05T12:00:00Z')], 3)[0]?.level).toBe(4)
  expect(last([], 5).every(({ level }) => level === 5)).toBe(true)
})

test('changes of another track are not in it', () => {
  const slots: VipReward = { ...change('level_up', 7, '2026-01-05T12:00:00Z'), track: 'slot' }
  expect(last([slots], 0).every(({ level }) => level === 0)).toBe(true)
})

test('of the two figures a level needs, the one that is behind says how far it is', () => {
  const next = { recharge_needed: 1_000n, betting_needed: 4_000n }
  expect(shareOfNext(999n, 4_000n, next)).toBe(99)
  expect(shareOfNext(5_000n, 2_000n, next)).toBe(50)
  expect(shareOfNext(0n, 0n, { recharge_needed: 0n, betting_needed: 0n })).toBe(100)
})
