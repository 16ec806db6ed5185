import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectReconciled } from '../../support/ledger/money-books.ts'
import { newCpf } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'

/* "payer’s CPF checked; refunds; expiry"; docs/rules/cashier.md: "A payer still unknown after 24 h is refunded." */

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await expectReconciled(world)
  await world.close()
})

const minute = 60_000

const statement = z.object({ lancamentos: z.array(z.object({ tipo: z.string(), endToEndId: z.string() })) })
const paidNow = z.object({ pix: z.array(z.looseObject({ endToEndId: z.string() })) })

/** What the provider's own books say it has sent back of a payment. */
async function refundsOf(e2eid: string | undefined) {
  const { lancamentos } = statement.parse((await world.control('/statement')).body)
  return lancamentos.filter(line => line.tipo === 'DEVOLUCAO' && line.endToEndId === e2eid)
}

describe('a payment', () => {
  it.each(['normal', 'duplicated', 'lost', 'late', 'grouped', 'reordered'])(
    'that is reported %s is credited once',
    async scenario => {
      const member = await world.member()
      const { id, txid } = await depositors.order(member)
      await world.pay(txid, { scenario })
      if (scenario !== 'normal' && scenario !== 'duplicated') world.clock.advance(6_000)
      await depositors.credited(member, 5_000n)
      await world.control('/deliveries/flush', {})
      await eventually(async () => expect(await depositors.notices()).toMatchObject({ waiting: 0n }))
      expect(await world.wallet(member)).toMatchObject({ cash: 5_000n, wageringLeft: 5_000n, version: 1n })
      expect(await depositors.stateOf(member, id)).toMatchObject({
        state: 'paid',
        paid_money: '50.00',
        pix_code: null,
      })
    },
  )

  it('by another CPF is never credited and goes back to its payer', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'wrong_payer' })
    await eventually(async () =>
      expect(await depositors.stateOf(member, id)).toMatchObject({
        state: 'refunded',
        reason: 'payer_mismatch',
      }),
    )
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, version: 0n })
  })

  it('of another amount is credited as paid, but refunded outside the limits', async () => {
    const member = await world.member()
    const one = await depositors.order(member)
    await world.pay(one.txid, { scenario: 'other_amount', valor: '73.21' })
    await depositors.credited(member, 7_321n)
    const two = await depositors.order(member)
    await world.pay(two.txid, { scenario: 'other_amount', valor: '9.99' })
    await eventually(async () =>
      expect(await depositors.stateOf(member, two.id)).toMatchObject({
        state: 'refunded',
        reason: 'amount_below_minimum',
      }),
    )
    expect(await world.wallet(member)).toMatchObject({ cash: 7_321n })
  })

  it('after the order expired is credited all the same', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.control(`/expire/${txid}`, {})
    world.clock.advance(16 * minute)
    await eventually(async () =>
      expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'expired' }),
    )
    await world.pay(txid, { scenario: 'after_expiry' })
    await depositors.credited(member, 5_000n)
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'paid' })
  })

  it('made twice is two deposits, each with its own record', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'two_payments' })
    await depositors.credited(member, 10_000n)
    const { data } = await depositors.records(member)
    expect(data.map(row => row.state)).toEqual(['paid', 'paid'])
  })

  it('to an expired order that no notice reported is found in the provider’s own list', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.control(`/expire/${txid}`, {})
    world.clock.advance(16 * minute)
    await eventually(async () =>
      expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'expired' }),
    )
    await world.registered()
    await world.sandbox.webhook('DELETE')
    await world.pay(txid, { scenario: 'after_expiry' })
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'expired' })
    world.clock.advance(4 * minute)
    await depositors.credited(member, 5_000n)
    world.clock.advance(11 * minute)
    await world.registered()
  })

  it('whose payer the provider does not tell waits apart, and goes back after a day', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'normal', pagador: 'absent' })
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['suspended']))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
    world.clock.advance(25 * 60 * minute)
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'refunded', reason: 'payer_unknown' })
  })

  it('reported with a masked payer that cannot be the member goes back at once', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'wrong_payer', cpf: newCpf(), pagador: 'masked' })
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
  })

  it.each(['frozen', 'closed'])('that lands on a %s account goes back', async status => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await sql`UPDATE member SET status = ${status} WHERE id = ${member.id}`.execute(world.deps.db)
    await world.pay(txid)
    await eventually(async () =>
      expect(await depositors.stateOf(member, id)).toMatchObject({
        state: 'refunded',
        reason: `account_${status}`,
      }),
    )
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('whose refund is answered with silence is asked about, and refunded once', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    await world.faults(
      { path: '/pix', method: 'PUT', kind: 'timeout_then_success' },
      { path: '/pix', method: 'PUT', kind: '503', count: 3 },
    )
    const { pix } = paidNow.parse((await world.pay(txid, { scenario: 'wrong_payer' })).body)
    world.clock.advance(2_000)
    await eventually(async () => expect(await depositors.paymentStates(txid)).toEqual(['refunded']))
    expect(await refundsOf(pix[0]?.endToEndId)).toHaveLength(1)
  })

  it('that the payer’s bank takes back later leaves the wallet, and what was spent becomes debt', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const paid = await world.pay(txid)
    const { pix } = paidNow.parse(paid.body)
    await depositors.credited(member, 5_000n)
    await world.control(`/dispute/${pix[0]?.endToEndId}`, {})
    await depositors.credited(member, 0n)
    expect((await depositors.records(member)).data[0]).toMatchObject({
      state: 'refunded',
      reason: 'disputed',
    })
  })
})
