import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, brazilDay, mondayOf } from '../../../contract/brazil-day.ts'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { foldDue, readVip } from '../../../server/features/vip/service.ts'
import { expectSoundBooks, fund } from '../../support/people/game-player.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { loseRound, vipPlayer } from '../../support/people/vip-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Each claim is sent 50 times at once […] at the edge of the day in America/Sao_Paulo, and pays once. */
let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
beforeEach(() => turnTo(addDays(mondayOf(today()), 9), '12:00:00'))
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const today = () => brazilDay(world.clock.now())
const turnTo = (day: string, time: string) =>
  world.clock.advance(Date.parse(`${day}T${time}-03:00`) - world.clock.now().getTime())
const fifty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work))

const bronze = () => vipPlayer(world, 500_00n)
const lose = (member: TestMember, stake: bigint) => loseRound(world, member, stake, 'crash')

async function paid(member: TestMember, kind: string) {
  const { rows } = await sql<{ amount: bigint }>`SELECT amount FROM vip_reward
    WHERE member_id = ${member.id} AND kind = ${kind} AND amount > 0`.execute(world.deps.db)
  return rows.map(({ amount }) => amount)
}
const cashOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet
    WHERE member_id = ${id} AND currency = 'BRL'`.execute(world.deps.db)
  return rows[0]?.cash ?? 0n
}
const look = (member: TestMember) => () => readVip(world.deps, member.id, 'pt')

test('fifty looks at once pay the bonus of a level once', async () => {
  const member = await bronze()
  await lose(member, 5_000_00n)
  const before = await cashOf(member)
  await fifty(look(member))
  expect(await paid(member, 'upgrade')).toEqual([2_00n])
  expect(await cashOf(member)).toBe(before + 2_00n)
})

test('a week ends ten minutes after Sunday’s midnight in São Paulo, and its bonus is paid once', async () => {
  const member = await bronze()
  const monday = addDays(mondayOf(today()), 7)
  turnTo(addDays(monday, -1), '23:58:00')
  await lose(member, 5_000_00n)
  turnTo(monday, '00:05:00')
  await fifty(look(member))
  expect(await paid(member, 'weekly')).toEqual([])
  turnTo(monday, '00:10:01')
  await Promise.all([foldDue(world.deps), fifty(look(member))])
  expect(await paid(member, 'weekly')).toEqual([50n])
})

test('a month ends at its last midnight in São Paulo, and its bonus is paid once', async () => {
  const member = await bronze()
  const first = `${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`
  turnTo(addDays(first, -1), '23:58:00')
  await lose(member, 5_000_00n)
  turnTo(first, '00:05:00')
  await look(member)()
  expect(await paid(member, 'monthly')).toEqual([])
  turnTo(first, '00:10:01')
  await Promise.all([foldDue(world.deps), fifty(look(member))])
  expect(await paid(member, 'monthly')).toEqual([1_00n])
})

async function agentOfALoser() {
  const agent = await registerMember(world)
  const friend = await registerMember(world, { invite_code: agent.inviteCode })
  await fund(world, friend.id, 1_000_00n)
  return { agent, friend }
}

test('a week of the agency ends with Sunday in São Paulo; fifty settlements at once pay it once', async () => {
  const { agent, friend } = await agentOfALoser()
  const monday = addDays(mondayOf(today()), 7)
  turnTo(addDays(monday, -1), '23:58:00')
  await lose(friend, 1_000_00n)
  turnTo(monday, '00:05:00')
  await settleDue(world.deps)
  expect(await cashOf(agent)).toBe(0n)
  turnTo(monday, '00:10:01')
  await fifty(() => settleDue(world.deps))
  expect(await cashOf(agent)).toBe(7_50n)
})

test('a commission whose payment was posted and whose answer was lost is not posted again', async () => {
  const { agent, friend } = await agentOfALoser()
  await lose(friend, 1_000_00n)
  turnTo(addDays(mondayOf(today()), 7), '06:00:00')
  await settleDue(world.deps)
  const before = await cashOf(agent)
  expect(before).toBe(7_50n)
  await sql`UPDATE agency_week SET paid_at = NULL WHERE agent_id = ${agent.id}`.execute(world.deps.db)
  await settleDue(world.deps)
  expect(await cashOf(agent)).toBe(before)
  const { rows } = await sql`SELECT FROM agency_week
    WHERE agent_id = ${agent.id} AND paid_at IS NULL`.execute(world.deps.db)
  expect(rows).toEqual([])
})
