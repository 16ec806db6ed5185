import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupsQuery, movementsQuery, projectOrders } from '../../../server/features/cashier/records/store.ts'
import { daysQuery, totalsQuery } from '../../../server/features/cashier/records/sums.ts'
import { orderPlayer } from '../../support/order-history.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const plays = 40_000
let world: TestApp
let memberId: string
let otherId: string

beforeAll(async () => {
  world = await createTestApp()
  const members = await Promise.all([registerMember(world), registerMember(world), registerMember(world)])
  for (const { id } of members) {
    const player = orderPlayer(world, id)
    const steps = (['deposit', 'reward', 'grant', 'hold', 'payout'] as const).map(step => ({
      do: step,
      index: 0,
    }))
    await player.play(steps)
    await play(id)
  }
  memberId = members[1]?.id ?? ''
  otherId = members[2]?.id ?? ''
  await sql`ANALYZE`.execute(world.deps.db).catch(() => undefined)
})
afterAll(() => world.close())

/** A long life at the slots, written straight into the ledger's table: only its size matters here. */
async function play(id: string) {
  await sql`INSERT INTO ledger_transaction
    SELECT ${id}::uuid, gen_random_uuid(), 'BRL', 1000 + n, 'round', 'play:' || n, '', gen_random_uuid()::text,
      0, 0, 0, 0, 0, now() FROM generate_series(1, ${plays}) n`.execute(world.deps.db)
}

const buffers = (plan: string) =>
  [...plan.matchAll(/shared hit=(\d+)/g)].map(match => Number(match[1])).reduce((a, b) => Math.max(a, b), 0)

it('the order centre takes new movements out of the ledger without reading the plays between them', async () => {
  const [first, again] = await world.deps.db.transaction().execute(async tx => {
    const read = async (id: string) => {
      const { rows } = await sql<{
        'QUERY PLAN': string
      }>`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) SELECT project_orders(${id})`.execute(tx)
      return buffers(rows.map(row => row['QUERY PLAN']).join('\n'))
    }
    // The first call of a connection reads the catalogue to plan it.
    await read(otherId)
    return [await read(memberId), await read(memberId)] as const
  })
  expect(first).toBeGreaterThan(0)
  // The plays of this member alone fill some 900 pages.
  expect(first).toBeLessThan(300)
  expect(again).toBeLessThan(40)
})

it('the order centre reads every list by the member first: no plan walks a whole table', async () => {
  await projectOrders(world.deps.db, memberId)
  const since = { wallet: 2n, recharges: 0n, withdrawals: 0n }
  const queries = {
    details: movementsQuery(memberId, { limit: 51 }),
    filtered: movementsQuery(memberId, { limit: 51, from: '2026-01-01', kind: 'bonus', state: 'done' }),
    delta: movementsQuery(memberId, { limit: 51, since }),
    fee: movementsQuery(memberId, { limit: 51, only: 'fees' }),
    roots: movementsQuery(memberId, { limit: 51, only: 'roots' }),
    rootsDelta: movementsQuery(memberId, { limit: 51, only: 'roots', since }),
    association: groupsQuery(memberId, ['deposit:pix:x', 'withdrawal:y']),
    totals: totalsQuery(memberId, {}),
    period: totalsQuery(memberId, { from: '2026-01-01', to: '2026-12-31' }),
    days: daysQuery(memberId, {}),
  }
  await world.deps.db.transaction().execute(async tx => {
    // With few rows a walk is cheaper: forbidden, it is only chosen where no index can be used.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    for (const [name, query] of Object.entries(queries)) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(tx)
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan, name).not.toContain('Seq Scan')
      expect(plan, name).toContain('member_id')
    }
  })
})
