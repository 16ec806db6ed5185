import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf, intent } from '../../support/people/depositor.ts'
import { payeesOf } from '../../support/people/payee.ts'

/*
 * "no deposit … balances can be withdrawn whatever `ml_money` says"; docs/rules/brazil.md
 * 3.3: paused or excluded between QR and payment: refund.
 */
let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>
let payees: ReturnType<typeof payeesOf>
beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const take = (member: Member, term: string) =>
  world.call(member, '/api/breaks/take', { id: randomUUID(), term })

it('no code is made, by the word of what closes it', async () => {
  const member = await world.member()
  await take(member, 'day')
  const order = () => world.call(member, '/api/recharge/online', intent())
  expect(await order()).toMatchObject({ status: 403, body: { error: 'play_paused' } })
  await take(member, 'indefinite')
  expect(await order()).toMatchObject({ status: 403, body: { error: 'self_excluded' } })
})

it('money that lands meanwhile goes back to its payer', async () => {
  const member = await world.member()
  const { id, txid } = await depositors.order(member)
  await take(member, 'year')
  await world.pay(txid)
  await eventually(async () =>
    expect(await depositors.stateOf(member, id)).toMatchObject({
      state: 'refunded',
      reason: 'deposits_closed',
    }),
  )
  await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
  expect(await world.wallet(member)).toMatchObject({ cash: 0n })
})

it('who is excluded withdraws whatever is still to be staked', async () => {
  const who = await payees.payee(0n)
  const { txid } = await depositors.order(who, '50.00')
  await world.pay(txid)
  await depositors.credited(who, 5_000n)
  expect(await payees.draw(who, { money: '30.00' })).toMatchObject({ body: { error: 'wagering_open' } })
  await take(who, 'indefinite')
  expect(await payees.draw(who, { money: '30.00' })).toMatchObject({ status: 200 })
})

it('a withdrawal during a break ends the bonus of the first deposit, so that its money cannot leave and the bonus stay', async () => {
  const who = await payees.payee(0n)
  const { txid } = await depositors.order(who, '150.00')
  await world.pay(txid)
  await depositors.credited(who, 15_000n)
  expect(await world.call(who, '/api/ftd/claim', {})).toMatchObject({ status: 200 })
  expect(await world.wallet(who)).toMatchObject({ bonus: 15_000n })
  expect(await payees.draw(who, { money: '150.00' })).toMatchObject({ body: { error: 'wagering_open' } })
  await take(who, 'day')
  expect(await payees.draw(who, { money: '150.00' })).toMatchObject({ status: 200 })
  expect(await world.wallet(who)).toMatchObject({ hold: 15_000n, bonus: 0n })
  const bonuses = await world.call(who, '/api/ftd/check', {})
  expect(bonuses.body).toMatchObject({ data: { reason: 'claimed', grant: { status: 'forfeited' } } })
})
