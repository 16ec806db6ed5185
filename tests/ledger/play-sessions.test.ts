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
 * "reality check every 60 minutes or sooner by choice that blocks play until it is answered …; 30 idle
 * minutes end a game session"; docs/rules/responsible-gambling.md. That figures are those of the rounds is looked at
 * after every test, by other sums (support/ledger/session-books.ts).
 */
let world: LedgerWorld
let memberId: string
let keys = 0
const start = Date.parse('2026-11-20T15:00:00Z')
beforeAll(async () => {
  world = await createLedgerWorld({ max: 8 })
})
beforeEach(async () => {
  at(0)
  memberId = await world.member(1_000_000n)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const at = (minutes: number) => {
  world.at.now = new Date(start + minutes * 60_000)
}
const brl = { currency: 'BRL' } as const
const bet = (stake: bigint, roundId = world.newId(), key = `bet:${keys++}`) =>
  world.wallet.placeBet(world.db, { memberId, ...brl, ...slots, roundId, key, stake })
const play = (stake: bigint, payout = 0n) =>
  world.wallet.playRound(world.db, {
    ...{ memberId, ...brl, ...slots, roundId: world.newId(), key: `play:${keys++}`, stake, payout },
  })
const settle = (roundId: string, payout: bigint) =>
  world.wallet.settle(world.db, { memberId, ...brl, roundId, key: `win:${keys++}`, payout, isFinal: true })
const takeBack = (betKey: string) =>
  world.wallet.rollback(world.db, { memberId, ...brl, betKey, key: `rollback:${keys++}` })
const reported = (outcome: Outcome) => (outcome.status === 'posted' ? 'posted' : outcome.word)

async function session() {
  const row = await world.db
    .selectFrom('wallet')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', 'BRL')
    .executeTakeFirstOrThrow()
  const minute = (time: Date | null) => (time === null ? null : (time.getTime() - start) / 60_000)
  return {
    started: minute(row.session_started_at),
    last: minute(row.session_last_at),
    staked: row.session_staked,
    won: row.session_won,
    check: minute(row.check_at),
  }
}
const none = { started: null, last: null, staked: null, won: null, check: null }

describe('a session', () => {
  it('begins with the first bet and counts what is staked and won in it', async () => {
    expect(await session()).toEqual(none)
    await play(500n, 200n)
    at(10)
    const roundId = world.newId()
    await bet(300n, roundId)
    await bet(100n, roundId)
    expect(await session()).toEqual({ started: 0, last: 10, staked: 900n, won: 200n, check: 60 })
    at(12)
    await settle(roundId, 1_000n)
    // A win is none of the member's doing: it keeps no session running.
    expect(await session()).toEqual({ started: 0, last: 10, staked: 900n, won: 1_200n, check: 60 })
  })

  it('goes on to the last moment of 30 idle minutes and is over then', async () => {
    await play(100n)
    at(29.999)
    await play(100n)
    expect(await session()).toMatchObject({ started: 0, staked: 200n })
    at(59.999)
    await play(100n, 50n)
    expect(await session()).toEqual({ started: 59.999, last: 59.999, staked: 100n, won: 50n, check: 119.999 })
  })

  it('does not count what a round of an earlier one wins or takes back late', async () => {
    const old = world.newId()
    await bet(400n, old, 'old')
    await bet(50n, world.newId(), 'old too')
    at(40)
    await play(100n)
    await bet(70n, old)
    await settle(old, 2_000n)
    await takeBack('old too')
    expect(await session()).toEqual({ started: 40, last: 40, staked: 100n, won: 0n, check: 100 })
  })

  it('forgets a bet that was taken back, with the win it had brought', async () => {
    const roundId = world.newId()
    await bet(400n, roundId, 'gone')
    await play(100n)
    await settle(roundId, 900n)
    expect(await session()).toMatchObject({ staked: 500n, won: 900n })
    await takeBack('gone')
    expect(await session()).toMatchObject({ staked: 100n, won: 0n })
  })

  it('is of real money alone', async () => {
    await world.wallet.openWallet(world.db, memberId, 'PLAY')
    const grant = { memberId, key: 'play', amount: 1_000n } as const
    await world.run(tx => world.wallet.grantPlayMoney(tx, grant))
    const order = { memberId, ...slots, roundId: world.newId(), key: 'demo', stake: 100n, payout: 0n }
    expect(await world.wallet.playRound(world.db, { ...order, currency: 'PLAY' })).toMatchObject({
      status: 'posted',
    })
    expect(await session()).toEqual(none)
  })
})

describe('a session that is over', () => {
  const ended = async () => {
    const { rows } = await sql<{ started_at: Date; last_at: Date; why: string; staked: bigint; won: bigint }>`
      SELECT * FROM ended_session WHERE member_id = ${memberId} ORDER BY started_at`.execute(world.db)
    const minute = (time: Date) => (time.getTime() - start) / 60_000
    return rows.map(row => [minute(row.started_at), minute(row.last_at), row.why, row.staked, row.won])
  }

  it('is written down by the bet that begins the next one, once', async () => {
    await play(100n, 30n)
    at(10)
    await play(200n)
    expect(await ended()).toEqual([])
    at(45)
    await Promise.all(Array.from({ length: 8 }, () => play(100n)))
    expect(await ended()).toEqual([[0, 10, 'idle', 300n, 30n]])
  })

  it('learns what its rounds win, add and take back later', async () => {
    const old = world.newId()
    await bet(400n, old, 'late win')
    await bet(50n, world.newId(), 'late rollback')
    at(40)
    await play(100n)
    await bet(70n, old)
    await settle(old, 2_000n)
    await takeBack('late rollback')
    expect(await ended()).toEqual([[0, 0, 'idle', 470n, 2_000n]])
  })

  it('says whether a reality check ended it', async () => {
    for (const minute of [0, 29, 58]) {
      at(minute)
      await play(100n)
    }
    at(60)
    expect(reported(await play(100n))).toBe('reality_check_due')
    at(95)
    await play(100n)
    expect(await ended()).toEqual([[0, 58, 'reality_check', 300n, 0n]])
  })
})

describe('a reality check that is due', () => {
  const playAt = async (...minutes: readonly number[]) => {
    for (const minute of minutes) {
      at(minute)
      expect(reported(await play(100n))).toBe('posted')
    }
  }

  it('lets no round begin, and lets an open one go on to its end', async () => {
    await playAt(0, 29, 58)
    const roundId = world.newId()
    await bet(100n, roundId, 'open')
    at(59.999)
    expect(reported(await play(100n))).toBe('posted')
    at(60)
    expect(reported(await play(100n))).toBe('reality_check_due')
    expect(reported(await bet(100n))).toBe('reality_check_due')
    expect(reported(await bet(100n, roundId))).toBe('posted')
    expect(reported(await settle(roundId, 300n))).toBe('posted')
    expect(reported(await takeBack('open'))).toBe('posted')
    expect(await session()).toMatchObject({ started: 0, check: 60 })
  })

  it('is kept under the key of the bet it refused, and moves nothing', async () => {
    await playAt(0, 29, 58)
    at(60)
    const before = await world.brl(memberId)
    const roundId = world.newId()
    expect(reported(await bet(100n, roundId, 'late'))).toBe('reality_check_due')
    expect(await bet(100n, roundId, 'late')).toMatchObject({ word: 'reality_check_due', replayed: true })
    expect(await world.brl(memberId)).toEqual(before)
  })

  it('goes with its session', async () => {
    await playAt(0, 29, 31)
    at(60)
    expect(reported(await play(100n))).toBe('reality_check_due')
    // A refused bet is no play.
    at(61)
    expect(reported(await play(100n))).toBe('posted')
    expect(await session()).toMatchObject({ started: 61, check: 121, staked: 100n })
  })

  it('stops every one of many bets at once, from many connections', async () => {
    await playAt(0, 29, 58)
    at(60)
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => play(100n)))
    expect(new Set(outcomes.map(reported))).toEqual(new Set(['reality_check_due']))
  })
})

it('bets of many connections at the edge of a session make one session, with all of them', async () => {
  await play(100n)
  // Clocks of several servers: the lock decides who is first, and not the time of the bet.
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      at(45 + ((n * 7) % 24) / 60_000)
      return play(100n, 30n)
    }),
  )
  expect(outcomes.map(reported)).toEqual(Array.from({ length: 24 }, () => 'posted'))
  expect(await session()).toMatchObject({ started: 45, staked: 2_400n, won: 720n })
})
