import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf, intent } from '../../support/people/depositor.ts'

/*
 * "a deposit is checked when the QR is made and again when the money lands (over it: refunded)"; "asked for
 * at registration and before the first deposit (mandatory where the regime says so)".
 */
const dayMs = 86_400_000

/** Noon in São Paulo: no day ends in the middle of a test. */
const turnToNoon = ({ clock }: PixWorld) =>
  clock.advance(dayMs - ((clock.now().getTime() - 15 * 3_600_000) % dayMs))

describe('a limit on deposits', () => {
  let world: PixWorld
  let depositors: ReturnType<typeof depositorsOf>
  let member: Member
  const limit = (value: string | null) =>
    world.call(member, '/api/limits/set', { kind: 'deposit', period: 'day', value })
  beforeAll(async () => {
    world = await createPixWorld()
    depositors = depositorsOf(world)
  })
  beforeEach(async () => {
    turnToNoon(world)
    member = await world.member()
  })
  afterEach(() => expectSoundBooks(world))
  afterAll(() => world.close())

  it('refuses the code that would pass it, with what is left, and makes none', async () => {
    expect(await limit('100.00')).toMatchObject({ status: 200 })
    const { txid } = await depositors.order(member, '60.00')
    await world.pay(txid)
    await depositors.credited(member, 6_000n)
    const refused = await world.call(member, '/api/recharge/online', intent('40.01'))
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: 'deposit_limit_reached',
        message: expect.stringMatching(/40[.,]00.*\d\d?\/\d\d?\/\d\d/),
        details: { limit: 'deposit', period: 'day', value: '100.00', used: '60.00', left: '40.00' },
      },
    })
    expect((await depositors.records(member)).data).toHaveLength(1)
    expect(await world.call(member, '/api/recharge/online', intent('40.00'))).toMatchObject({ status: 200 })
  })

  it('is looked at when the code is made and again when the money lands: over it, the payer has it back', async () => {
    await limit('100.00')
    const one = await depositors.order(member, '60.00')
    const two = await depositors.order(member, '60.00')
    await world.pay(one.txid)
    await depositors.credited(member, 6_000n)
    await world.pay(two.txid)
    await eventually(async () =>
      expect(await depositors.stateOf(member, two.id)).toMatchObject({
        state: 'refunded',
        reason: 'deposit_limit_reached',
      }),
    )
    await eventually(async () => expect(await depositors.paymentStates(two.txid)).toEqual(['refunded']))
    expect(await world.wallet(member)).toMatchObject({ cash: 6_000n })
  })

  it('that was lowered meanwhile stops what was on its way; the next day takes it', async () => {
    const { id, txid } = await depositors.order(member, '60.00')
    await limit('59.99')
    await world.pay(txid)
    await eventually(async () =>
      expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'refunded' }),
    )
    world.clock.advance(dayMs)
    const next = await depositors.order(member, '59.99')
    await world.pay(next.txid)
    await depositors.credited(member, 5_999n)
  })
})

describe('under the federal licence', () => {
  let world: PixWorld
  let member: Member
  beforeAll(async () => {
    world = await createPixWorld({ LICENCE: 'br-spa' })
    turnToNoon(world)
    member = await world.member()
  })
  afterAll(() => world.close())
  const set = (body: object) => world.call(member, '/api/limits/set', body)

  it('no deposit is taken before limits of deposits, losses and time are set', async () => {
    const order = () => world.call(member, '/api/recharge/online', intent())
    const refused = {
      status: 403,
      body: { error: 'limits_required', details: { missing: 'deposit loss time' } },
    }
    expect(await order()).toMatchObject(refused)
    await set({ kind: 'deposit', period: 'month', value: '1000.00' })
    await set({ kind: 'loss', period: 'week', value: '200.00' })
    expect(await order()).toMatchObject({ body: { details: { missing: 'time' } } })
    const last = await set({ kind: 'time', period: 'day', value: 60 })
    expect(last).toMatchObject({ body: { data: { missing: [] } } })
    expect(await order()).toMatchObject({ status: 200 })
  })

  it('the last limit of such a kind stays; another one of its kind lets it go, after the wait', async () => {
    const gone = { kind: 'loss', period: 'week', value: null }
    expect(await set(gone)).toMatchObject({ status: 409, body: { error: 'limit_mandatory' } })
    await set({ kind: 'loss', period: 'day', value: '50.00' })
    expect(await set(gone)).toMatchObject({ status: 200 })
  })
})
