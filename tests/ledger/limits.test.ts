import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../server/wallet/outcome.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

/*
 * "losses (net), stakes and time, by day, week and month, … lowest wins … Enforced on the server inside the
 * same transaction as the debit, with the amount asked for counted in"; docs/rules/responsible-gambling.md.
 */
let world: LedgerWorld
let memberId: string
let bets = 0
beforeAll(async () => {
  world = await createLedgerWorld()
})
beforeEach(async () => {
  // Friday, noon in São Paulo.
  world.at.now = new Date('2026-11-20T15:00:00Z')
  memberId = await world.member(1_000_000n)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const brl = { currency: 'BRL' } as const
type Kind = 'deposit' | 'loss' | 'stake' | 'time'
type Period = 'day' | 'week' | 'month'

const limit = (kind: Kind, period: Period, amount: bigint) =>
  world.db
    .insertInto('wallet_limit')
    .values({ member_id: memberId, ...brl, kind, period, amount })
    .execute()

const play = (stake: bigint, payout = 0n, key = `play:${bets++}`) =>
  world.wallet.playRound(world.db, { memberId, ...brl, ...slots, roundId: world.newId(), key, stake, payout })

const open = (stake: bigint, roundId = world.newId()) =>
  world.wallet.placeBet(world.db, { memberId, ...brl, ...slots, roundId, key: `bet:${bets++}`, stake })

const settle = (roundId: string, payout: bigint) =>
  world.wallet.settle(world.db, { memberId, ...brl, roundId, key: `win:${bets++}`, payout, isFinal: true })

const reported = (outcome: Outcome) => (outcome.status === 'posted' ? 'posted' : outcome.word)

/** What the last refusal kept beside its word. */
async function details() {
  const { rows } = await sql<{ details: unknown }>`SELECT answer -> 'details' AS details FROM call
    WHERE member_id = ${memberId} AND state = 'refused' ORDER BY length(key) DESC, key DESC LIMIT 1`.execute(
    world.db,
  )
  return rows[0]?.details
}

describe('losses are net', () => {
  it('what was won on the same days makes room again; the stake asked for is counted in', async () => {
    await limit('loss', 'day', 1_000n)
    expect(reported(await play(1_000n, 600n))).toBe('posted')
    expect(reported(await play(601n))).toBe('limit_reached')
    expect(await details()).toEqual({
      limit: 'loss',
      period: 'day',
      value: '10.00',
      used: '4.00',
      left: '6.00',
      resets_at: '2026-11-21T03:00:00Z',
    })
    expect(reported(await play(600n))).toBe('posted')
    expect(reported(await play(1n))).toBe('limit_reached')
  })

  it('a member who is ahead may lose their winnings, too; the amount used is never shown below zero', async () => {
    await limit('loss', 'week', 1_000n)
    await play(1_000n, 3_000n)
    expect(reported(await play(3_001n))).toBe('limit_reached')
    expect(await details()).toMatchObject({ used: '0.00', left: '10.00', resets_at: '2026-11-23T03:00:00Z' })
    expect(reported(await play(3_000n))).toBe('posted')
  })

  it('count open rounds as lost, and settle them whatever the limit', async () => {
    await limit('loss', 'day', 1_000n)
    const roundId = world.newId()
    await open(800n, roundId)
    expect(reported(await open(201n))).toBe('limit_reached')
    expect(reported(await open(200n, roundId))).toBe('posted')
    expect(reported(await open(1n, roundId))).toBe('limit_reached')
    expect(reported(await settle(roundId, 500n))).toBe('posted')
    expect(reported(await play(501n))).toBe('limit_reached')
    expect(reported(await play(500n))).toBe('posted')
  })

  it('are of the member’s own money: a stake of a bonus loses none of it', async () => {
    await limit('loss', 'day', 500n)
    memberId = await world.member(0n)
    await limit('loss', 'day', 500n)
    const grant = { key: 'ftd', source: 'ftd', amount: 5_000n, required: 100_000n } as const
    const terms = { maxStake: 5_000n, maxConversion: 25_000n, lastsSeconds: 3_600 } as const
    await world.run(tx => world.wallet.grantBonus(tx, { memberId, ...brl, ...grant, ...terms }))
    expect(reported(await play(2_000n))).toBe('posted')
    await limit('stake', 'day', 2_500n)
    expect(reported(await play(501n))).toBe('limit_reached')
    expect(reported(await play(500n))).toBe('posted')
  })
})

describe('periods are those of the calendar in America/Sao_Paulo', () => {
  it.each([
    ['day', '2026-11-21T02:59:59.999Z', '2026-11-21T03:00:00Z'],
    ['week', '2026-11-23T02:59:59.999Z', '2026-11-23T03:00:00Z'],
    ['month', '2026-12-01T02:59:59.999Z', '2026-12-01T03:00:00Z'],
  ] as const)('a %s lasts until %s', async (period, last, next) => {
    await limit('stake', period, 1_000n)
    await play(1_000n, 1_000n)
    world.at.now = new Date(last)
    expect(reported(await play(1n))).toBe('limit_reached')
    expect(await details()).toMatchObject({ period, resets_at: next })
    world.at.now = new Date(next)
    expect(reported(await play(1_000n))).toBe('posted')
    expect(reported(await play(1n))).toBe('limit_reached')
  })

  it('a month adds up day by day, and a late rollback gives back what it took', async () => {
    await limit('stake', 'month', 1_000n)
    const roundId = world.newId()
    const first = { memberId, ...brl, ...slots, roundId, key: 'early', stake: 400n }
    world.at.now = new Date('2026-11-02T15:00:00Z')
    await world.wallet.placeBet(world.db, first)
    await settle(roundId, 0n)
    for (const day of ['09', '13', '18']) {
      world.at.now = new Date(`2026-11-${day}T15:00:00Z`)
      expect(reported(await play(200n))).toBe('posted')
    }
    expect(reported(await play(1n))).toBe('limit_reached')
    await world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'early', key: 'back' })
    expect(reported(await play(401n))).toBe('limit_reached')
    expect(reported(await play(400n))).toBe('posted')
  })

  it('a bet that waited over midnight still counts in the week it was asked in', async () => {
    await limit('stake', 'week', 1_000n)
    world.at.now = new Date('2026-11-21T03:00:00.010Z')
    await play(500n)
    world.at.now = new Date('2026-11-21T02:59:59.990Z')
    await play(500n)
    world.at.now = new Date('2026-11-21T03:00:00.020Z')
    expect(reported(await play(1n))).toBe('limit_reached')
  })

  it('the lowest of several wins, and is the one that is named', async () => {
    await limit('loss', 'month', 5_000n)
    await limit('loss', 'day', 2_000n)
    await limit('stake', 'week', 1_500n)
    expect(reported(await play(1_501n))).toBe('limit_reached')
    expect(await details()).toMatchObject({ limit: 'stake', period: 'week', left: '15.00' })
    expect(reported(await play(1_500n))).toBe('posted')
  })
})

describe('time', () => {
  const minute = (n: number, seconds = 0) => new Date(Date.UTC(2026, 10, 20, 15, n, seconds))
  const minutesOf = async () => {
    const { rows } = await sql<{ day: string; minutes: number }>`
      SELECT day::text, minutes FROM member_use WHERE member_id = ${memberId} ORDER BY day`.execute(world.db)
    return rows
  }

  it('is minutes in which a round was begun; each is counted once, with or without a limit', async () => {
    for (const at of [minute(0), minute(0, 30), minute(2), minute(2, 59)]) {
      world.at.now = at
      await play(100n)
    }
    expect(await minutesOf()).toEqual([{ day: '2026-11-20', minutes: 2 }])
  })

  it('used up refuses a new round; a minute that was begun is played to its end', async () => {
    await limit('time', 'day', 2n)
    await play(100n)
    world.at.now = minute(5)
    expect(reported(await play(100n))).toBe('posted')
    world.at.now = minute(5, 59)
    expect(reported(await play(100n))).toBe('posted')
    world.at.now = minute(6)
    expect(reported(await play(100n))).toBe('limit_reached')
    expect(await details()).toEqual({
      limit: 'time',
      period: 'day',
      value: 2,
      used: 2,
      left: 0,
      resets_at: '2026-11-21T03:00:00Z',
    })
    world.at.now = new Date('2026-11-21T03:00:00Z')
    expect(reported(await play(100n))).toBe('posted')
  })

  it('never stops an open round: more can be staked in it, and it settles', async () => {
    await limit('time', 'week', 1n)
    const roundId = world.newId()
    await open(100n, roundId)
    world.at.now = minute(10)
    expect(reported(await open(100n))).toBe('limit_reached')
    expect(reported(await open(100n, roundId))).toBe('posted')
    expect(reported(await settle(roundId, 0n))).toBe('posted')
  })
})

it('deposits are gross: what went back later still counts, play money never does', async () => {
  const deposit = { memberId, ...brl, fee: 0n, psp: 'pix', reference: 'order', wageringPercent: 0n } as const
  const breach = async (amount: bigint) => {
    const { rows } = await sql<{ breach: unknown }>`
      SELECT deposit_breach(${memberId}, ${amount}, ${world.at.now}) AS breach`.execute(world.db)
    return rows[0]?.breach
  }
  await limit('deposit', 'week', 10_000n)
  await world.run(tx => world.wallet.deposit(tx, { ...deposit, key: 'pix:1', amount: 6_000n }))
  await world.run(tx => world.wallet.deposit(tx, { ...deposit, key: 'pix:1', amount: 6_000n }))
  const back = { memberId, ...brl, depositKey: 'pix:1', key: 'refund:1', reference: 'order' }
  await world.run(tx => world.wallet.refundDeposit(tx, back))
  expect(await breach(4_000n)).toBeNull()
  expect(await breach(4_001n)).toMatchObject({
    limit: 'deposit',
    period: 'week',
    used: '60.00',
    left: '40.00',
  })
})

it('a refusal is kept: the same bet, sent again when there is room, is refused still', async () => {
  await limit('stake', 'day', 1_000n)
  expect(reported(await play(1_001n, 0n, 'twice'))).toBe('limit_reached')
  world.at.now = new Date('2026-11-21T03:00:00Z')
  await sql`UPDATE wallet_limit SET amount = 5000 WHERE member_id = ${memberId}`.execute(world.db)
  expect(await play(1_001n, 0n, 'twice')).toMatchObject({ word: 'limit_reached', replayed: true })
})
