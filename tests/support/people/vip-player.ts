import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { recordRecharge } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import type { TestApp } from '../test-app.ts'
import { fund } from './game-player.ts'
import { registerMember, type TestMember } from './test-members.ts'

/** A member with money to lose, of which the club counts `recharged` centavos. */
export async function vipPlayer(world: TestApp, recharged: bigint): Promise<TestMember> {
  const member = await registerMember(world)
  await fund(world, member.id, 10_000_000_00n)
  await transaction(world.deps.db, tx => recordRecharge(world.deps, tx, member.id, recharged))
  return member
}

/** One settled round of a game with the operator's usual edge of 5 %, lost. */
export async function loseRound(world: TestApp, member: TestMember, stake: bigint, category = 'slots') {
  const outcome = await world.deps.wallet.playRound(world.deps.db, {
    memberId: member.id,
    currency: 'BRL',
    roundId: randomUUID(),
    key: randomUUID(),
    stake,
    game: 'test:game',
    category,
    edgePpm: 50_000,
    payout: 0n,
  })
  expect(outcome.status).toBe('posted')
}
