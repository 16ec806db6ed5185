import { expect, it } from 'vitest'
import type { Bonuses } from '../../../contract/promotions/bonus.ts'
import { stakeFor, stakeWeight } from '../../../contract/promotions/stake-weight.ts'
import { openRequirements } from '../../../src/features/games/words/open-requirements.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const requirement = (change: Partial<Bonuses['lots'][number]>): Bonuses['lots'][number] => ({
  ...{ id: 'lot', source: 'dailywheel', counting: 'weighted', holds: true, required: 1_000n, progress: 0n },
  ...{ state: 'open', deposit_money: null, contribution: {}, created_at: inDays(-1), expires_at: null },
  ended_at: null,
  ...change,
})

const grant: Bonuses['grants'][number] = {
  ...{ id: 'grant', source: 'ftd', state: 'active', amount: 5_000n, balance: 5_000n, required: 100_000n },
  ...{ progress: 40_000n, max_stake: 1_000n, max_conversion: 25_000n, contribution: { fish: 50 } },
  ...{
    lasts_seconds: 1_209_600,
    converted: 0n,
    created_at: inDays(-2),
    expires_at: inDays(12),
    ended_at: null,
  },
}

const answer = (requirements: Bonuses['lots']): Bonuses => ({
  ...{ grants: [grant], lots: requirements, ml_money: 0n, debt: 0n, wallet_version: 1 },
})

it('lists what is asked for in the order in which stakes serve it, without what is over', () => {
  const open = openRequirements(
    answer([
      requirement({ id: 'rebate', source: 'rechargerebate', holds: false, expires_at: inDays(7) }),
      requirement({ id: 'prize' }),
      requirement({ id: 'over', holds: false, expires_at: inDays(-1) }),
      requirement({ id: 'deposit', source: 'deposit', counting: 'full' }),
      requirement({ id: 'done', state: 'done', progress: 1_000n }),
    ]),
    now,
  )
  expect(open.map(({ id }) => id)).toEqual(['deposit', 'prize', 'rebate', 'grant'])
  expect(open.at(-1)).toMatchObject({ counting: 'weighted', left: 60_000n })
})

it('states a "1×" prize of R$ 10 as R$ 50 on dice, and a deposit of R$ 10 as R$ 10', () => {
  const dice = { edgePpm: 10_000, category: 'arcade' }
  const weighted = { counting: 'weighted', contribution: {} } as const
  const full = { counting: 'full', contribution: {} } as const
  expect(stakeFor(1_000n, stakeWeight(weighted, dice))).toBe(5_000n)
  expect(stakeFor(1_000n, stakeWeight(full, dice))).toBe(1_000n)
  expect(stakeFor(1_000n, stakeWeight(full, { ...dice, edgePpm: 4_600 }))).toBe(2_174n)
  expect(stakeFor(1_000n, stakeWeight(weighted, { ...dice, edgePpm: 50_000 }))).toBe(1_000n)
})

it('a requirement counts a category by its share, and says where nothing counts', () => {
  const fish = { edgePpm: 50_000, category: 'fish' }
  const half = { counting: 'weighted', contribution: { fish: 50 } } as const
  expect(stakeFor(1_000n, stakeWeight(half, fish))).toBe(2_000n)
  expect(stakeFor(1_000n, stakeWeight({ ...half, contribution: { fish: 0 } }, fish))).toBeUndefined()
})
