import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agencyRate } from '../../../server/features/promotions/rules/strategy.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const week = '2026-11-09'
const nextWeek = '2026-11-16'

beforeEach(async () => {
  await sql`DELETE FROM agency_line`.execute(world.deps.db)
  await sql`DELETE FROM agency_week`.execute(world.deps.db)
  await sql`DELETE FROM agency_statement`.execute(world.deps.db)
  await sql`DELETE FROM agency_settlement`.execute(world.deps.db)
  await sql`DELETE FROM member_day`.execute(world.deps.db)
})

interface Played {
  readonly stake: bigint
  readonly won?: bigint
  readonly day?: string
  /** What the play cost on average; as much as it did cost, where the test is not about luck. */
  readonly onAverage?: bigint
}

/** A member below these agents, nearest first. */
async function below(agents: readonly string[], played?: Played): Promise<string> {
  const id = randomUUID()
  for (const [index, agent] of agents.entries()) {
    await sql`INSERT INTO agency_line (agent_id, depth, member_id, joined_at)
      VALUES (${agent}, ${index + 1}, ${id}, now())`.execute(world.deps.db)
  }
  if (played !== undefined) await plays(id, played)
  return id
}

async function plays(id: string, { stake, won = 0n, day = '2026-11-11', onAverage = stake }: Played) {
  await sql`INSERT INTO member_day (member_id, currency, day, category, rounds, stake_cash, stake_bonus, won_cash, won_bonus,
      theoretical, served_cash, served_theoretical)
    VALUES (${id}, 'BRL', ${day}, 'slots', 1, ${stake}, 0, ${won}, 0, ${onAverage * 1_000_000n}, 0, 0)`.execute(
    world.deps.db,
  )
}

async function settle(of: string) {
  await sql`SELECT settle_agency_week(${of}, now())`.execute(world.deps.db)
}

interface Week {
  readonly recharge: bigint
  readonly betting: bigint
  readonly revenue: bigint
  readonly commission: bigint
  readonly cap: bigint
  readonly carry: bigint
  readonly carried: bigint
}

async function weekOf(agent: string, of = week): Promise<Week | undefined> {
  const { rows } =
    await sql<Week>`SELECT * FROM agency_week WHERE agent_id = ${agent} AND week = ${of}`.execute(
      world.deps.db,
    )
  return rows[0]
}

async function shares(agent: string): Promise<bigint[]> {
  const { rows } = await sql<{ commission: bigint }>`SELECT commission FROM agency_statement
    WHERE agent_id = ${agent} AND week = ${week} ORDER BY member_id`.execute(world.deps.db)
  return rows.map(row => row.commission)
}

const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)

// docs/rules/agency.md: "direct and indirect subordinates (three levels): commission by the three tier tables".
test('what a subordinate brings pays three levels up, each by its own percent', async () => {
  const [far, middle, near] = [randomUUID(), randomUUID(), randomUUID()]
  await below([near, middle, far], { stake: 1_000_00n })
  await settle(week)
  // 0.05 %, 0.02 %, 0.01 % of betting, and 5 %, 2 %, 1 % of what the operator won.
  expect((await weekOf(near))?.commission).toBe(50n + 50_00n)
  expect((await weekOf(middle))?.commission).toBe(20n + 20_00n)
  expect((await weekOf(far))?.commission).toBe(10n + 10_00n)
})

test('a higher total of the agent is a higher tier for the whole of it', async () => {
  const agent = randomUUID()
  await below([agent], { stake: 5_000_00n })
  await settle(week)
  expect(await weekOf(agent)).toMatchObject({ revenue: 5_000_00n, commission: 2_50n + 400_00n })
})

// docs/rules/agency.md: "agency tables together at 30 % of positive net revenue after promotions, losses carried over".
test('a week in which the line won pays nothing, and its loss is carried into the next', async () => {
  const agent = randomUUID()
  const member = await below([agent], { stake: 1_000_00n, won: 1_600_00n })
  await settle(week)
  expect(await weekOf(agent)).toMatchObject({ revenue: -600_00n, commission: 0n, carry: -600_00n })
  await plays(member, { stake: 700_00n, day: '2026-11-18' })
  await settle(nextWeek)
  expect(await weekOf(agent, nextWeek)).toMatchObject({
    carried: -600_00n,
    cap: 30_00n,
    commission: 30_00n,
    carry: 0n,
  })
})

// docs/rules/agency.md: "Everything paid on play is capped by theoretical loss"; "The operator must never pay to be played".
test('what a line lost by luck brings no more than 15, 8 and 5 % of what its play cost on average', async () => {
  const [far, middle, near] = [randomUUID(), randomUUID(), randomUUID()]
  await below([near, middle, far], { stake: 10_000_00n, onAverage: 100_00n })
  await settle(week)
  expect(await weekOf(near)).toMatchObject({ cap: 15_00n, commission: 15_00n })
  expect(await weekOf(middle)).toMatchObject({ cap: 8_00n, commission: 8_00n })
  expect(await weekOf(far)).toMatchObject({ cap: 5_00n, commission: 5_00n })
})

test('the search of ways to be paid to play reckons with what the settlement pays at most', async () => {
  const { rows } = await sql<{ percent: bigint }>`
    SELECT sum(agency_bound_percent(depth::smallint))::bigint AS percent FROM generate_series(1, 3) AS depth`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([{ percent: BigInt(agencyRate / 100) }])
})

// docs/rules/agency.md: "what served a lot earns no cashback, betting rebate, VIP money or commission".
test('play that served a lot brings no commission', async () => {
  const agent = randomUUID()
  await below([agent], { stake: 1_000_00n })
  await sql`UPDATE member_day SET served_cash = stake_cash, served_theoretical = theoretical`.execute(
    world.deps.db,
  )
  await settle(week)
  expect(await weekOf(agent)).toMatchObject({ revenue: 1_000_00n, cap: 0n, commission: 0n })
})

test('a subordinate who took out more than they paid in still has the share that their play brought', async () => {
  const agent = randomUUID()
  const member = await below([agent], { stake: 1_000_00n })
  await sql`INSERT INTO withdrawal (member_id, id, order_no, money, fee, state, account_id, account_label, payment_type,
      destination_sealed, created_at, expected_by, paid_at, version)
    VALUES (${member}, ${randomUUID()}, 'S1', 9000000, 0, 'paid', ${randomUUID()}, '', 'pix', '', '2026-11-12T12:00Z',
      '2026-11-12T12:00Z', '2026-11-12T12:00Z', 1)`.execute(world.deps.db)
  await settle(week)
  expect(await weekOf(agent)).toMatchObject({ recharge: -90_000_00n, commission: 50_50n })
  expect(await shares(agent)).toEqual([50_50n])
})

test('a line that is barred earns nothing', async () => {
  const agent = randomUUID()
  await below([agent], { stake: 1_000_00n })
  await sql`UPDATE agency_line SET barred_reason = 'linked' WHERE agent_id = ${agent}`.execute(world.deps.db)
  await settle(week)
  expect(await weekOf(agent)).toBeUndefined()
})

test('a week is settled once, however many servers try', async () => {
  const agent = randomUUID()
  await below([agent], { stake: 1_000_00n })
  await Promise.all(Array.from({ length: 5 }, () => settle(week)))
  expect(await shares(agent)).toEqual([50_50n])
})

test('whatever the subordinates did, their shares sum up to the commission, and it never passes the cap', async () => {
  const one = fc.record({
    stake: fc.bigInt(0n, 900_000n),
    won: fc.bigInt(0n, 600_000n),
    onAverage: fc.bigInt(0n, 90_000n),
  })
  const played = fc.array(one, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc
      .asyncProperty(played, async line => {
        const agent = randomUUID()
        for (const one of line) await below([agent], one)
        await settle(week)
        const settled = await weekOf(agent)
        const revenue = sum(line.map(({ stake, won }) => stake - won))
        expect(sum(await shares(agent))).toBe(settled?.commission)
        expect(settled?.commission).toBeLessThanOrEqual(revenue > 0n ? (revenue * 30n) / 100n : 0n)
        const onAverage = sum(line.map(one => one.onAverage))
        expect(settled?.commission).toBeLessThanOrEqual((onAverage * 15n) / 100n)
      })
      .afterEach(async () => {
        await sql`DELETE FROM agency_settlement`.execute(world.deps.db)
        await sql`DELETE FROM agency_statement`.execute(world.deps.db)
        await sql`DELETE FROM agency_week`.execute(world.deps.db)
        await sql`DELETE FROM agency_line`.execute(world.deps.db)
      }),
    { numRuns: 25 },
  )
})
