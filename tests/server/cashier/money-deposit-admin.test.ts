import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'
import { transferersOf } from '../../support/people/transferer.ts'
import { jpeg } from '../../support/sample-files.ts'

/* Deposits, withdrawals (filters, member context, risk signals […]). */

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>
let transferers: ReturnType<typeof transferersOf>

beforeAll(async () => {
  world = await createPixWorld({ DEPOSIT_OPEN_ORDERS: '3' })
  depositors = depositorsOf(world)
  transferers = transferersOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const minute = 60_000
const listed = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  next_cursor: z.nullable(z.string()),
})
const details = z.object({ data: z.object({ events: z.array(z.looseObject({ kind: z.string() })) }) })
const paid = z.object({ pix: z.array(z.object({ endToEndId: z.string() })) })

type Administrator = Awaited<ReturnType<PixWorld['administrator']>>

async function idsOf(who: Administrator, ask: object) {
  const answer = await world.call(who, '/api/admin/deposits', ask)
  return listed.parse(answer.body).data.map(row => row.id)
}

const kindsOf = async (who: Administrator, id: string) =>
  details
    .parse((await world.call(who, '/api/admin/deposits/details', { id })).body)
    .data.events.map(one => one.kind)

describe('the list of deposits', () => {
  it('is filtered by state, method, day, amount, and found by order number, member, payment and id', async () => {
    const administrator = await world.administrator('Rita')
    const member = await world.member()
    const pix = await depositors.order(member, '51.00')
    const e2eid = paid.parse((await world.pay(pix.txid)).body).pix[0]?.endToEndId
    await depositors.credited(member, 5_100n)
    const transfer = await transferers.proved(member, '152.00')
    const open = await depositors.order(member, '53.00')
    const search = member.id
    expect(await idsOf(administrator, { search })).toEqual([open.id, transfer, pix.id])
    expect(await idsOf(administrator, { search, state: 'paid' })).toEqual([pix.id])
    expect(await idsOf(administrator, { search, state: 'review' })).toEqual([transfer])
    expect(await idsOf(administrator, { search, state: 'pending' })).toEqual([open.id, transfer])
    expect(await idsOf(administrator, { search, method: 'ted' })).toEqual([transfer])
    expect(await idsOf(administrator, { search, min: '53.00', max: '100' })).toEqual([open.id])
    expect(await idsOf(administrator, { search, to: '2020-01-01' })).toEqual([])
    expect(await idsOf(administrator, { search, from: '2020-01-01' })).toHaveLength(3)
    expect(await idsOf(administrator, { search: e2eid })).toEqual([pix.id])
    expect(await idsOf(administrator, { search: pix.txid })).toEqual([pix.id])
    expect(await idsOf(administrator, { search: `m${member.id.slice(-10)}` })).toHaveLength(3)
    expect(await world.call(administrator, '/api/admin/deposits', { from: '2026-99-99' })).toMatchObject({
      status: 400,
    })
    expect(await world.call(member, '/api/admin/deposits', {})).toMatchObject({ status: 401 })
    const first = listed.parse(
      (await world.call(administrator, '/api/admin/deposits', { search, limit: 2 })).body,
    )
    expect(await idsOf(administrator, { search, limit: 2, cursor: first.next_cursor })).toEqual([pix.id])
  })

  it('opens one with its events, its payments and what its member’s money did', async () => {
    const administrator = await world.administrator('Rita')
    const member = await world.member()
    const { id, txid } = await depositors.order(member, '60.00')
    await world.pay(txid)
    await depositors.credited(member, 6_000n)
    const opened = await world.call(administrator, '/api/admin/deposits/details', { id })
    expect(opened.body).toMatchObject({
      data: {
        item: { id, state: 'paid', member: { id: member.id } },
        events: [
          { kind: 'ordered' },
          { kind: 'charge_made' },
          { kind: 'payment_seen', details: { source: 'notice' } },
          { kind: 'credited' },
        ],
        payments: [{ txid, state: 'credited', money: '60.00' }],
        proof: null,
        member: { total_recharged: '60.00', total_staked: '0.00', unpaid_orders: 0 },
      },
    })
  })
})

describe('an order too many', () => {
  it('is refused in one word while so many wait, and is possible again when one has ended', async () => {
    const member = await world.member()
    const first = await depositors.order(member)
    await depositors.order(member)
    await transferers.order(member)
    const intent = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
    expect(await world.call(member, '/api/recharge/online', intent)).toMatchObject({
      status: 409,
      body: { status: 'error', error: 'too_many_open_orders', message: expect.stringContaining('3') },
    })
    await world.pay(first.txid)
    await depositors.credited(member, 5_000n)
    expect(await world.call(member, '/api/recharge/online', intent)).toMatchObject({ status: 200 })
  })
})

describe('money that goes back', () => {
  it('has a timeline of its own, for its member and for the back office', async () => {
    const administrator = await world.administrator('Rita')
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'wrong_payer' })
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    const ending = ['payment_seen', 'refund_decided', 'refund_asked', 'refund_done']
    expect(await kindsOf(administrator, id)).toEqual(['ordered', 'charge_made', ...ending])
    await eventually(async () =>
      expect(await transferers.record(member, id)).toMatchObject({
        state: 'refunded',
        steps: ['ordered', ...ending].map(step => ({ step, at: expect.any(String) })),
      }),
    )
  })

  it('is stuck after five refusals, in sight, and goes back when a person asks again', async () => {
    const administrator = await world.administrator('Rita')
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    // The first asking finds nobody, so that how the next ones end can be decided in time.
    await world.faults({ path: '/pix', method: 'PUT', kind: '503' })
    const answer = await world.pay(txid, { scenario: 'wrong_payer' })
    const e2eid = paid.parse(answer.body).pix[0]?.endToEndId ?? ''
    await world.control(`/refund/${e2eid}/next`, { result: 'NAO_REALIZADO', count: 5 })
    await eventually(async () => {
      world.clock.advance(2_000)
      expect(await depositors.paymentStates(txid)).toEqual(['stuck'])
    })
    const waiting = await world.call(administrator, '/api/admin/payments', { state: 'stuck' })
    expect(waiting.body).toMatchObject({
      data: [{ e2eid, state: 'stuck', refund_attempt: 5, member: { id: member.id } }],
    })
    const asked = await world.call(administrator, '/api/admin/payments/refund', {
      e2eid,
      reason: 'bank is back',
    })
    expect(asked).toMatchObject({ status: 200, body: { data: { state: 'refunding', refund_attempt: 6 } } })
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    expect(
      await world.call(administrator, '/api/admin/payments/refund', { e2eid, reason: 'again' }),
    ).toMatchObject({
      status: 409,
      body: { error: 'payment_not_waiting' },
    })
    expect(await kindsOf(administrator, id)).toEqual(
      expect.arrayContaining(['refund_stuck', 'ask_again', 'refund_done']),
    )
  })

  it('out of suspense goes back at once when a person says so, without waiting for its day to end', async () => {
    const administrator = await world.administrator('Rita')
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const answer = await world.pay(txid, { scenario: 'normal', pagador: 'absent' })
    const e2eid = paid.parse(answer.body).pix[0]?.endToEndId
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['suspended']))
    expect((await world.call(administrator, '/api/admin/payments', { state: 'waiting' })).body).toMatchObject(
      {
        data: [{ e2eid, state: 'suspended', reason: 'payer_unknown' }],
      },
    )
    await world.call(administrator, '/api/admin/payments/refund', { e2eid, reason: 'payer asked for it' })
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    world.clock.advance(minute)
  })

  it('keeps an order open whose proof nobody has reviewed for 48 h', async () => {
    const member = await world.member()
    const { id } = (await transferers.order(member)).data.order
    expect(await transferers.prove(member, id, jpeg)).toMatchObject({ status: 200 })
    world.clock.advance(48 * 60 * minute)
    await world.call(member, '/api/recharge/list', {})
    expect(await transferers.record(member, id)).toMatchObject({ state: 'pending', awaiting: 'review' })
  })
})
