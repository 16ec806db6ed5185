import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { expectSoundBooks, fund } from '../../support/people/game-player.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

async function call(member: TestMember, path: string, payload: object = {}, key?: string) {
  const headers = key === undefined ? member.headers : member.keyed(key)
  const answer = await world.app.inject({ method: 'POST', url: `/api/agency/${path}`, headers, payload })
  return answer.json()
}

const invitedBy = (inviter: TestMember) => registerMember(world, { invite_code: inviter.inviteCode })

// docs/rules/agency.md: "agency: direct and indirect subordinates (three levels)".
test('who registers with a code stands below its owner, and below the two above them, and no further', async () => {
  const first = await registerMember(world)
  const second = await invitedBy(first)
  const third = await invitedBy(second)
  const fourth = await invitedBy(third)
  await invitedBy(fourth)
  expect((await call(first, 'reward')).data).toMatchObject({ direct: 1, second: 1, third: 1 })
  expect((await call(third, 'reward')).data).toMatchObject({ direct: 1, second: 1, third: 0 })
})

test('the record lists everybody below, newest first, by pages, with names that only those who know them recognise', async () => {
  const agent = await registerMember(world)
  const friends = [await invitedBy(agent), await invitedBy(agent), await invitedBy(agent)]
  const first = await call(agent, 'inviterecord', { limit: 2 })
  expect(first.data.map((row: { id: string }) => row.id)).toEqual([friends[2]?.id, friends[1]?.id])
  expect(first.data[0].name).toBe(`${friends[2]?.name.slice(0, 3)}***`)
  const rest = await call(agent, 'inviterecord', { limit: 2, cursor: first.next_cursor })
  expect(rest).toMatchObject({ data: [{ id: friends[0]?.id, depth: 1 }], next_cursor: null })
  const id = friends[0]?.id
  for (const cursor of ['nonsense', `2026-02-31T10:00:00.000Z~${id}`, `0000-01-01T00:00:00.000Z~${id}`]) {
    expect(await call(agent, 'inviterecord', { cursor }), cursor).toMatchObject({ code: 400 })
  }
})

// Specification, section 5: "Registering a subordinate needs the invitee's phone, the inviter's invitation code and the invitee's UID."
test('a subordinate is registered by phone, code and UID, once, with everybody below them', async () => {
  const agent = await registerMember(world)
  const phone = '+5511987650001'
  const friend = await registerMember(world, { phone })
  await invitedBy(friend)
  const intent = { phone, uid: friend.id, invite_code: agent.inviteCode }
  const key = randomUUID()
  const done = await call(agent, 'subordinate/register', intent, key)
  expect(done).toMatchObject({ status: 'success', data: { name: `${friend.name.slice(0, 3)}***` } })
  expect(await call(agent, 'subordinate/register', intent, key)).toEqual(done)
  expect(await call(agent, 'subordinate/register', intent, randomUUID())).toMatchObject({
    error: 'subordinate_taken',
  })
  expect((await call(agent, 'reward')).data).toMatchObject({ direct: 1, second: 1 })
})

test('what does not belong together is one refusal, whichever part is wrong', async () => {
  const agent = await registerMember(world)
  const phone = '+5511987650002'
  const friend = await registerMember(world, { phone })
  const intent = { phone, uid: friend.id, invite_code: agent.inviteCode }
  const other = await call(
    agent,
    'subordinate/register',
    { ...intent, phone: '+5511987650003' },
    randomUUID(),
  )
  const nobody = await call(agent, 'subordinate/register', { ...intent, uid: randomUUID() }, randomUUID())
  expect(other).toMatchObject({ code: 422, error: 'subordinate_unknown' })
  expect({ ...nobody, request_id: '' }).toEqual({ ...other, request_id: '' })
  const foreign = { ...intent, invite_code: friend.inviteCode }
  expect(await call(agent, 'subordinate/register', foreign, randomUUID())).toMatchObject({
    code: 403,
    error: 'invite_code_foreign',
  })
})

test('nobody stands below themselves: not directly, and not by any detour', async () => {
  const phone = '+5511987650004'
  const top = await registerMember(world, { phone })
  const middle = await invitedBy(top)
  const low = await invitedBy(middle)
  const lower = await invitedBy(low)
  const lowest = await invitedBy(lower)
  // Who typed their own UID by mistake reads that it is theirs, not that somebody stands above them.
  const refusals = { subordinate_yourself: [top], line_circular: [middle, lowest] }
  for (const [error, agents] of Object.entries(refusals)) {
    for (const agent of agents) {
      const intent = { phone, uid: top.id, invite_code: agent.inviteCode }
      expect(await call(agent, 'subordinate/register', intent, randomUUID())).toMatchObject({ error })
    }
  }
})

test('a finished week is settled and paid once, with a notification to the agent and the statement of each subordinate', async () => {
  const agent = await registerMember(world)
  const friend = await invitedBy(agent)
  await fund(world, friend.id, 1_000_00n)
  const round = { roundId: randomUUID(), key: randomUUID(), stake: 1_000_00n, payout: 0n }
  await world.deps.wallet.playRound(world.deps.db, {
    ...round,
    memberId: friend.id,
    currency: 'BRL',
    game: 'test:game',
    category: 'slots',
    edgePpm: 50_000,
  })
  world.clock.advance(7 * 86_400_000)
  await Promise.all([settleDue(world.deps), settleDue(world.deps)])
  await settleDue(world.deps)
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet WHERE member_id = ${agent.id}`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([{ cash: 7_50n }])
  const { rows: news } = await sql`SELECT details FROM notification
    WHERE member_id = ${agent.id} AND kind = 'commission_paid'`.execute(world.deps.db)
  expect(news).toMatchObject([{ details: { money: '7.50' } }])
})

test('weeks that ended while no server ran are settled and paid later, each once', async () => {
  const agent = await registerMember(world)
  const friend = await invitedBy(agent)
  await fund(world, friend.id, 1_000_00n)
  await settleDue(world.deps)
  const lose = (stake: bigint) =>
    world.deps.wallet.playRound(world.deps.db, {
      ...{ roundId: randomUUID(), key: randomUUID(), stake, payout: 0n, memberId: friend.id },
      ...{ currency: 'BRL', game: 'test:game', category: 'slots', edgePpm: 50_000 },
    })
  await lose(400_00n)
  world.clock.advance(7 * 86_400_000)
  await lose(600_00n)
  world.clock.advance(21 * 86_400_000)
  await Promise.all([settleDue(world.deps), settleDue(world.deps)])
  const { rows } = await sql<{ commission: bigint }>`SELECT commission FROM agency_week
    WHERE agent_id = ${agent.id} ORDER BY week`.execute(world.deps.db)
  expect(rows).toEqual([{ commission: 3_00n }, { commission: 4_50n }])
  const { rows: wallets } = await sql`SELECT cash FROM wallet WHERE member_id = ${agent.id}`.execute(
    world.deps.db,
  )
  expect(wallets).toEqual([{ cash: 7_50n }])
})

test('a commission is paid once, however many servers pay it at the same moment', async () => {
  const agent = await registerMember(world)
  await sql`INSERT INTO agency_week VALUES (${agent.id}, '2020-01-06', 0, 0, 0, 0, 0, 5000, 0, 5000, 5000, 0, now())`.execute(
    world.deps.db,
  )
  await Promise.all(Array.from({ length: 20 }, () => settleDue(world.deps)))
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet WHERE member_id = ${agent.id}`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([{ cash: 50_00n }])
})

test('agent and subordinate in one browser: the line is barred and earns nothing', async () => {
  const agent = await registerMember(world)
  const friend = await invitedBy(agent)
  const now = world.clock.now()
  for (const who of [agent, friend]) {
    await sql`INSERT INTO member_device (member_id, id, token_hash, browser, system, network, created_at, seen_at)
      VALUES (${who.id}, ${randomUUID()}, ${Buffer.from(`same ${agent.id}`)}, '', '', '', ${now}, ${now})`.execute(
      world.deps.db,
    )
  }
  world.clock.advance(7 * 86_400_000)
  await settleDue(world.deps)
  const { rows } = await sql<{ barred_reason: string | null }>`
    SELECT barred_reason FROM agency_line WHERE agent_id = ${agent.id}`.execute(world.deps.db)
  expect(rows).toEqual([{ barred_reason: 'linked' }])
})

// Specification, section 7: "GET api/agency/mechanism/recharge, /betting and /settlement, fetched together".
test.each(['recharge', 'betting', 'settlement'])('the %s table is open to everybody', async kind => {
  const answer = await world.app.inject({ method: 'GET', url: `/api/agency/mechanism/${kind}` })
  expect(answer.json()).toMatchObject({ status: 'success', data: [{ from_amount: '0.00' }, {}, {}, {}] })
})
