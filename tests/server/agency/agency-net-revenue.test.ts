import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { expectSoundBooks, fund } from '../../support/people/game-player.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** R$ 1,000.00 lost in one round of a game with an edge of 5 %. */
async function lose({ id: memberId }: TestMember) {
  await fund(world, memberId, 1_000_00n)
  const game = { game: 'test:game', category: 'slots', edgePpm: 50_000, stake: 1_000_00n, payout: 0n }
  const round = { memberId, currency: 'BRL', roundId: randomUUID(), key: randomUUID() } as const
  expect(await world.deps.wallet.playRound(world.deps.db, { ...round, ...game })).toMatchObject({
    status: 'posted',
  })
}

async function settledWeek({ id }: TestMember) {
  world.clock.advance(7 * 86_400_000)
  await settleDue(world.deps)
  const { rows } = await sql<{ revenue: bigint; cap: bigint; commission: bigint }>`
    SELECT revenue, cap, commission FROM agency_week WHERE agent_id = ${id}`.execute(world.deps.db)
  return rows
}

// docs/rules/agency.md: "agency tables together at 30 % of positive net revenue after promotions".
test('what the operator gave a line in promotions is taken off what it won of it, before an agent is paid', async () => {
  const agent = await registerMember(world)
  const friend = await registerMember(world, { invite_code: agent.inviteCode })
  await lose(friend)
  const given = { key: 'reward', kind: 'reward_recharge', reference: randomUUID(), amount: 990_00n } as const
  await transaction(world.deps.db, tx =>
    world.deps.wallet.payReward(tx, {
      ...given,
      memberId: friend.id,
      currency: 'BRL',
      cost: 'bonus_cost',
      to: 'cash',
    }),
  )
  // 5 % of the ten that are left and 0.05 % of what was staked, at most 30 % of the ten.
  expect(await settledWeek(agent)).toEqual([{ revenue: 10_00n, cap: 3_00n, commission: 1_00n }])
})
