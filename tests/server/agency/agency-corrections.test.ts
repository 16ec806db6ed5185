import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { expectSoundBooks, fund } from '../../support/people/game-player.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Decision 041: a bet may be taken back after its week was settled (013); the next settlement corrects what was paid for it. */
let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const toNextWeek = () => world.clock.advance(7 * 86_400_000)
const settle = () => settleDue(world.deps)

async function line() {
  const agent = await registerMember(world)
  const friend = await registerMember(world, { invite_code: agent.inviteCode })
  await fund(world, friend.id, 10_000_000_00n)
  return { agent, friend }
}

/** A settled round of a game with an edge of 5 %; its bet's key comes back. */
async function play(member: TestMember, stake: bigint, payout = 0n): Promise<string> {
  const round = { memberId: member.id, currency: 'BRL', roundId: randomUUID() } as const
  const key = `bet:${round.roundId}`
  const game = { game: 'test:game', category: 'slots', edgePpm: 50_000 }
  await world.deps.wallet.placeBet(world.deps.db, { ...round, ...game, key, stake })
  await world.deps.wallet.settle(world.deps.db, { ...round, key: `win:${key}`, payout, isFinal: true })
  return key
}

async function takeBack(member: TestMember, betKey: string) {
  const order = { memberId: member.id, currency: 'BRL', betKey, key: `rollback:${betKey}` } as const
  expect(await world.deps.wallet.rollback(world.deps.db, order)).toMatchObject({ status: 'posted' })
}

interface Week {
  readonly revenue: bigint
  readonly corrected: bigint
  readonly owed: bigint
  readonly commission: bigint
  readonly cap: bigint
  readonly carry: bigint
  readonly parts: bigint
}

/** The agent's weeks, oldest first, each with the sum of the shares in its statement. */
async function weeksOf({ id }: TestMember): Promise<Week[]> {
  const { rows } = await sql<Week>`SELECT revenue, corrected, owed, commission, cap, carry,
      (SELECT coalesce(sum(commission), 0)::bigint FROM agency_statement s WHERE s.agent_id = w.agent_id AND s.week = w.week) AS parts
    FROM agency_week w WHERE agent_id = ${id} ORDER BY week`.execute(world.deps.db)
  return rows
}

async function cashOf({ id }: TestMember): Promise<bigint> {
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet
    WHERE member_id = ${id} AND currency = 'BRL'`.execute(world.deps.db)
  return rows[0]?.cash ?? 0n
}

// Decision 013: "Who pays on it pays by what it says then"; "sum of parts = whole".
test('a bet that is taken back after its week was settled is a negative line of the next statement', async () => {
  const { agent, friend } = await line()
  const bet = await play(friend, 1_000_00n)
  toNextWeek()
  await settle()
  expect(await cashOf(agent)).toBe(7_50n)
  await takeBack(friend, bet)
  await play(friend, 3_000_00n)
  toNextWeek()
  await settle()
  const [, next] = await weeksOf(agent)
  expect(next).toMatchObject({ parts: 22_50n, corrected: -7_50n, commission: 15_00n, owed: 0n })
  expect(await cashOf(agent)).toBe(22_50n)
})

test('what a week cannot bear goes on into the next, also through weeks in which nobody played', async () => {
  const { agent, friend } = await line()
  const bet = await play(friend, 1_000_00n)
  toNextWeek()
  await settle()
  await takeBack(friend, bet)
  toNextWeek()
  await settle()
  toNextWeek()
  await settle()
  await play(friend, 400_00n)
  toNextWeek()
  await settle()
  await play(friend, 1_000_00n)
  toNextWeek()
  await settle()
  expect(await weeksOf(agent)).toMatchObject([
    { commission: 7_50n },
    { parts: 0n, corrected: -7_50n, commission: 0n, owed: -7_50n },
    { parts: 3_00n, corrected: -7_50n, commission: 0n, owed: -4_50n },
    { parts: 7_50n, corrected: -4_50n, commission: 3_00n, owed: 0n },
  ])
  expect(await cashOf(agent)).toBe(10_50n)
})

test('a win that is taken back raises what the week brought, and the loss it had carried on is gone', async () => {
  const { agent, friend } = await line()
  await play(friend, 1_000_00n)
  const lucky = await play(friend, 1_000_00n, 5_000_00n)
  toNextWeek()
  await settle()
  expect(await weeksOf(agent)).toMatchObject([{ commission: 0n, carry: -3_000_00n }])
  await takeBack(friend, lucky)
  toNextWeek()
  await settle()
  expect(await weeksOf(agent)).toMatchObject([
    { commission: 0n },
    { corrected: 7_50n, commission: 7_50n, carry: 0n },
  ])
})

test('a bet that is taken back before its week is settled is simply not counted, and corrects nothing later', async () => {
  const { agent, friend } = await line()
  const bet = await play(friend, 1_000_00n)
  await play(friend, 200_00n)
  await takeBack(friend, bet)
  toNextWeek()
  await settle()
  await play(friend, 200_00n)
  toNextWeek()
  await settle()
  expect(await weeksOf(agent)).toMatchObject([
    { commission: 1_50n, corrected: 0n },
    { commission: 1_50n, corrected: 0n },
  ])
})

test('who was barred since is corrected by the line that the week was settled with', async () => {
  const { agent, friend } = await line()
  const other = await registerMember(world, { invite_code: agent.inviteCode })
  await fund(world, other.id, 10_000_00n)
  const bet = await play(friend, 1_000_00n)
  await play(other, 500_00n)
  toNextWeek()
  await settle()
  await sql`UPDATE agency_line SET barred_reason = 'linked' WHERE member_id = ${friend.id}`.execute(
    world.deps.db,
  )
  await takeBack(friend, bet)
  toNextWeek()
  await settle()
  expect(await weeksOf(agent)).toMatchObject([{ commission: 11_25n }, { corrected: -7_50n, owed: -7_50n }])
})

// docs/rules/brazil.md: a payer's bank takes a credited payment back. "recharge (on recharges minus withdrawals)" (docs/rules/agency.md).
test('a recharge that is taken back after its week was settled is corrected as a bet is', async () => {
  const { agent, friend } = await line()
  await play(friend, 1_000_00n, 980_00n)
  const at = world.clock.now()
  await sql`INSERT INTO recharge (member_id, id, order_no, method_id, method_type, description, money, paid_money, state, txid,
      created_at, expires_at, paid_at, version)
    VALUES (${friend.id}, ${randomUUID()}, ${randomUUID()}, 'pix', 'pix', '', 10000, 10000, 'paid', ${randomUUID()}, ${at}, ${at},
      ${at}, 1)`.execute(world.deps.db)
  toNextWeek()
  await settle()
  await sql`UPDATE recharge SET state = 'refunded' WHERE member_id = ${friend.id}`.execute(world.deps.db)
  toNextWeek()
  await settle()
  const [first, next] = await weeksOf(agent)
  expect(first).toMatchObject({ commission: 2_00n })
  expect(next).toMatchObject({ corrected: -50n, owed: -50n })
})

// docs/rules/agency.md: "Everything paid on play is capped by theoretical loss".
test('whatever is taken back and when: parts and corrections are the whole, and what is paid comes to what was owed', async () => {
  const round = fc.record({ stake: fc.bigInt(1_00n, 9_000_00n), payout: fc.bigInt(0n, 9_000_00n) })
  const week = fc.record({
    rounds: fc.array(round, { maxLength: 3 }),
    undo: fc.array(fc.nat(9), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(week, { minLength: 2, maxLength: 4 }), async weeks => {
      const { agent, friend } = await line()
      let open: string[] = []
      for (const { rounds, undo } of weeks) {
        for (const { stake, payout } of rounds) open.push(await play(friend, stake, payout))
        for (const place of undo) {
          const bet = open[place % Math.max(1, open.length)]
          if (bet === undefined) continue
          await takeBack(friend, bet)
          open = open.filter(one => one !== bet)
        }
        toNextWeek()
        await settle()
      }
      for (const bet of open) await takeBack(friend, bet)
      toNextWeek()
      await settle()
      const settled = await weeksOf(agent)
      for (const { commission, parts, corrected, owed } of settled)
        expect(commission).toBe(parts + corrected - owed)
      // All of it was taken back: what was paid is what the agent still owes, to the centavo.
      const paid = settled.reduce((sum, { commission }) => sum + commission, 0n)
      expect(paid).toBe(-(settled.at(-1)?.owed ?? 0n))
    }),
    { numRuns: 5 },
  )
})
