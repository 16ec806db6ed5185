import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const week = '2026-11-09'
const before = '2026-11-02'

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  // The settlement as it was written first, row by row: slow and plain, with the bound that came later. The quick one must say the same.
  const first = readFileSync('server/platform/database/migrations/090-agency.sql', 'utf8')
  const functions = first.slice(
    first.indexOf("-- One table's commission"),
    first.indexOf('-- Whether an agent'),
  )
  const bounded = functions
    .replace('FUNCTION settle_agency_week', 'FUNCTION settle_row_by_row')
    .replaceAll(firstCap, `greatest(0, least((revenue + carried) * 30 / 100, ${bound}))`)
  await owner.query(bounded)
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

const firstCap = 'greatest(0, (revenue + carried) * 30 / 100)'
const bound = `(SELECT floor(sum(a.theoretical * CASE l.depth WHEN 1 THEN 15 WHEN 2 THEN 8 ELSE 5 END) / 100000000)
  FROM agency_activity(p_week) a JOIN agency_line l USING (member_id)
  WHERE l.agent_id = counted.agent_id AND l.barred_reason IS NULL)`

const member = fc.record({
  /** Which of those before stands above: a tree. */
  above: fc.nat(),
  stake: fc.bigInt(0n, 40_000_000n),
  won: fc.bigInt(0n, 40_000_000n),
  plays: fc.boolean(),
  barred: fc.boolean(),
  carry: fc.bigInt(-500_000n, 0n),
})
type Person = typeof member extends fc.Arbitrary<infer T> ? T : never

async function grow(people: readonly Person[]): Promise<void> {
  const ids = people.map(() => randomUUID())
  const above = people.map(({ above }, index) => (index === 0 ? undefined : above % index))
  for (const [index, one] of people.entries()) {
    let upper = above[index]
    for (let depth = 1; depth <= 3 && upper !== undefined; depth += 1) {
      const barred = one.barred && depth === 2 ? 'linked' : null
      await sql`INSERT INTO agency_line VALUES (${ids[upper]}, ${depth}, ${ids[index]}, now(), ${barred})`.execute(
        database.db,
      )
      upper = above[upper]
    }
    await sql`INSERT INTO agency_week VALUES (${ids[index]}, ${before}, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${one.carry}, now(), NULL)`.execute(
      database.db,
    )
    if (!one.plays) continue
    await sql`INSERT INTO member_day (member_id, currency, day, category, rounds, stake_cash, stake_bonus, won_cash,
        won_bonus, theoretical, served_cash, served_theoretical)
      VALUES (${ids[index]}, 'BRL', '2026-11-11', 'slots', 1, ${one.stake}, 0, ${one.won}, 0, ${one.stake * 50_000n}, 0, 0)`.execute(
      database.db,
    )
  }
}

async function settledBy(name: string) {
  await owner.query('BEGIN')
  await owner.query(`SELECT ${name}('${week}', '2026-11-16T03:10Z')`)
  const { rows: weeks } = await owner.query(
    `SELECT * FROM agency_week WHERE week = '${week}' ORDER BY agent_id`,
  )
  const { rows: shares } = await owner.query(
    `SELECT * FROM agency_statement WHERE week = '${week}' ORDER BY agent_id, member_id`,
  )
  await owner.query('ROLLBACK')
  return { weeks, shares }
}

const sum = (parts: readonly string[]) => parts.reduce((total, part) => total + BigInt(part), 0n)

// docs/rules/agency.md: "commission by the three tier tables …, settled weekly"; "sum of parts = whole".
test('settling everybody at once says of every agent and subordinate what settling row by row said', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(member, { minLength: 2, maxLength: 14 }), async people => {
        await grow(people)
        const atOnce = await settledBy('settle_agency_week')
        expect(atOnce).toEqual(await settledBy('settle_row_by_row'))
        for (const { agent_id, commission } of atOnce.weeks) {
          const parts = atOnce.shares.filter(one => one.agent_id === agent_id)
          expect(sum(parts.map(one => one.commission))).toBe(BigInt(commission))
        }
      })
      .afterEach(async () => {
        for (const table of ['agency_line', 'agency_week', 'member_day'])
          await sql`DELETE FROM ${sql.table(table)}`.execute(database.db)
      }),
    { numRuns: 30 },
  )
})

test('a tree of which nobody played has nothing to settle', async () => {
  await grow(
    [1n, 2n, 3n].map(() => ({ above: 0, stake: 0n, won: 0n, plays: false, barred: false, carry: 0n })),
  )
  expect(await settledBy('settle_agency_week')).toEqual({ weeks: [], shares: [] })
})

// Migration 220 compared each row of the week with each member: a hundredth of a hundred thousand members' bets taken back took seven minutes.
test('members of a week that is reckoned anew are looked up by hash, however many they are', async () => {
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (GENERIC_PLAN) SELECT * FROM agency_activity('${week}', $1::uuid[])`,
  )
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan.match(/hashed SubPlan/g)?.length).toBe(5)
  expect(plan).not.toContain('= ANY')
})
