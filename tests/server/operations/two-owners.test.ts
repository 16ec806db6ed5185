import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'
import { payeesOf } from '../../support/people/payee.ts'

let world: PixWorld
beforeAll(async () => {
  world = await createPixWorld({}, {}, { mode: 'production' })
})
afterAll(() => world.close())

/** Production asks for both before money moves by hand. */
describe('a house in production with one active owner', () => {
  const alone = async () => {
    await sql`UPDATE administrator SET disabled_at = now() WHERE role = 'owner'`.execute(world.deps.db)
    return newAdministrator(world, 'Olga')
  }

  it('moves no money by hand, and everything else it does', async () => {
    const olga = await alone()
    const calls = Object.values(endpoints).filter(one => one.access === 'administrator')
    for (const { path, movesMoney } of calls) {
      const { body } = await world.call(olga, path, { no_such_field: 1 })
      const wanted = movesMoney ? 'two_owners_required' : 'parameters_invalid'
      expect([path, body]).toMatchObject([path, { error: wanted }])
    }
    expect(calls.filter(one => one.movesMoney).map(one => one.path)).toEqual(
      expect.arrayContaining([
        '/api/admin/adjustments/propose',
        '/api/admin/adjustments/approve',
        '/api/admin/deposits/confirm',
        '/api/admin/payments/refund',
        '/api/admin/withdrawals/let-go',
      ]),
    )
  })

  it('pays withdrawals up to the amount that takes two, and none above', async () => {
    const olga = await alone()
    const payees = payeesOf(world)
    const large = await payees.pending(await payees.payee(2_000_000n), { money: '10000.01' })
    expect(await payees.approve(olga, large)).toMatchObject({
      status: 409,
      body: { error: 'two_owners_required' },
    })
    const small = await payees.pending(await payees.payee(), { money: '50.00' })
    expect(await payees.approve(olga, small)).toMatchObject({ status: 200 })
  })

  it('moves it as soon as a second owner is there', async () => {
    const olga = await alone()
    const { id: member } = await world.member()
    const intent = { member, direction: 'credit', money: '10.00', reason: 'A round was lost' }
    const propose = () => world.call(olga, '/api/admin/adjustments/propose', intent)
    await newAdministrator(world, 'Fabio', 'finance')
    expect(await propose()).toMatchObject({ body: { error: 'two_owners_required' } })
    await newAdministrator(world, 'Otto')
    expect(await propose()).toMatchObject({ status: 200 })
  })
})
