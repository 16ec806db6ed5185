import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { type MemberPlaySession, playSession } from '../../../contract/responsible-gambling/play-session.ts'
import {
  readEndedSessions,
  readPlaySession,
} from '../../../server/features/responsible-gambling/play-sessions/service.ts'
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

/* Reality check every 60 minutes or sooner by choice that blocks play until it is answered. */
const minute = 60_000
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

const reported = (answer: unknown): MemberPlaySession => z.parse(playSession.reply, answer).data
const read = async () => reported(await player.read('play-session'))
const running = async () => {
  const { session } = await read()
  if (session === null) throw new Error('nothing is played')
  return session
}
const bet = () => player.start(diceGame, dice)
const goOn = (check_at: string, key?: string) => player.call('play-session/answer', { check_at }, key)
const ask = (minutes: number) => player.call('play-session/interval', { minutes })
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / minute

/** A session of so many minutes that is asked every quarter of an hour, with its check due. */
async function untilDue() {
  await ask(15)
  await bet()
  world.clock.advance(14 * minute)
  await bet()
  world.clock.advance(minute)
}

test('nothing is played: no session, and an hour between checks', async () => {
  expect(await read()).toMatchObject({ session: null, minutes: 60 })
})

test('a session tells its time, what was staked and won, and when its check comes', async () => {
  const { data } = await bet()
  const session = await running()
  expect(session).toMatchObject({ staked: 100n })
  expect((await read()).wallet_version).toBe(data.balance.wallet_version)
  expect(data.round.payout).toBe(`${session.won / 100n}.${String(session.won % 100n).padStart(2, '0')}`)
  expect(between(session.started_at, session.ends_at)).toBe(30)
  expect(between(session.started_at, session.check_at)).toBe(60)
  world.clock.advance(30 * minute)
  // The sign-in has run out by then: the same past the doors.
  const { data: later } = await readPlaySession(world.deps, world.deps.db, player.member.id)
  expect(later).toMatchObject({ session: null, minutes: 60 })
})

describe('a check that is due', () => {
  test('refuses rounds until it is answered, once however often the answer comes, and every device is notified', async () => {
    await untilDue()
    expect(await bet()).toMatchObject({ code: 422, error: 'reality_check_due' })
    const due = await running()
    const key = randomUUID()
    const first = reported(await goOn(due.check_at, key)).session
    expect(between(due.check_at, first?.check_at ?? '')).toBeCloseTo(15, 1)
    expect(reported(await goOn(due.check_at, key)).session).toEqual(first)
    // Another device answers the same check a moment later.
    expect(reported(await goOn(due.check_at)).session).toEqual(first)
    expect(await bet()).toMatchObject({ status: 'success' })
    const { rows } = await sql<{ news: bigint }>`SELECT count(*) AS news FROM outbox
      WHERE member_id = ${player.member.id} AND topic = 'play-session'`.execute(world.deps.db)
    // The interval, and the answer.
    expect(rows).toEqual([{ news: 2n }])
  })

  test('is not answered before it is due, nor by the name of another', async () => {
    await ask(15)
    await bet()
    const early = await running()
    expect(reported(await goOn(early.check_at)).session).toEqual(early)
    world.clock.advance(14 * minute)
    await bet()
    world.clock.advance(minute)
    await goOn('2026-01-01T00:00:00.000Z')
    expect(await bet()).toMatchObject({ error: 'reality_check_due' })
    expect(await goOn('2026-11-20T10:61:00Z')).toMatchObject({ code: 400, error: 'parameters_invalid' })
  })

  test('lets an open round be stepped to its end', async () => {
    await ask(15)
    const { data } = await player.start(minesGame, { stake: '1.00', mines: 3 })
    world.clock.advance(15 * minute)
    const { safe } = await minesUnder(world, player.member.id, data.round, 3)
    expect(await player.step(data.round.id, 1, safe(0))).toMatchObject({ status: 'success' })
    expect(await player.step(data.round.id, 2, { action: 'cash_out' })).toMatchObject({ status: 'success' })
    expect(await bet()).toMatchObject({ error: 'reality_check_due' })
  })

  test('is none of play money, and a demo account has no session', async () => {
    await untilDue()
    await player.launch(diceGame, 'demo')
    expect(await player.start(diceGame, dice, { mode: 'demo' })).toMatchObject({ status: 'success' })
    const demo = await demoMember(world)
    const answer = await world.app.inject({ method: 'GET', url: '/api/play-session', headers: demo.headers })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the time between checks', () => {
  test('when shorter counts for the running session as well', async () => {
    await bet()
    const { session } = reported(await ask(30))
    expect(between(session?.started_at ?? '', session?.check_at ?? '')).toBe(30)
    world.clock.advance(20 * minute)
    await ask(15)
    expect(await bet()).toMatchObject({ error: 'reality_check_due' })
  })

  test('a longer time never puts off the check that is next', async () => {
    await untilDue()
    await ask(60)
    expect(await bet()).toMatchObject({ error: 'reality_check_due' })
    const due = await running()
    const after = reported(await goOn(due.check_at))
    expect(after.minutes).toBe(60)
    expect(between(due.check_at, after.session?.check_at ?? '')).toBeCloseTo(60, 1)
  })

  test('is one of three', async () => {
    expect(await ask(61)).toMatchObject({ code: 400, error: 'parameters_invalid' })
    expect(await ask(0)).toMatchObject({ code: 400 })
  })
})

test('answers and bets at once: every bet is before the answer and refused, or after it and taken', async () => {
  await untilDue()
  const { check_at } = await running()
  const all = await Promise.all([bet(), bet(), goOn(check_at), bet(), goOn(check_at), bet()])
  expect(all.filter(({ error }) => error !== undefined && error !== 'reality_check_due')).toEqual([])
  const taken = all.filter(answer => answer.data?.round !== undefined).length
  expect((await running()).staked).toBe(200n + BigInt(taken) * 100n)
  expect(await bet()).toMatchObject({ status: 'success' })
})

test('a session that is over is in the history of its month, before and after the next begins; a running one is not', async () => {
  const month = brazilDay(world.clock.now()).slice(0, 7)
  const history = async () =>
    (await readEndedSessions(world.deps, player.member.id, month)).data.sessions.map(one => [
      one.why,
      one.staked,
    ])
  await bet()
  expect(await history()).toEqual([])
  world.clock.advance(30 * minute)
  expect(await history()).toEqual([['idle', 100n]])
  const game = { game: 'arara:x', category: 'slots', edgePpm: 40_000, currency: 'BRL' } as const
  const ids = { memberId: player.member.id, roundId: world.deps.ids(), key: 'next' }
  await world.deps.wallet.playRound(world.deps.db, { ...game, ...ids, stake: 300n, payout: 0n })
  expect(await history()).toEqual([['idle', 100n]])
  const { data } = await readEndedSessions(world.deps, player.member.id, '2019-01')
  expect(data.sessions).toEqual([])
})
