import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { insertIntent } from '../../../server/features/auth/factors/code-store.ts'
import { intentForCode, workIntents } from '../../../server/features/auth/resets/forgotten.ts'
import { runRebateNights } from '../../../server/features/promotions/betting-rebate/night.ts'
import { foldDue, levelTermsOf, recordRecharge } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { breakLedgerOf } from '../../support/people/broken-member.ts'
import { fund } from '../../support/people/game-player.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/*
 * Whatever works behind the calls goes through many members' affairs. One whose affair fails, again and again, keeps
 * none of the others waiting; and theirs is done as soon as it can be.
 */
let world: PromotionWorld
let broken: TestMember
let fine: TestMember

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  world.turnTo('12:00:00', 1)
  broken = await world.member()
  fine = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const cashOf = async (member: TestMember) => (await world.wallet(member)).cash

/** Does it while one of the two fails, and again when nobody does; says what each had after either. */
async function twice(work: () => Promise<unknown>): Promise<readonly { broken: bigint; fine: bigint }[]> {
  const seen = async () => ({ broken: await cashOf(broken), fine: await cashOf(fine) })
  const before = await seen()
  const since = async () => {
    const now = await seen()
    return { broken: now.broken - before.broken, fine: now.fine - before.fine }
  }
  const mend = await breakLedgerOf(world.database.ownerUrl, broken.id)
  await work()
  const first = await since()
  await mend()
  await work()
  const then = await since()
  await work()
  expect(await since()).toEqual(then)
  return [first, then]
}

test('betting rebates: the night of one member', async () => {
  for (const member of [broken, fine]) {
    await world.recharge(member, 100_000n)
    for (let index = 0; index < 12; index++) await world.play(member, 100_000n)
    await world.play(member, 10_000n)
  }
  world.turnTo('00:30:00', 1)
  expect(
    await twice(() => runRebateNights(world.deps, (on, memberId) => levelTermsOf(world.deps, on, memberId))),
  ).toEqual([
    { broken: 0n, fine: 275n },
    { broken: 275n, fine: 275n },
  ])
})

test('agency: the commission of one agent', async () => {
  for (const agent of [broken, fine]) {
    await sql`INSERT INTO agency_week VALUES (${agent.id}, '2026-11-09', 0, 0, 0, 0, 0, 5000, 0, 5000, 5000, 0, now())`.execute(
      world.deps.db,
    )
  }
  expect(await twice(() => settleDue(world.deps))).toEqual([
    { broken: 0n, fine: 5_000n },
    { broken: 5_000n, fine: 5_000n },
  ])
})

test('VIP: the finished days of one member', async () => {
  for (const member of [broken, fine]) {
    await fund(world, member.id, 50_000_00n)
    await transaction(world.deps.db, tx => recordRecharge(world.deps, tx, member.id, 2_000_00n))
    await world.deps.wallet.playRound(world.deps.db, {
      ...{ memberId: member.id, currency: 'BRL', roundId: randomUUID(), key: randomUUID() },
      ...{ stake: 50_000_00n, payout: 0n, game: 'test:game', category: 'crash', edgePpm: 50_000 },
    })
  }
  world.turnTo('12:00:00', 31)
  const [first, then] = await twice(() => foldDue(world.deps))
  expect(first?.broken).toBe(0n)
  expect(first?.fine).toBeGreaterThan(0n)
  expect(then).toEqual({ broken: first?.fine, fine: first?.fine })
})

test('letters: a wish for a code that nobody can read', async () => {
  const subject = Buffer.from(randomUUID())
  const at = world.deps.clock.now()
  // Older than the other one: it comes first.
  const id = world.deps.ids()
  await insertIntent(world.deps.db, {
    id,
    account_sealed: Buffer.alloc(64, 7),
    subject,
    browser: subject,
    at,
  })
  await intentForCode(world.deps, { account: { kind: 'name', value: fine.name } }, subject)
  await workIntents(world.deps)
  const { rows } = await sql<{ id: string }>`SELECT id FROM reset_wish`.execute(world.deps.db)
  expect(rows).toEqual([{ id }])
})
