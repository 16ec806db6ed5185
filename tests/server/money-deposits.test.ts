import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  createPixWorld,
  eventually,
  expectSoundBooks,
  type Member,
  newCpf,
  type PixWorld,
  webhookSecret,
} from '../support/pix-world.ts'

let world: PixWorld

beforeAll(async () => {
  world = await createPixWorld({ pix: 8220, app: 8221 })
})
afterEach(async () => {
  await world.faults()
  await expectSoundBooks(world)
})
afterAll(async () => {
  await world.close()
})

const ordered = z.object({
  pay_url: z.nullable(z.string()),
  data: z.object({
    order_token: z.string(),
    order: z.looseObject({ id: z.string(), pix_code: z.nullable(z.string()) }),
  }),
})
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      reason: z.nullable(z.string()),
      money: z.string(),
      paid_money: z.nullable(z.string()),
      pix_code: z.nullable(z.string()),
    }),
  ),
  version: z.string(),
  reset: z.boolean(),
  unchanged: z.boolean(),
  next_cursor: z.nullable(z.string()),
})
const minute = 60_000

const wish = (money = '50.00') => ({ money, payment_id: 'pix', payment_type: 'pix' })

async function order(member: Member, money = '50.00') {
  const answer = await world.call(member, '/api/recharge/online', wish(money))
  expect(answer).toMatchObject({ status: 200 })
  const { data, pay_url } = ordered.parse(answer.body)
  return {
    id: data.order.id,
    token: data.order_token,
    payUrl: pay_url,
    txid: data.order.id.replaceAll('-', ''),
  }
}

async function records(member: Member, ask: object = {}) {
  return listed.parse((await world.call(member, '/api/recharge/list', ask)).body)
}

async function credited(member: Member, cash: bigint) {
  await eventually(async () => expect(await world.wallet(member)).toMatchObject({ cash }))
}

async function statement() {
  const answer = await world.control('/statement')
  return z.looseObject({ saldo: z.string() }).parse(answer.body)
}

async function stateOf(member: Member, id: string) {
  return (await records(member)).data.find(row => row.id === id)
}

describe('an order', () => {
  it('has a code, a page to pay on with the way back, and a status that its own token reads', async () => {
    const member = await world.member()
    const { id, token, payUrl, txid } = await order(member)
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
    expect(await refused(member, wish('9.99'))).toMatchObject({ code: 422, error: 'amount_below_minimum' })
    expect(await refused(member, wish('50000.01'))).toMatchObject({
      code: 422,
      error: 'amount_above_maximum',
    })
    expect(await refused(member, { ...wish(), payment_id: 'boleto' })).toMatchObject({
      code: 404,
      error: 'payment_method_unknown',
    })
    for (const money of ['1e3', '0.001', '-5', 'NaN']) {
      expect(await refused(member, wish(money))).toMatchObject({
        code: 400,
        errors: { money: expect.anything() },
      })
    }
    const demo = await world.member({ isDemo: true })
    expect(await refused(demo, wish())).toMatchObject({ code: 403, error: 'demo_not_allowed' })
    expect((await records(member)).data).toEqual([])
  })

  it('sent again with the same key is the same order; with another amount it is refused', async () => {
    const member = await world.member()
    const key = 'the-same-key-0001'
    const [one, two] = await Promise.all([
      world.call(member, '/api/recharge/online', wish(), key),
      world.call(member, '/api/recharge/online', wish(), key),
    ])
    const again = await world.call(member, '/api/recharge/online', wish(), key)
    expect(ordered.parse(again.body)).toEqual(ordered.parse(one.body))
    expect(ordered.parse(two.body)).toEqual(ordered.parse(one.body))
    const other = await world.call(member, '/api/recharge/online', wish('60.00'), key)
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } })
    expect((await records(member)).data).toHaveLength(1)
  })

  it.each(['503', 'drop_connection', 'timeout_then_success'])(
    'that the provider answers with %s is refused 503, and the same key tried again gets its code',
    async kind => {
      const member = await world.member()
      const key = `down-${kind}-0001`
      await world.faults({ path: '/cob', method: 'PUT', kind })
      const down = await world.call(member, '/api/recharge/online', wish(), key)
      expect(down).toMatchObject({ status: 503, body: { error: 'payment_provider_unavailable' } })
      const up = await world.call(member, '/api/recharge/online', wish(), key)
      expect(up).toMatchObject({ status: 200 })
      expect((await records(member)).data).toHaveLength(1)
    },
  )

  it('that nobody pays expires; one whose charge was never made has failed', async () => {
    const member = await world.member()
    const { id } = await order(member)
    await world.faults({ path: '/cob', method: 'PUT', kind: '503' })
    await world.call(member, '/api/recharge/online', wish('70.00'))
    await world.faults()
    world.clock.advance(16 * minute)
    await eventually(async () => {
      const { data } = await records(member)
      expect(data.map(row => [row.money, row.state])).toEqual([
        ['70.00', 'failed'],
        ['50.00', 'expired'],
      ])
    })
    expect(await stateOf(member, id)).toMatchObject({ pix_code: null })
  })
})

describe('a payment', () => {
  it.each(['normal', 'duplicated', 'lost', 'late', 'grouped', 'reordered'])(
    'that is told %s is credited once',
    async scenario => {
      const member = await world.member()
      const { id, txid } = await order(member)
      await world.pay(txid, { scenario })
      if (scenario !== 'normal' && scenario !== 'duplicated') world.clock.advance(6_000)
      await credited(member, 5_000n)
      await world.control('/deliveries/flush', {})
      await eventually(async () => expect(await waitingNotices()).toBe(0n))
      expect(await world.wallet(member)).toMatchObject({ cash: 5_000n, wageringLeft: 5_000n, version: 1n })
      expect(await stateOf(member, id)).toMatchObject({ state: 'paid', paid_money: '50.00', pix_code: null })
    },
  )

  it('by another CPF is never credited and goes back to its payer', async () => {
    const member = await world.member()
    const { id, txid } = await order(member)
    await world.pay(txid, { scenario: 'wrong_payer' })
    await eventually(async () =>
      expect(await stateOf(member, id)).toMatchObject({ state: 'refunded', reason: 'payer_mismatch' }),
    )
    await eventually(async () => expect(await paymentState(txid)).toEqual(['refunded']))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, version: 0n })
  })

  it('of another amount is credited as paid, but refunded outside the limits', async () => {
    const member = await world.member()
    const one = await order(member)
    await world.pay(one.txid, { scenario: 'other_amount', valor: '73.21' })
    await credited(member, 7_321n)
    const two = await order(member)
    await world.pay(two.txid, { scenario: 'other_amount', valor: '9.99' })
    await eventually(async () =>
      expect(await stateOf(member, two.id)).toMatchObject({
        state: 'refunded',
        reason: 'amount_below_minimum',
      }),
    )
    expect(await world.wallet(member)).toMatchObject({ cash: 7_321n })
  })

  it('after the order expired is credited all the same', async () => {
    const member = await world.member()
    const { id, txid } = await order(member)
    await world.control(`/expire/${txid}`, {})
    world.clock.advance(16 * minute)
    await eventually(async () => expect(await stateOf(member, id)).toMatchObject({ state: 'expired' }))
    await world.pay(txid, { scenario: 'after_expiry' })
    await credited(member, 5_000n)
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' })
  })

  it('made twice is two deposits, each with its own record', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    await world.pay(txid, { scenario: 'two_payments' })
    await credited(member, 10_000n)
    const { data } = await records(member)
    expect(data.map(row => row.state)).toEqual(['paid', 'paid'])
  })

  it('to an expired order that nobody was told of is found in the provider’s own list', async () => {
    const member = await world.member()
    const { id, txid } = await order(member)
    await world.control(`/expire/${txid}`, {})
    world.clock.advance(16 * minute)
    await eventually(async () => expect(await stateOf(member, id)).toMatchObject({ state: 'expired' }))
    await world.registered()
    await world.sandbox.webhook('DELETE')
    await world.pay(txid, { scenario: 'after_expiry' })
    expect(await stateOf(member, id)).toMatchObject({ state: 'expired' })
    world.clock.advance(4 * minute)
    await credited(member, 5_000n)
    world.clock.advance(11 * minute)
    await world.registered()
  })

  it('whose payer the provider does not tell waits apart, and goes back after a day', async () => {
    const member = await world.member()
    const { id, txid } = await order(member)
    await world.pay(txid, { scenario: 'normal', pagador: 'absent' })
    await eventually(async () => expect(await paymentState(txid)).toEqual(['suspended']))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
    world.clock.advance(25 * 60 * minute)
    await eventually(async () => expect(await paymentState(txid)).toEqual(['refunded']))
    expect(await stateOf(member, id)).toMatchObject({ state: 'refunded', reason: 'payer_unknown' })
  })

  it('told with a masked payer that cannot be the member goes back at once', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    await world.pay(txid, { scenario: 'wrong_payer', cpf: newCpf(), pagador: 'masked' })
    await eventually(async () => expect(await paymentState(txid)).toEqual(['refunded']))
  })

  it.each(['frozen', 'closed'])('that lands on a %s account goes back', async status => {
    const member = await world.member()
    const { id, txid } = await order(member)
    await sql`UPDATE member SET status = ${status} WHERE id = ${member.id}`.execute(world.deps.db)
    await world.pay(txid)
    await eventually(async () =>
      expect(await stateOf(member, id)).toMatchObject({ state: 'refunded', reason: `account_${status}` }),
    )
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('whose refund is answered with silence is asked about, and refunded once', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    await world.faults(
      { path: '/pix', method: 'PUT', kind: 'timeout_then_success' },
      { path: '/pix', method: 'PUT', kind: '503', count: 3 },
    )
    const before = await statement()
    await world.pay(txid, { scenario: 'wrong_payer' })
    world.clock.advance(2_000)
    await eventually(async () => expect(await paymentState(txid)).toEqual(['refunded']))
    expect((await statement()).saldo).toBe(before.saldo)
  })

  it('that the payer’s bank takes back later leaves the wallet, and what was spent becomes debt', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    const paid = await world.pay(txid)
    const { pix } = z.object({ pix: z.array(z.looseObject({ endToEndId: z.string() })) }).parse(paid.body)
    await credited(member, 5_000n)
    await world.control(`/dispute/${pix[0]?.endToEndId}`, {})
    await credited(member, 0n)
    expect((await records(member)).data[0]).toMatchObject({ state: 'refunded', reason: 'disputed' })
  })
})

describe('a notice', () => {
  it('that is forged is refused 401 and leaves nothing behind', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    const before = await noticesKept()
    await world.pay(txid, { scenario: 'forged' })
    await eventually(async () => {
      const { deliveries } = z
        .object({ deliveries: z.array(z.looseObject({})) })
        .parse((await world.control('/deliveries')).body)
      expect(JSON.stringify(deliveries.at(-1))).toMatch(/401/)
    })
    expect(await noticesKept()).toBe(before)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('that was recorded and is sent again has no effect, and is refused once it is old', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    const paid = await world.pay(txid, { scenario: 'lost' })
    const notice = JSON.stringify(paid.body)
    const timestamp = String(Math.floor(world.clock.now().getTime() / 1000))
    expect(await tell(notice, timestamp)).toBe(200)
    await credited(member, 5_000n)
    const before = await noticesKept()
    expect(await tell(notice, timestamp)).toBe(200)
    expect(await noticesKept()).toBe(before)
    world.clock.advance(6 * minute)
    expect(await tell(notice, timestamp)).toBe(401)
    expect(await world.wallet(member)).toMatchObject({ cash: 5_000n, version: 1n })
  })

  it('signed by the provider for a payment that never was credits nobody', async () => {
    const member = await world.member()
    const { txid } = await order(member)
    const endToEndId = `E0000000020261120150000000${'A'.repeat(6)}`
    const claim = { endToEndId, txid, valor: '50.00', pagador: { cpf: member.cpf, nome: 'x' } }
    const timestamp = String(Math.floor(world.clock.now().getTime() / 1000))
    expect(await tell(JSON.stringify({ pix: [claim] }), timestamp)).toBe(200)
    await eventually(async () => expect(await waitingNotices()).toBe(0n))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })
})

it('the record tells what changed since a version, page by page, and everything when that is not its own', async () => {
  const member = await world.member()
  for (const money of ['20.00', '30.00', '40.00']) await order(member, money)
  const first = await records(member, { limit: 2 })
  expect(first.data.map(row => row.money)).toEqual(['40.00', '30.00'])
  const second = await records(member, { limit: 2, cursor: first.next_cursor })
  expect(second).toMatchObject({ data: [{ money: '20.00' }], next_cursor: null })
  expect(await records(member, { since: second.version })).toMatchObject({ data: [], unchanged: true })
  await order(member, '60.00')
  expect((await records(member, { since: second.version })).data.map(row => row.money)).toEqual(['60.00'])
  expect(await records(member, { since: '999999' })).toMatchObject({ reset: true })
  const stranger = await world.member()
  expect((await records(stranger)).data).toEqual([])
})

async function tell(body: string, timestamp: string): Promise<number> {
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')
  const response = await fetch(`${world.address}/provider/pix/webhook/pix`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature,
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

async function paymentState(txid: string): Promise<readonly string[]> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM pix_payment WHERE txid = ${txid}`.execute(
    world.deps.db,
  )
  return rows.map(row => row.state)
}

const count = async (condition: ReturnType<typeof sql>) =>
  (await sql<{ count: bigint }>`SELECT count(*) FROM webhook_inbox WHERE ${condition}`.execute(world.deps.db))
    .rows[0]?.count
const noticesKept = () => count(sql`true`)
const waitingNotices = () => count(sql`done_at IS NULL`)
