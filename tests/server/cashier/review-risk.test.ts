import { describe, expect, it } from 'vitest'
import { type RiskFacts, risksOf } from '../../../server/features/cashier/review/risk.ts'
import { addressBlock } from '../../../server/features/operations/ip-history/address-block.ts'

/* Risk signals: new account, changed PIX key, linked CPF/device, wagering pattern. */

const at = (text: string) => new Date(text)

/** A member of whom nothing asks for a second look; change what the test is about. */
const calm: RiskFacts = {
  money: 10_000n,
  state: 'pending',
  created_at: at('2026-11-20T15:00:00Z'),
  member_since: at('2026-01-31T12:00:00Z'),
  member_status: 'active',
  total_recharged: 50_000n,
  last_recharged_at: at('2026-11-19T15:00:00Z'),
  total_withdrawn: 5_000n,
  total_staked: 90_000n,
  paid_before: 1n,
  asked_day: 1n,
  asked_week: 1n,
  play: { rounds: 100, stake: '90000', opposite: 0, safe: 0 },
  top_game: { game: 'roleta', stake: '30000' },
  account_changed_at: at('2026-02-01T12:00:00Z'),
  password_changed_at: null,
  device_members: 0n,
  address_members: 0n,
  destination_members: 0n,
  strange_payments: 0n,
  disputed: 0n,
  disputed_deposits: 0n,
}
const kinds = (change: Partial<RiskFacts>) => risksOf({ ...calm, ...change }).map(one => one.kind)

describe('the signals of a case', () => {
  it('are none where nothing speaks for a second look', () => {
    expect(kinds({})).toEqual([])
  })

  it.each<[string, Partial<RiskFacts>]>([
    ['not_active', { member_status: 'frozen' }],
    ['shared_device', { device_members: 2n }],
    ['shared_destination', { destination_members: 1n }],
    ['shared_address', { address_members: 9n }],
    ['strange_payer', { strange_payments: 1n }],
    ['disputed_deposit', { disputed_deposits: 1n }],
    ['never_deposited', { total_recharged: 0n }],
    ['never_played', { total_staked: 0n }],
    ['little_play', { total_staked: 49_999n }],
    ['fast_out', { last_recharged_at: at('2026-11-20T14:00:01Z') }],
    ['out_more_than_in', { total_withdrawn: 40_001n }],
    ['opposite_bets', { play: { rounds: 100, stake: '90000', opposite: 30, safe: 0 } }],
    ['safe_bets', { play: { rounds: 100, stake: '90000', opposite: 0, safe: 50 } }],
    ['one_game', { top_game: { game: 'roleta', stake: '81000' } }],
    ['key_changed', { account_changed_at: at('2026-11-18T15:00:00Z') }],
    ['key_changed_since', { account_changed_at: at('2026-11-20T15:00:01Z') }],
    ['password_changed', { password_changed_at: at('2026-11-18T15:00:00Z') }],
    ['new_member', { member_since: at('2026-11-14T15:00:00Z') }],
    ['velocity', { asked_day: 3n }],
    ['velocity', { asked_week: 10n }],
    ['first_withdrawal', { paid_before: 0n }],
  ])('%s when it is so', (kind, change) => {
    expect(kinds(change)).toEqual([kind])
  })

  it('say nothing of play from a handful of rounds', () => {
    expect(kinds({ play: { rounds: 19, stake: '90000', opposite: 19, safe: 19 } })).toEqual([])
  })

  it('weigh a fresh key low at a first withdrawal, and high for a member who was paid before', () => {
    const account_changed_at = at('2026-11-20T10:00:00Z')
    const weight = (paid_before: bigint) =>
      risksOf({ ...calm, account_changed_at, paid_before }).find(one => one.kind === 'key_changed')
    expect(weight(0n)).toMatchObject({ weight: 'low', facts: { hours: 5 } })
    expect(weight(3n)).toMatchObject({ weight: 'high' })
  })

  it('stand with the gravest first, each with what its sentence needs', () => {
    const found = risksOf({ ...calm, address_members: 4n, asked_day: 5n, asked_week: 6n, total_staked: 100n })
    expect(found).toEqual([
      { kind: 'little_play', weight: 'high', facts: { staked: '1.00', recharged: '500.00' } },
      { kind: 'velocity', weight: 'medium', facts: { day: 5, week: 6 } },
      { kind: 'shared_address', weight: 'low', facts: { members: 4 } },
    ])
  })
})

it('an address is a household: all of IPv4, the first half of IPv6', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7')
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressBlock('2001:0DB8:0:12::1')).toBe('2001:db8:0:12')
  expect(addressBlock('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressBlock('::1')).toBe('0:0:0:0')
})
