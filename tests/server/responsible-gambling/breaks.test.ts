import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memberBreaks } from '../../../contract/responsible-gambling/breaks.ts'
import { endOf } from '../../../server/features/responsible-gambling/breaks/rules.ts'
import { readBreaks } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { insertBreak } from '../../../server/features/responsible-gambling/breaks/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import {
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  expectSoundBooks,
  minesGame,
  minesUnder,
} from '../../support/people/game-player.ts'
import { demoMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

/* docs/rules/responsible-gambling.md. */
const hour = 3_600_000
const day = 24 * hour
let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld()
})
beforeEach(async () => {
  player = await createPlayer(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const take = (term: string, more: object = {}, key?: string) =>
  player.call('breaks/take', { id: randomUUID(), term, ...more }, key)
const comeBack = () => player.call('breaks/return', {})
const read = async () => z.parse(memberBreaks.reply, await player.read('breaks')).data
const at = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString()
/** The clock runs on between a call and its answer. */
const about = (ms: number) => ({
  asymmetricMatch: (text: unknown) => Math.abs(Date.parse(String(text)) - Date.parse(at(ms))) < 60_000,
  toString: () => `about ${at(ms)}`,
})
/** Half a year in which nobody was signed in: an exclusion that ended an hour ago. */
const excludedUntilNow = () =>
  transaction(world.deps.db, tx =>
    insertBreak(tx, player.member.id, {
      ...{ id: randomUUID(), kind: 'exclusion', term: 'six_months' },
      ...{ asked_at: new Date(at(-183 * day)), until: new Date(at(-hour)) },
    }),
  )
const mines = { stake: '1.00', mines: 3 }
/** When the session of before is over: the same past the doors. */
const readLater = async () => (await readBreaks(world.deps, world.deps.db, player.member.id)).data
const betLater = () => {
  const { deps } = world
  const round = { memberId: player.member.id, currency: 'BRL', category: 'slots', edgePpm: 40_000 } as const
  const one = { game: 'arara:x', roundId: deps.ids(), key: deps.ids(), stake: 100n, payout: 0n }
  return deps.wallet.playRound(deps.db, { ...round, ...one })
}
const bet = (mode: 'real' | 'demo' = 'real') => player.start(diceGame, dice, { mode })

test('a pause of 24 hours closes real and demo play at once, says until when, and then ends automatically', async () => {
  expect(await bet()).toMatchObject({ status: 'success' })
  const until = about(day)
  expect(await take('day')).toMatchObject({ data: { running: { kind: 'pause', until } } })
  expect(await bet()).toMatchObject({ code: 403, error: 'play_paused', details: { until } })
  // Play money that the member has never had before the pause is closed as well.
  await player.launch(diceGame, 'demo')
  expect(await bet('demo')).toMatchObject({ code: 403, error: 'play_paused' })
  world.clock.advance(day - 60_000)
  expect(await betLater()).toMatchObject({ status: 'refused', word: 'play_blocked' })
  expect((await readLater()).running?.kind).toBe('pause')
  world.clock.advance(60_000)
  expect(await betLater()).toMatchObject({ status: 'posted' })
  expect((await readLater()).running).toBeNull()
})

test('own dates reach six weeks and no further, and are of this time; a wish sent twice is one row', async () => {
  expect(await take('date', { until: at(42 * day + 2 * hour) })).toMatchObject({ code: 400 })
  expect(await take('date', { until: '0001-01-01T00:00:00.000Z' })).toMatchObject({ code: 400 })
  const until = at(42 * day)
  const intent = { id: randomUUID(), term: 'date', until }
  expect(await player.call('breaks/take', intent)).toMatchObject({ data: { running: { until } } })
  await player.call('breaks/take', intent)
  expect((await read()).history).toMatchObject([{ kind: 'pause', term: 'date', until }])
})

test('a longer one may follow, a shorter one changes nothing', async () => {
  await take('week')
  const { running } = await read()
  await take('day')
  expect(await read()).toMatchObject({ running, history: [{ term: 'week' }] })
  await take('month')
  expect(await read()).toMatchObject({ running: { until: about(31 * day) } })
  await take('year')
  expect((await read()).running?.kind).toBe('exclusion')
  await take('indefinite')
  await take('day')
  expect((await read()).running).toEqual({ kind: 'exclusion', until: null })
})

test('nobody lifts one: not the member, not an operator at the database', async () => {
  await take('six_months')
  expect(await comeBack()).toMatchObject({ code: 409, error: 'break_running' })
  const { db } = world.deps
  const { id } = player.member
  const never = 'never changed'
  await expect(sql`UPDATE play_break SET until = now() WHERE member_id = ${id}`.execute(db)).rejects.toThrow(
    never,
  )
  await expect(sql`DELETE FROM play_break WHERE member_id = ${id}`.execute(db)).rejects.toThrow(never)
  expect(await bet()).toMatchObject({ error: 'self_excluded' })
})

test('"no automatic return": after its end play stays closed until the member asks, and a day has passed', async () => {
  expect(await comeBack()).toMatchObject({ code: 409, error: 'break_unknown' })
  await excludedUntilNow()
  expect(await read()).toMatchObject({ running: { kind: 'ended' } })
  expect(await bet()).toMatchObject({ code: 403, error: 'self_excluded' })
  expect(await comeBack()).toMatchObject({ data: { running: { kind: 'pause', until: about(day) } } })
  expect(await bet()).toMatchObject({ error: 'play_paused', details: { until: about(day) } })
  world.clock.advance(day)
  expect(await betLater()).toMatchObject({ status: 'posted' })
  expect((await readLater()).history.map(({ kind }) => kind)).toEqual(['return', 'exclusion'])
})

test('a pause asked for during the wait of a return is no way around either', async () => {
  await excludedUntilNow()
  await take('week')
  expect((await read()).running?.kind).toBe('ended')
  await comeBack()
  expect(await read()).toMatchObject({ running: { kind: 'pause', until: about(7 * day) } })
})

test('a round that was begun is played to its end', async () => {
  const { data } = await player.start(minesGame, mines)
  await take('indefinite')
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  expect(await player.step(data.round.id, 1, safe(0))).toMatchObject({ status: 'success' })
  expect(await player.step(data.round.id, 2, { action: 'cash_out' })).toMatchObject({ status: 'success' })
})

test('no promotion is claimed', async () => {
  await take('year')
  expect(await player.call('dailywheel/claim', {})).toMatchObject({ code: 403, error: 'self_excluded' })
})

test('bets racing it: each is taken whole or refused, and none after its answer', async () => {
  for (let again = 0; again < 6; again += 1) {
    player = await createPlayer(world)
    const racing = Array.from({ length: 8 }, () => bet())
    expect(await take('day')).toMatchObject({ status: 'success' })
    const after = await Promise.all(Array.from({ length: 4 }, () => bet()))
    for (const answer of after) expect(answer).toMatchObject({ error: 'play_paused' })
    const taken = (await Promise.all(racing)).filter(answer => answer.status === 'success')
    const { rows } = await sql<{ rounds: bigint }>`SELECT count(*) AS rounds FROM round
      WHERE member_id = ${player.member.id}`.execute(world.deps.db)
    expect(rows[0]?.rounds).toBe(BigInt(taken.length))
  }
})

test('every device is notified, signing in and the records stay, and a demo account has nothing to pause', async () => {
  const reported = async () => {
    const { rows } = await sql`SELECT FROM outbox
      WHERE member_id = ${player.member.id} AND topic = 'breaks'`.execute(world.deps.db)
    return rows.length
  }
  const before = await reported()
  await take('indefinite')
  expect(await reported()).toBe(before + 1)
  expect(await player.record()).toMatchObject({ data: [] })
  const demo = await demoMember(world)
  const answer = await world.app.inject({ method: 'GET', url: '/api/breaks', headers: demo.headers })
  expect(answer.statusCode).toBe(403)
})

describe('the end of a term', () => {
  test('is never earlier than its name says', () => {
    const leapDay = new Date('2028-02-29T12:00:00Z')
    expect(endOf('year', leapDay)).toEqual(new Date('2029-03-01T12:00:00Z'))
    expect(endOf('six_months', new Date('2026-08-31T12:00:00Z'))).toEqual(new Date('2027-03-03T12:00:00Z'))
    expect(endOf('month', new Date('2026-08-31T12:00:00Z'))).toEqual(new Date('2026-10-01T12:00:00Z'))
    expect(endOf('indefinite', leapDay)).toBeNull()
  })
})
