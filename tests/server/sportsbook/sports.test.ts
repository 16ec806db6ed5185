import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadsToAnchor } from '../../../games/fairness/chain.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { findLeague } from '../../../games/football/football-leagues.ts'
import { winningPicks } from '../../../games/football/markets.ts'
import { playMatchday } from '../../../games/football/play-matchday.ts'
import { multiplied } from '../../../games/football/slip.ts'
import { readRecord } from '../../../server/features/games/rounds/record.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { endMatchday } from '../../../server/features/sportsbook/matchday-store.ts'
import { settleSlipRows } from '../../../server/features/sportsbook/slip-store.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { blockPlay } from '../../../server/wallet/members.ts'
import {
  createSportsHall,
  league,
  type SportsHall,
  slipIn,
  take,
  wordOf,
} from '../../support/ledger/sports-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let hall: SportsHall
let ana: TestMember
let bia: TestMember
beforeAll(async () => {
  hall = await createSportsHall(2)
  const [one, two] = hall.members
  if (one === undefined || two === undefined) throw new Error('no members')
  ana = one
  bia = two
})
afterAll(() => hall.close())
beforeEach(() => hall.goOn())
afterEach(() => expectSoundBooks(hall.world))

/** What wins on each match of the matchday that takes bets: known to this test because it holds the server's keys. */
async function winners() {
  const { day, matches } = await hall.open()
  return matches.map((match, index) => {
    const score = day.outcome.matches[index]
    if (score === undefined) throw new Error('a match is missing')
    const [won = ''] = winningPicks('1x2', score)
    return {
      match,
      score,
      won: take(match, '1x2', won),
      lost: take(match, '1x2', won === 'home' ? 'away' : 'home'),
    }
  })
}

test('a multiple that comes in pays the product of its odds, one with a wrong selection nothing, and both stand in the history with their proof', async () => {
  const [a, b, c] = await winners()
  if (a === undefined || b === undefined || c === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const won = slipIn(await hall.place(ana, [a.won, b.won, c.won]))
  const lost = slipIn(await hall.place(ana, [a.won, b.lost]))
  expect(won).toMatchObject({ state: 'open', stake: 1_000n, kind: 'multiple' })
  expect(won.potential).toBe(multiplied(1_000n, [a.won.odds, b.won.odds, c.won.odds]))
  expect(await hall.cashOf(ana)).toBe(before - 2_000n)
  await hall.finish()
  expect(await hall.cashOf(ana)).toBe(before - 2_000n + won.potential)
  const slips = await hall.slips(ana)
  expect(slips.find(slip => slip.id === won.id)).toMatchObject({ state: 'settled', payout: won.potential })
  expect(slips.find(slip => slip.id === lost.id)).toMatchObject({ state: 'settled', payout: 0n })

  const play = createPlay(hall.deps, hall.process.sports.catalogue)
  const record = await readRecord(play, ana.id, { game_id: league })
  if (record instanceof Refused) throw new Error(record.word)
  const round = record.data.find(one => one.id === won.id)
  if (round?.server_seed == null) throw new Error('no proof')
  const rules = findLeague(league)
  if (rules === undefined) throw new Error('no league')
  expect(await leadsToAnchor(round.server_seed, round.nonce, round.shared?.anchor ?? '')).toBe(true)
  const input = {
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    game: league,
  }
  const again = await playMatchday(rules, round.shared?.number ?? 0, openDraw(input))
  expect(again.matches[0]).toMatchObject(a.score)
  expect(round.view).toMatchObject({
    kind: 'multiple',
    stake: '10.00',
    matchday: round.shared?.number,
    legs: [
      { result: 'won', score: { home: a.score.home, away: a.score.away } },
      { result: 'won' },
      { result: 'won' },
    ],
  })
})

test('singles are paid each for itself, in one slip and one payment', async () => {
  const [a, b] = await winners()
  if (a === undefined || b === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  slipIn(await hall.place(ana, [a.won, b.lost], { kind: 'singles' }))
  await hall.finish()
  expect(await hall.cashOf(ana)).toBe(before - 2_000n + multiplied(1_000n, [a.won.odds]))
})

test('a slip is taken once for its key, at exactly what it adds up to, until the kick-off', async () => {
  const [a, b] = await winners()
  if (a === undefined || b === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const key = 'a-slip-that-comes-twice-0001'
  const slip = slipIn(await hall.place(ana, [a.won], { key }))
  expect(slipIn(await hall.place(ana, [a.won], { key }))).toEqual(slip)
  expect(wordOf(await hall.place(ana, [b.won], { key }))).toBe('idempotency_mismatch')
  expect(wordOf(await hall.place(ana, [a.won, b.won], { total: 900n }))).toBe('bet_invalid')
  expect(wordOf(await hall.place(ana, [a.won], { each: 99n }))).toBe('bet_below_minimum')
  expect(wordOf(await hall.place(ana, [a.won], { each: 200_000n }))).toBe('bet_above_maximum')
  expect(wordOf(await hall.place(ana, [a.won, a.lost]))).toBe('same_match')
  expect(wordOf(await hall.place(ana, [{ ...a.won, match: '99999-0' }]))).toBe('bet_invalid')
  expect(wordOf(await hall.place(ana, [a.won], { game: 'dados-da-arara' }))).toBe('game_unavailable')
  expect(await hall.cashOf(ana)).toBe(before - 1_000n)
  hall.moveTo(a.match.kicks_off_at)
  expect(wordOf(await hall.place(ana, [a.won]))).toBe('betting_closed')
  // The answer of the first call is the same after the kick-off as well.
  expect(slipIn(await hall.place(ana, [a.won], { key }))).toEqual(slip)
  await hall.finish()
})

test('a slip that could pay more than the book’s maximum is refused with the largest stake', async () => {
  const { matches } = await hall.open()
  const legs = matches.slice(0, 4).map(match => take(match, 'score', '3-3'))
  const refused = await hall.place(ana, legs, { each: 10_000n })
  expect(wordOf(refused)).toBe('win_above_limit')
  expect(refused instanceof Refused && refused.parts.details).toEqual({
    most_win: '50000.00',
    maximum: expect.any(String),
  })
})

test('odds that moved are refused with the new ones; longer ones are taken where the member accepts them; accepted odds stay', async () => {
  const [a, b] = await winners()
  if (a === undefined || b === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const first = slipIn(await hall.place(ana, [a.won]))
  const longer = a.won.odds + 40
  await hall.setOdds(a.match.id, '1x2', a.won.pick, longer)
  const refused = await hall.place(ana, [a.won, b.won])
  expect(wordOf(refused)).toBe('odds_changed')
  expect(refused instanceof Refused && refused.parts.details).toEqual({
    [`${a.match.id} 1x2 ${a.won.pick}`]: longer,
  })
  const better = slipIn(await hall.place(ana, [a.won], { better: true }))
  expect(better.legs[0]?.odds).toBe(longer)
  await hall.setOdds(a.match.id, '1x2', a.won.pick, a.won.odds - 1)
  expect(wordOf(await hall.place(ana, [a.won], { better: true }))).toBe('odds_changed')
  await hall.finish()
  const paid = multiplied(1_000n, [a.won.odds]) + multiplied(1_000n, [longer])
  expect(await hall.cashOf(ana)).toBe(before - 2_000n + paid)
  expect((await hall.slips(ana)).find(slip => slip.id === first.id)?.legs[0]?.odds).toBe(a.won.odds)
})

test('a book has one holder: two processes that turn at once settle each slip once, and a stale fence changes nothing', async () => {
  const [a, b] = await winners()
  if (a === undefined || b === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const slip = slipIn(await hall.place(ana, [a.won]))
  const [stale] = await hall.process.runner.turn()
  const other = hall.createProcess()
  expect(await other.runner.turn()).toEqual([])
  // The first falls silent beyond its lease: the second goes on from the stored times.
  const { row } = await hall.latest()
  hall.moveTo(row.ends_at.getTime() + 6_000)
  const [taken] = await other.runner.turn()
  if (stale === undefined || taken === undefined) throw new Error('nobody holds the book')
  expect(taken.fence).toBe(stale.fence + 1n)
  const { db } = hall.deps
  expect(await endMatchday(db, stale, row.number, undefined)).toBe(false)
  const forged = {
    row: { member_id: ana.id, id: slip.id },
    payout: 9_999n,
    isVoid: false,
    state: '{}',
    hash: Buffer.from('x'),
    ids: [hall.deps.ids(), hall.deps.ids(), hall.deps.ids()] as const,
  }
  expect(await settleSlipRows(db, stale, [forged], hall.deps.clock.now())).toEqual([])
  expect(await settleSlipRows(db, taken, [forged], hall.deps.clock.now())).toEqual([
    { slip_id: slip.id, word: 'gone' },
  ])
  await Promise.all([hall.process.runner.turn(), other.runner.turn(), hall.createProcess().runner.turn()])
  expect(await hall.cashOf(ana)).toBe(before - 1_000n + slip.potential)
  hall.advance(6_000)
})

test('while a match runs its goals are shown by the minute, and neither seed nor end before the last', async () => {
  const { day } = await hall.open()
  const total = (goals: readonly { readonly goals: readonly unknown[] }[]) =>
    goals.reduce((sum, match) => sum + match.goals.length, 0)
  const open = await hall.board(ana)
  expect(open.matches.every(match => match.state === 'open' && match.score === null)).toBe(true)
  const length = day.row.ends_at.getTime() - day.row.kicks_off_at.getTime()
  hall.moveTo(day.row.kicks_off_at.getTime() + length / 2)
  const half = await hall.board(ana)
  expect(half.matchday?.server_seed).toBeNull()
  expect(half.matches.every(match => match.state === 'running')).toBe(true)
  expect(half.matches.flatMap(match => match.goals).every(goal => goal.minute <= 45)).toBe(true)
  hall.moveTo(day.row.ends_at)
  const over = await hall.board(ana)
  expect(over.matchday?.server_seed).toBe(day.seed)
  expect(total(over.matches)).toBe(total(day.outcome.matches))
  await hall.finish()
  const reported = await hall.board(ana)
  expect(reported.results).toHaveLength(Math.min(12, 6 * day.row.number))
  expect(reported.table).toHaveLength(12)
  expect(reported.table[0]?.points).toBeGreaterThanOrEqual(reported.table[11]?.points ?? 99)
})

test('when the chain cannot be opened any more nothing was played: stakes go back and a new chain begins', async () => {
  const [a, b] = await winners()
  if (a === undefined || b === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const slip = slipIn(await hall.place(ana, [a.won, b.won]))
  const { row } = await hall.latest()
  await sql`UPDATE shared_chain SET last_seed_sealed = 'x' WHERE id = ${row.chain_id}`.execute(
    hall.world.database.db,
  )
  hall.moveTo(row.ends_at.getTime() + 6_000)
  const other = hall.createProcess()
  await other.runner.turn()
  expect(await hall.cashOf(ana)).toBe(before)
  expect((await hall.slips(ana)).find(one => one.id === slip.id)).toMatchObject({
    state: 'rolled_back',
    payout: 1_000n,
    legs: [{ result: 'void' }, { result: 'void' }],
  })
  hall.moveTo(row.next_at.getTime() + 6_000)
  await other.runner.turn()
  hall.advance(6_000)
  expect((await hall.latest()).row.chain_id).not.toBe(row.chain_id)
})

test('a member who may not play places nothing; play money pays for demo slips alone', async () => {
  const [a] = await winners()
  if (a === undefined) throw new Error('no matches')
  const before = await hall.cashOf(bia)
  slipIn(await hall.place(bia, [a.won], { mode: 'demo' }))
  expect(await hall.cashOf(bia)).toBe(before)
  expect(await hall.cashOf(bia, 'PLAY')).toBe(499_000n)
  await blockPlay(hall.deps.db, bia.id, new Date(hall.deps.clock.now().getTime() + 3_600_000))
  expect(wordOf(await hall.place(bia, [a.won]))).toBe('play_paused')
  await blockPlay(hall.deps.db, bia.id, null)
  await hall.finish()
})

test('a slip whose wallet somebody holds waits for the next look, and nobody else waits for it', async () => {
  const [a] = await winners()
  if (a === undefined) throw new Error('no matches')
  const before = await hall.cashOf(ana)
  const mine = slipIn(await hall.place(ana, [a.won]))
  const theirs = slipIn(await hall.place(bia, [a.won]))
  const stateOf = async (member: TestMember, id: string) =>
    (await hall.slips(member)).find(slip => slip.id === id)?.state
  await hall.deps.db.transaction().execute(async tx => {
    await sql`SELECT FROM wallet WHERE member_id = ${ana.id} FOR UPDATE`.execute(tx)
    await hall.finish()
  })
  expect(await stateOf(ana, mine.id)).toBe('open')
  expect(await stateOf(bia, theirs.id)).toBe('settled')
  hall.advance(1_000)
  await hall.process.runner.turn()
  expect(await stateOf(ana, mine.id)).toBe('settled')
  expect(await hall.cashOf(ana)).toBe(before - 1_000n + mine.potential)
})
