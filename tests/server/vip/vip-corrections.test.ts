import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { foldDue, readVip, recordRecharge } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'
import { vipPlayer } from '../../support/people/vip-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Decision 013: a bet may be taken back after its round was settled; decision 014: sums that grow follow it. */
let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const day = 86_400_000

const player = (recharged: bigint) => vipPlayer(world, recharged)

/** A settled round, lost; its bet's key comes back. */
async function lose(member: TestMember, stake: bigint, { category = 'slots', edgePpm = 50_000 } = {}) {
  const betKey = `bet:${randomUUID()}`
  const round = { memberId: member.id, currency: 'BRL', roundId: randomUUID() } as const
  await world.deps.wallet.placeBet(world.deps.db, {
    ...round,
    key: betKey,
    stake,
    game: 'test:game',
    category,
    edgePpm,
  })
  const win = { ...round, key: `win:${betKey}`, payout: 0n, isFinal: true }
  expect(await world.deps.wallet.settle(world.deps.db, win)).toMatchObject({ status: 'posted' })
  return betKey
}

const takeBack = async (member: TestMember, betKey: string) => {
  const order = { memberId: member.id, currency: 'BRL', betKey, key: `rollback:${betKey}` } as const
  expect(await world.deps.wallet.rollback(world.deps.db, order)).toMatchObject({ status: 'posted' })
}

async function vip(member: TestMember) {
  const read = await readVip(world.deps, member.id, 'pt')
  if (read instanceof Refused) throw new Error('refused')
  return read.uservip
}
const standing = async (member: TestMember, track = 'general') =>
  (await vip(member)).standings.find(one => one.track === track)

async function earningOf(member: TestMember): Promise<string> {
  const { rows } = await sql<{ earning: string }>`SELECT earning::text FROM vip_member
    WHERE member_id = ${member.id}`.execute(world.deps.db)
  return rows[0]?.earning ?? ''
}

// "computed incrementally, never by scanning history"; docs/rules/vip.md: "Everything paid on play is capped".
test('a round that is taken back after its day was counted leaves the sums of all its tracks, once', async () => {
  const member = await player(0n)
  const kept = await lose(member, 333_33n, { edgePpm: 33_333 })
  const taken = await lose(member, 777_77n, { edgePpm: 27_001 })
  const live = await lose(member, 100_00n, { category: 'live' })
  world.clock.advance(2 * day)
  await foldDue(world.deps)
  await takeBack(member, taken)
  await Promise.all([vip(member), foldDue(world.deps), vip(member)])
  const alone = await player(0n)
  await lose(alone, 333_33n, { edgePpm: 33_333 })
  await lose(alone, 100_00n, { category: 'live' })
  world.clock.advance(2 * day)
  await foldDue(world.deps)
  for (const track of ['general', 'slot', 'live'])
    expect((await standing(member, track))?.betting).toBe((await standing(alone, track))?.betting)
  expect(await earningOf(member)).toBe(await earningOf(alone))
  await takeBack(member, kept)
  await takeBack(member, live)
  expect(await standing(member)).toMatchObject({ betting: 0n, period_betting: 0n })
  expect(await earningOf(member)).toBe('0')
})

test('a round of a day that is not counted yet is simply not counted', async () => {
  const member = await player(0n)
  await lose(member, 50_00n)
  const taken = await lose(member, 70_00n)
  await takeBack(member, taken)
  expect((await standing(member))?.betting).toBe(50_00n)
  world.clock.advance(2 * day)
  await foldDue(world.deps)
  expect((await standing(member))?.betting).toBe(50_00n)
})

test('nobody falls because of a correction: the level stays until its period ends without the stake that keeps it', async () => {
  const member = await player(500_00n)
  const taken = await lose(member, 2_000_00n, { category: 'crash' })
  world.clock.advance(2 * day)
  await foldDue(world.deps)
  await takeBack(member, taken)
  await transaction(world.deps.db, tx => recordRecharge(world.deps, tx, member.id, -800_00n))
  expect(await vip(member)).toMatchObject({ userviplvl: 1, totalrecharge: 0n, totalbetting: 0n })
  world.clock.advance(91 * day)
  await foldDue(world.deps)
  expect((await vip(member)).userviplvl).toBe(0)
})

test('what was paid stays, and what may still be paid counts by what is left', async () => {
  const member = await player(500_00n)
  const taken = await lose(member, 2_000_00n, { category: 'crash' })
  world.clock.advance(2 * day)
  await foldDue(world.deps)
  const { paid, allowance } = await vip(member)
  expect(paid).toBeGreaterThan(0n)
  expect(allowance).toBeGreaterThan(0n)
  await takeBack(member, taken)
  expect(await vip(member)).toMatchObject({ paid, allowance: 0n })
})
