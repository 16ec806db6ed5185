import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { disputedNow } from '../../../server/features/cashier/deposit/disputes/dispute-rules.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'
import { type Payee, payeesOf } from '../../support/people/payee.ts'

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>
let payees: ReturnType<typeof payeesOf>
beforeAll(async () => {
  world = await createPixWorld({ DEPOSIT_WAGERING_PERCENT: '0' })
  depositors = depositorsOf(world)
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const hour = 3_600_000
const paidNow = z.object({ pix: z.array(z.looseObject({ endToEndId: z.string() })) })
const reported = z.looseObject({ id: z.string() })

/** R$ 800 paid by Pix and credited, and where it can be withdrawn to. */
async function depositor(): Promise<{ who: Payee; e2eid: string }> {
  const who = await payees.payee(0n)
  const { txid } = await depositors.order(who, '800.00')
  const { pix } = paidNow.parse((await world.pay(txid)).body)
  await depositors.credited(who, 80_000n)
  return { who, e2eid: pix[0]?.endToEndId ?? '' }
}
const holds = (who: Payee, cash: bigint, hold: bigint) =>
  eventually(async () => expect(await world.wallet(who)).toMatchObject({ cash, hold }))
const refundUnderWay = (e2eid: string, valor: string) =>
  world.control(`/dispute/${e2eid}`, { valor, after_ms: 12 * hour })
const endRefund = (e2eid: string, result: 'DEVOLVIDO' | 'NAO_REALIZADO') =>
  world.control(`/refund/${e2eid}/MED1`, { result })
const report = async (e2eid: string, valor?: string) =>
  reported.parse((await world.control(`/infraction/${e2eid}`, { ...(valor && { valor }) })).body).id
const close = (id: string, result: string) => world.control(`/infraction/${id}/close`, { result })
/** The next sweep over the reports is due. */
const later = () => world.clock.advance(31_000)

test('a refund under way that nobody of us asked for is set aside before it is done, and cannot be withdrawn', async () => {
  const { who, e2eid } = await depositor()
  await refundUnderWay(e2eid, '707.00')
  await holds(who, 9_300n, 70_700n)
  expect((await depositors.records(who)).data[0]).toMatchObject({ state: 'paid', reason: 'deposit_disputed' })
  expect(await payees.draw(who, { money: '707.00' })).toMatchObject({ status: 422 })
  await endRefund(e2eid, 'DEVOLVIDO')
  await holds(who, 9_300n, 0n)
  expect(await world.wallet(who)).toMatchObject({ debt: 0n })
  expect((await depositors.records(who)).data[0]).toMatchObject({ state: 'paid', reason: 'partly_disputed' })
})

test('a refund that the bank gives up is given back to the balance', async () => {
  const { who, e2eid } = await depositor()
  await refundUnderWay(e2eid, '800.00')
  await holds(who, 0n, 80_000n)
  await endRefund(e2eid, 'NAO_REALIZADO')
  await holds(who, 80_000n, 0n)
  expect((await depositors.records(who)).data[0]).toMatchObject({ state: 'paid', reason: null })
})

test('an infraction report sets its amount aside, and one that is turned down gives it back', async () => {
  const { who, e2eid } = await depositor()
  const id = await report(e2eid)
  later()
  await holds(who, 0n, 80_000n)
  await close(id, 'DISAGREED')
  later()
  await holds(who, 80_000n, 0n)
})

test('an agreed report and the refund that follows it are the same money: it is taken once', async () => {
  const { who, e2eid } = await depositor()
  const id = await report(e2eid, '300.00')
  later()
  await holds(who, 50_000n, 30_000n)
  await close(id, 'AGREED')
  later()
  await refundUnderWay(e2eid, '300.00')
  await endRefund(e2eid, 'DEVOLVIDO')
  await holds(who, 50_000n, 0n)
  expect(await world.wallet(who)).toMatchObject({ cash: 50_000n, debt: 0n })
})

test('a withdrawal that waits for its review cannot be approved over an open dispute', async () => {
  const { who, e2eid } = await depositor()
  const id = await payees.pending(who, { money: '707.00' })
  await report(e2eid)
  later()
  await holds(who, 0n, 80_000n)
  const rita = await world.administrator('Rita', 'reviewer')
  expect(await payees.approve(rita, id)).toMatchObject({ status: 422, body: { error: 'deposit_disputed' } })
  expect(await payees.reject(rita, id)).toMatchObject({ status: 200 })
  expect(await world.wallet(who)).toMatchObject({ cash: 0n, hold: 80_000n })
})

test('a payout that was approved and not sent stops at an open dispute, and nobody can let it go', async () => {
  const { who, e2eid } = await depositor()
  const id = await payees.pending(who, { money: '707.00' })
  await world.faults(...Array.from({ length: 3 }, () => ({ path: '/dict', kind: '503' })))
  const rita = await world.administrator('Rita', 'reviewer')
  expect(await payees.approve(rita, id)).toMatchObject({ status: 200 })
  await report(e2eid)
  later()
  await holds(who, 0n, 80_000n)
  await world.faults()
  world.clock.advance(60_000)
  await payees.becomes(who, id, { state: 'approved', waits_for_person: true, sent_at: null })
  const ask = (what: string) => world.call(rita, `/api/admin/withdrawals/${what}`, { id, reason: 'Seen' })
  expect(await ask('let-go')).toMatchObject({ status: 422, body: { error: 'deposit_disputed' } })
  expect(await ask('cancel')).toMatchObject({ status: 200 })
  expect(await world.wallet(who)).toMatchObject({ cash: 0n, hold: 80_000n })
})

test('a dispute that no notice reported is found by asking again', async () => {
  const { who, e2eid } = await depositor()
  await refundUnderWay(e2eid, '100.00')
  await holds(who, 70_000n, 10_000n)
  await world.sandbox.webhook('DELETE')
  await endRefund(e2eid, 'DEVOLVIDO')
  world.clock.advance(2 * hour)
  await holds(who, 70_000n, 0n)
})

const at = new Date('2026-11-28T12:00:00Z')
const old = new Date('2026-10-01T12:00:00Z')
const refund = (amount: bigint, state: 'under_way' | 'done' | 'refused') => ({ id: 'r', amount, state })
const claim = (amount: bigint, state: 'open' | 'agreed' | 'rejected', changed_at = at) => ({
  amount,
  state,
  changed_at,
})

test.each([
  ['nothing is disputed', [], [], 0n],
  ['a refund under way', [refund(300n, 'under_way')], [], 300n],
  ['a refund and its report', [refund(300n, 'under_way')], [claim(300n, 'open')], 300n],
  ['a report over a smaller refund', [refund(300n, 'under_way')], [claim(500n, 'agreed')], 500n],
  ['a report that a refund has taken', [refund(300n, 'done')], [claim(300n, 'agreed')], 0n],
  ['a report that a refund has taken in part', [refund(200n, 'done')], [claim(300n, 'agreed')], 100n],
  ['a report that was turned down', [], [claim(300n, 'rejected')], 0n],
  ['a refund that was turned down', [refund(300n, 'refused')], [], 0n],
  ['an agreed report whose refund never came', [], [claim(300n, 'agreed', old)], 0n],
  ['more than was paid', [refund(300n, 'done')], [claim(1_000n, 'open'), claim(900n, 'open')], 700n],
])('of a payment of 1,000 is disputed: %s', (_case, refunds, infractions, disputed) => {
  expect(disputedNow({ amount: 1_000n, refunds, infractions }, at)).toBe(disputed)
})
