import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import { demoMember, registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await seedCatalogue(world.deps)
})
afterAll(async () => {
  await world.close()
})

async function balanceOf(headers: Record<string, string>, query = '?currency=BRL&platType=all') {
  const answer = await world.app.inject({ url: `/api/day7/getAllBalance${query}`, headers })
  return answer.json()
}

/*
 * docs/rules/cashier.md: "day7/getAllBalance: the member's balances by wallet (cash, bonus, rebate, and one row a provider with
 * its open rounds) and their total".
 */
test('a demo member has play money and nothing else, whatever currency is asked for', async () => {
  const member = await demoMember(world)
  const { data } = await balanceOf(member.headers)
  expect(data).toMatchObject({ currency: 'PLAY', cash: '5000.00', total: '5000.00', providers: [] })
})

test('a new member has nothing, and owes no play', async () => {
  const member = await registerMember(world)
  const { data } = await balanceOf(member.headers)
  expect(data).toMatchObject({ currency: 'BRL', cash: '0.00', hold: '0.00', ml_money: '0.00', total: '0.00' })
})

test('money in an open round counts in the total and shows beside its provider', async () => {
  const member = await demoMember(world)
  await pairOf(world.deps, member.id, 'PLAY')
  const started = await world.app.inject({
    method: 'POST',
    url: '/api/game/round/start',
    headers: member.keyed(),
    payload: {
      game_id: 'garimpo-de-diamantes',
      mode: 'demo',
      stake: '5.00',
      bet: { stake: '5.00', mines: 3 },
    },
  })
  expect(started.json()).toMatchObject({ status: 'success', data: { round: { state: 'open' } } })
  const { data } = await balanceOf(member.headers)
  expect(data).toMatchObject({ cash: '4995.00', total: '5000.00' })
  expect(data.providers).toEqual([expect.objectContaining({ open_rounds: 1, open_stake: '5.00' })])
})
