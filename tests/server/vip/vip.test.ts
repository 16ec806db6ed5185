import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeOffers } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { bringUpToDate } from '../../../server/features/vip/fold.ts'
import { foldDue, readVip, recordRecharge } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import { demoMember, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { loseRound, vipPlayer } from '../../support/people/vip-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const day = 86_400_000

const player = (recharged: bigint) => vipPlayer(world, recharged)
const lose = (member: TestMember, stake: bigint, category?: string) =>
  loseRound(world, member, stake, category)

async function vip(member: TestMember) {
  const read = await readVip(world.deps, member.id, 'pt')
  if (read instanceof Refused) throw new Error('refused')
  return read
}

const levelOf = async (member: TestMember, track = 'general') =>
  (await vip(member)).uservip.standings.find(one => one.track === track)?.level

async function bonuses(member: TestMember) {
  const { rows } = await sql<{ kind: string; cause: string; amount: bigint }>`
    SELECT kind, cause, amount FROM vip_reward WHERE member_id = ${member.id} AND amount > 0 ORDER BY id`.execute(
    world.deps.db,
  )
  return rows
}

// Specification, section 7: "POST api/member/vip/info. Response: uservip, data."
test('the call answers uservip with level, recharge and betting, and the ladder as data', async () => {
  const member = await registerMember(world)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/member/vip/info?lang=en',
    headers: member.headers,
    payload: {},
  })
  expect(answer.json()).toMatchObject({
    status: 'success',
    uservip: { userviplvl: 0, level_name: 'Newcomer', totalrecharge: '0.00', totalbetting: '0.00' },
  })
  expect(answer.json().data[1]).toMatchObject({
    track: 'general',
    level: 1,
    name: 'Bronze',
    recharge_needed: '500.00',
    betting_needed: '2000.00',
  })
})

test('a demo account has no levels', async () => {
  const demo = await demoMember(world)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/member/vip/info',
    headers: demo.headers,
    payload: {},
  })
  expect(answer.statusCode).toBe(403)
})

/*
 * docs/rules/vip.md: "level by total recharge and total betting, both needed; upgrade bonus once per level, weekly and monthly
 * bonus; general, slot and live tracks".
 */
test('a level needs both: betting without recharge, or recharge without betting, lifts nobody', async () => {
  const bettor = await player(0n)
  await lose(bettor, 2_000_00n)
  expect(await levelOf(bettor)).toBe(0)
  const saver = await player(500_00n)
  expect(await levelOf(saver)).toBe(0)
  await lose(saver, 2_000_00n)
  expect(await levelOf(saver)).toBe(1)
})

test('the tracks are apart: play in the live lobby lifts the live track, not the slots', async () => {
  const member = await player(500_00n)
  await lose(member, 1_200_00n, 'live')
  expect(await levelOf(member, 'live')).toBe(1)
  expect(await levelOf(member, 'slot')).toBe(0)
  expect(await levelOf(member)).toBe(0)
})

test('the bonus of a level is paid once, however often and however parallel somebody looks', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  await Promise.all(Array.from({ length: 20 }, () => vip(member)))
  expect(await bonuses(member)).toEqual([{ kind: 'upgrade', cause: 'general:upgrade:1', amount: 2_00n }])
})

// docs/rules/vip.md: "`promotion/history` and `member/vip/history`: rewards received."
test('the history has every bonus and every change of level, newest first, by pages, for the member alone', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  await vip(member)
  const read = async ({ headers }: TestMember, payload: object = {}) => {
    const url = '/api/member/vip/history'
    return (await world.app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const { data } = await read(member)
  expect(
    data.map((row: { kind: string; level: number; amount: string }) => [row.kind, row.level, row.amount]),
  ).toEqual([
    ['upgrade', 1, '2.00'],
    ['level_up', 1, '0.00'],
  ])
  const first = await read(member, { limit: 1 })
  expect(first.data).toEqual([data[0]])
  expect((await read(member, { limit: 1, cursor: first.next_cursor })).data).toEqual([data[1]])
  const other = await player(0n)
  expect((await read(other)).data).toEqual([])
  expect(await read(other, { member_id: member.id })).toMatchObject({ code: 403 })
})

// docs/rules/vip.md: "Everything paid on play is capped by theoretical loss […] VIP at 5 %".
test('what is paid never passes five per cent of the theoretical loss', async () => {
  const member = await player(60_000_00n)
  await lose(member, 100_000_00n, 'crash')
  await vip(member)
  const paid = (await bonuses(member)).reduce((sum, { amount }) => sum + amount, 0n)
  expect(paid).toBeLessThanOrEqual((100_000_00n * 5n * 5n) / 10_000n)
  expect((await vip(member)).uservip.paid).toBe(paid)
})

test('a recharge that is taken back counts no longer; the level stays until its period ends', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  expect(await levelOf(member)).toBe(1)
  await transaction(world.deps.db, tx => recordRecharge(world.deps, tx, member.id, -500_00n))
  expect((await vip(member)).uservip).toMatchObject({ userviplvl: 1, totalrecharge: 0n })
})

test('finished days are joined once, by the first caller, and history is not read again', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  world.clock.advance(2 * day)
  await Promise.all([foldDue(world.deps), foldDue(world.deps), vip(member)])
  const undone = new Error('undone')
  const withoutHistory = transaction(world.deps.db, async tx => {
    await sql`DELETE FROM member_day WHERE member_id = ${member.id}`.execute(tx)
    const state = await bringUpToDate(world.deps, tx, member.id)
    expect(state?.standings.get('general')?.betting).toBe(2_000_00n)
    throw undone
  })
  await expect(withoutHistory).rejects.toBe(undone)
})

test('a week and a month in which something was staked bring their bonus, once; idle ones bring none', async () => {
  const member = await player(2_000_00n)
  await lose(member, 50_000_00n, 'crash')
  await vip(member)
  world.clock.advance(31 * day)
  await foldDue(world.deps)
  await foldDue(world.deps)
  const kinds = (await bonuses(member)).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'weekly')).toHaveLength(1)
  expect(kinds.filter(kind => kind === 'monthly')).toHaveLength(1)
  world.clock.advance(31 * day)
  await foldDue(world.deps)
  expect(await bonuses(member)).toHaveLength(kinds.length)
})

// No promotion.
async function takeBreak(member: TestMember, term: string) {
  const taken = await world.app.inject({
    method: 'POST',
    url: '/api/breaks/take',
    headers: member.keyed(randomUUID()),
    payload: { id: randomUUID(), term },
  })
  expect(taken.statusCode).toBe(200)
}

/** As a night that finds a high score does. */
const becomeAtRisk = ({ id: memberId }: TestMember) =>
  transaction(world.deps.db, tx =>
    closeOffers(world.deps, tx, { memberId, by: 'score', at: world.clock.now() }),
  )

// The same issue, Seeing harm: "VIP offers and promotions stop for members at risk".
test.each(['month', 'indefinite', 'at risk'])(
  'what falls due in a break or at risk (%s) lapses: no bonus, no letter, not afterwards either',
  async term => {
    const member = await player(2_000_00n)
    await lose(member, 50_000_00n, 'crash')
    await (term === 'at risk' ? becomeAtRisk(member) : takeBreak(member, term))
    const reported = async () => {
      const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM notification WHERE member_id = ${member.id} AND kind LIKE 'vip%'`.execute(
        world.deps.db,
      )
      return rows
    }
    world.clock.advance(20 * day)
    await foldDue(world.deps)
    expect(await levelOf(member)).toBeGreaterThan(0)
    expect([await bonuses(member), await reported()]).toEqual([[], []])
    world.clock.advance(31 * day)
    await foldDue(world.deps)
    expect([await bonuses(member), await reported()]).toEqual([[], []])
  },
)

test('after 90 days without play the level falls by one, and the history says so', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  expect(await levelOf(member)).toBe(1)
  world.clock.advance(91 * day)
  await foldDue(world.deps)
  world.clock.advance(90 * day)
  await foldDue(world.deps)
  expect(await levelOf(member)).toBe(0)
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM vip_reward
    WHERE member_id = ${member.id} AND kind LIKE 'level%' ORDER BY id`.execute(world.deps.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['level_up', 'level_down'])
})

test('a level that fell and is reached again brings its bonus no second time', async () => {
  const member = await player(500_00n)
  await lose(member, 2_000_00n, 'crash')
  await vip(member)
  for (const days of [91, 90]) {
    world.clock.advance(days * day)
    await foldDue(world.deps)
  }
  await lose(member, 2_000_00n, 'crash')
  expect(await levelOf(member)).toBe(1)
  const paid = await bonuses(member)
  expect(paid.filter(({ kind }) => kind === 'upgrade')).toHaveLength(1)
  expect((await vip(member)).uservip.paid).toBe(paid.reduce((sum, { amount }) => sum + amount, 0n))
})
