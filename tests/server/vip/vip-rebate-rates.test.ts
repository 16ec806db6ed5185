import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runRebateNights } from '../../../server/features/promotions/betting-rebate/night.ts'
import type { LevelOf } from '../../../server/features/promotions/promotion.ts'
import { levelTermsOf } from '../../../server/features/vip/service.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'

let world: PromotionWorld
const levelOf: LevelOf = (on, memberId) => levelTermsOf(world.deps, on, memberId)
beforeAll(async () => {
  world = await createPromotionWorld()
  world.turnTo('12:00:00', 1)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

// docs/rules/vip.md: "by category and VIP level as a share of theoretical loss, within the cap, computed nightly".
it('a rebate is reckoned by the VIP level that the member has that night, and stays so; not a centavo is lost or doubled', async () => {
  const member = await world.member()
  const atLevel = (level: number) =>
    sql`INSERT INTO vip_standing (member_id, track, level, period_start)
      VALUES (${member.id}, 'general', ${level}, '2026-11-01')
      ON CONFLICT (member_id, track) DO UPDATE SET level = excluded.level`.execute(world.deps.db)
  await world.recharge(member, 100_000n)
  for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
  await world.play(member, 33_333n)
  await atLevel(3)
  world.turnTo('01:00:00', 1)
  await Promise.all([1, 2, 3].map(() => runRebateNights(world.deps, levelOf)))
  await atLevel(0)
  await runRebateNights(world.deps, levelOf)
  const { rows } = await sql<{ rate: number; level: number; rebate: bigint }>`
    SELECT rate, level, rebate FROM rebate_day WHERE member_id = ${member.id}`.execute(world.deps.db)
  // The ladder's third level: 10 % of the theoretical loss, 5 % of 333.33.
  expect(rows).toEqual([{ rate: 1_000, level: 3, rebate: 166n }])
  const { rebate, cash } = await world.wallet(member)
  expect(rebate + cash).toBe(100_000n + 166n)
})
