import { describe, expect, it } from 'vitest'
import type { Bonuses } from '../../../contract/promotions/bonus.ts'
import { sortBonuses } from '../../../src/features/promotions/bonuses/sort-bonuses.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const soon = '2026-11-20T16:00:00Z'

const grant: Bonuses['grants'][number] = {
  id: '01936a40-0000-7000-8000-000000000001',
  source: 'ftd',
  state: 'active',
  amount: 5_000n,
  balance: 5_000n,
  required: 100_000n,
  progress: 0n,
  max_stake: null,
  max_conversion: null,
  contribution: {},
  lasts_seconds: 86_400,
  converted: 0n,
  created_at: '2026-11-20T14:00:00Z',
  expires_at: soon,
  ended_at: null,
}
const requirement: Bonuses['lots'][number] = {
  id: '01936a40-0000-7000-8000-000000000002',
  source: 'deposit',
  counting: 'full',
  holds: true,
  required: 3_000n,
  progress: 0n,
  state: 'open',
  deposit_money: 3_000n,
  contribution: {},
  created_at: '2026-11-20T14:00:00Z',
  expires_at: null,
  ended_at: null,
}
const answer = (grants: Bonuses['grants'], requirements: Bonuses['lots'] = []): Bonuses => ({
  grants,
  lots: requirements,
  ml_money: 0n,
  debt: 0n,
  wallet_version: 1,
})

describe('bonuses that the device keeps', () => {
  it('are over by the device’s own clock, also when they were read long ago', () => {
    expect(sortBonuses(answer([grant]), now)).toMatchObject({ active: grant, ended: [] })
    expect(sortBonuses(answer([grant]), Date.parse(soon))).toMatchObject({
      active: undefined,
      ended: [grant],
    })
    const timed = { ...requirement, expires_at: soon }
    expect(sortBonuses(answer([], [timed]), now).holding).toEqual([timed])
    expect(sortBonuses(answer([], [timed]), Date.parse(soon)).holding).toEqual([])
  })

  it('wait in the order in which they start: first come, first', () => {
    const queued = (id: string) => ({ ...grant, id, state: 'queued' as const, expires_at: null })
    const view = sortBonuses(answer([queued('newer'), queued('older'), grant]), now)
    expect(view.queued.map(({ id }) => id)).toEqual(['older', 'newer'])
  })

  it('tell what keeps money from leaving from what only earns a reward', () => {
    const earning = { ...requirement, id: 'earning', holds: false }
    const done = { ...requirement, id: 'done', state: 'done' as const }
    const view = sortBonuses(answer([], [requirement, earning, done]), now)
    expect(view).toMatchObject({ holding: [requirement], earning: [earning] })
  })
})
