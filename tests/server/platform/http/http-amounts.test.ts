import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/endpoints.ts'
import { registerMember, type TestMember } from '../../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  member = await registerMember(world)
})
afterAll(async () => {
  await world.close()
})

test.each([
  '1e3',
  '0.001',
  '-5',
  'NaN',
  '',
  '1,50',
  '0x10',
  '99999999999',
  1e21,
  -1,
  0,
  0.001,
  null,
  {},
  ['5'],
])('the amount %j moves nothing', async amount => {
  const bodies = [
    [endpoints.rechargeOnline, { money: amount, payment_id: 'pix', payment_type: 'pix' }],
    [
      endpoints.drawing,
      { money: amount, member_bank_id: randomUUID(), qk_pwd: '123456', payment_type: 'pix' },
    ],
    [endpoints.startRound, { game_id: 'dice', mode: 'real', stake: amount, bet: {} }],
  ] as const
  for (const [endpoint, body] of bodies) {
    const answer = await world.app.inject({
      method: 'POST',
      url: endpoint.path,
      headers: member.keyed(),
      payload: body,
    })
    if (answer.statusCode === 501) continue
    expect(answer.json()).toMatchObject({ code: 400, error: 'parameters_invalid' })
    const field = 'stake' in body ? 'stake' : 'money'
    expect(['amount_invalid', 'required']).toContain(answer.json().words[field][0])
  }
  const { rows } = await sql`SELECT 1 FROM ledger_transaction WHERE member_id = ${member.id}`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([])
})
