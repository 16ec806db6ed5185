import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf, intent, ordered } from '../../support/people/depositor.ts'

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const minute = 60_000

describe('an order', () => {
  it('is answered as the specification has it: status, message, and the page to go to', async () => {
    // Specification, section 7: "Response: status, message, optional pay_url … A status other than success shows its message."
    const member = await world.member()
    expect((await world.call(member, '/api/recharge/online', intent())).body).toMatchObject({
      status: 'success',
      message: expect.any(String),
      pay_url: expect.stringMatching(/^http/),
    })
    // Specification, section 5: "neither below the minimum nor above the maximum (a separate message for each)".
    const [low, high] = await Promise.all(
      ['9.99', '50000.01'].map(money => world.call(member, '/api/recharge/online', intent(money))),
    )
    expect(low?.body).toMatchObject({
      status: 'error',
      message: 'O valor está abaixo do mínimo de R$\u00a010,00.',
    })
    expect(high?.body).toMatchObject({
      status: 'error',
      message: 'O valor está acima do máximo de R$\u00a050.000,00.',
    })
  })

  it('has a code, a page to pay on with the way back, and a status that its own token reads', async () => {
    const member = await world.member()
    const { id, token, payUrl, txid } = await depositors.order(member)
    expect(payUrl).toBe(
      `${world.sandbox.url}/bank/${txid}?return=${encodeURIComponent(`http://localhost:8080/recharge-payment?order=${id}`)}`,
    )
    const status = await world.call(undefined, '/api/recharge/status', { order_token: token })
    expect(status.body).toMatchObject({
      data: { id, state: 'pending', pix_code: expect.stringMatching(/^000201/) },
    })
    const forged = await world.call(undefined, '/api/recharge/status', {
      order_token: `${token.slice(0, -3)}AAA`,
    })
    expect(forged).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  it('is refused below the minimum, above the maximum, with an unknown method, and in a demo account', async () => {
    const member = await world.member()
    const refused = async (who: Member, body: object) =>
      (await world.call(who, '/api/recharge/online', body)).body
    expect(await refused(member, intent('9.99'))).toMatchObject({ code: 422, error: 'amount_below_minimum' })
    expect(await refused(member, intent('50000.01'))).toMatchObject({
      code: 422,
      error: 'amount_above_maximum',
    })
    expect(await refused(member, { ...intent(), payment_id: 'boleto' })).toMatchObject({
      code: 404,
      error: 'payment_method_unknown',
    })
    for (const money of ['1e3', '0.001', '-5', 'NaN']) {
      expect(await refused(member, intent(money))).toMatchObject({
        code: 400,
        errors: { money: expect.anything() },
      })
    }
    const demo = await world.member({ isDemo: true })
    expect(await refused(demo, intent())).toMatchObject({ code: 403, error: 'demo_not_allowed' })
    expect((await depositors.records(member)).data).toEqual([])
  })

  it('sent again with the same key is the same order; with another amount it is refused', async () => {
    const member = await world.member()
    const key = 'the-same-key-0001'
    const [one, two] = await Promise.all([
      world.call(member, '/api/recharge/online', intent(), key),
      world.call(member, '/api/recharge/online', intent(), key),
    ])
    const again = await world.call(member, '/api/recharge/online', intent(), key)
    expect(ordered.parse(again.body)).toEqual(ordered.parse(one.body))
    expect(ordered.parse(two.body)).toEqual(ordered.parse(one.body))
    const other = await world.call(member, '/api/recharge/online', intent('60.00'), key)
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } })
    expect((await depositors.records(member)).data).toHaveLength(1)
  })

  it.each(['503', 'drop_connection', 'timeout_then_success'])(
    'that the provider answers with %s is refused 503, and the same key tried again gets its code',
    async kind => {
      const member = await world.member()
      const key = `down-${kind}-0001`
      await world.faults({ path: '/cob', method: 'PUT', kind })
      const down = await world.call(member, '/api/recharge/online', intent(), key)
      expect(down).toMatchObject({ status: 503, body: { error: 'payment_provider_unavailable' } })
      const up = await world.call(member, '/api/recharge/online', intent(), key)
      expect(up).toMatchObject({ status: 200 })
      expect((await depositors.records(member)).data).toHaveLength(1)
    },
  )

  it('that nobody pays expires; one whose charge was never made has failed', async () => {
    const member = await world.member()
    const { id } = await depositors.order(member)
    await world.faults({ path: '/cob', method: 'PUT', kind: '503' })
    await world.call(member, '/api/recharge/online', intent('70.00'))
    await world.faults()
    world.clock.advance(16 * minute)
    await eventually(async () => {
      const { data } = await depositors.records(member)
      expect(data.map(row => [row.money, row.state])).toEqual([
        ['70.00', 'failed'],
        ['50.00', 'expired'],
      ])
    })
    expect(await depositors.stateOf(member, id)).toMatchObject({ pix_code: null })
  })
})

it('the record tells what changed since a version, page by page, and everything when that is not its own', async () => {
  const member = await world.member()
  for (const money of ['20.00', '30.00', '40.00']) await depositors.order(member, money)
  const first = await depositors.records(member, { limit: 2 })
  expect(first.data.map(row => row.money)).toEqual(['40.00', '30.00'])
  const second = await depositors.records(member, { limit: 2, cursor: first.next_cursor })
  expect(second).toMatchObject({ data: [{ money: '20.00' }], next_cursor: null })
  expect(await depositors.records(member, { since: second.version })).toMatchObject({
    data: [],
    unchanged: true,
  })
  await depositors.order(member, '60.00')
  expect((await depositors.records(member, { since: second.version })).data.map(row => row.money)).toEqual([
    '60.00',
  ])
  expect(await depositors.records(member, { since: '999999' })).toMatchObject({ reset: true })
  const stranger = await world.member()
  expect((await depositors.records(stranger)).data).toEqual([])
})
