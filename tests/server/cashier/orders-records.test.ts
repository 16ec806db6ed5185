import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderAssociation, orderDetails } from '../../../contract/cashier/orders.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'
import { payeesOf } from '../../support/people/payee.ts'

let world: PixWorld
let payees: ReturnType<typeof payeesOf>
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld({ WITHDRAWAL_FEE_FIXED: '2.50' })
  payees = payeesOf(world)
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const raw = async (who: Member, path: string) => (await world.call(who, `/api/ordercenter/${path}`)).body
const details = async (who: Member, query = '') =>
  z.parse(orderDetails.reply, await raw(who, `details${query}`))
const payments = z.object({ pix: z.array(z.object({ endToEndId: z.string() })) })
const groups = async (who: Member) => z.parse(orderAssociation.reply, await raw(who, 'association'))

describe('the order centre beside the records of the cashier', () => {
  it('names a deposit by its order number and how it was paid', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    expect((await details(member)).details).toEqual([])
    await world.pay(txid)
    await depositors.credited(member, 5_000n)
    const [row] = (await details(member)).details
    expect(row).toMatchObject({ kind: 'deposit', label: 'pix', money: 5_000n, reviewed: true })
    expect(row?.order_no).toMatch(/^R/)
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'paid' })
  })

  it('says of a disputed deposit what is set aside, what its bank took, and calls it reversed only when nothing is left', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const [paid] = z.parse(payments, (await world.pay(txid)).body).pix
    await depositors.credited(member, 5_000n)
    const dispute = async (valor: string, refund: string, end: 'DEVOLVIDO' | 'NAO_REALIZADO') => {
      await world.control(`/dispute/${paid?.endToEndId}`, { valor, after_ms: 3_600_000 })
      await eventually(async () =>
        expect((await groups(member)).association[0]).toMatchObject({ state: 'pending' }),
      )
      const during = await details(member)
      await world.control(`/refund/${paid?.endToEndId}/${refund}`, { result: end })
      await eventually(async () => expect((await groups(member)).association[0]?.state).not.toBe('pending'))
      return during
    }
    const during = await dispute('20.00', 'MED1', 'DEVOLVIDO')
    expect(during.details).toMatchObject([
      {
        kind: 'dispute_hold',
        category: 'recharge',
        state: 'pending',
        effect: -2_000n,
        reason: 'deposit_disputed',
      },
      { kind: 'deposit', state: 'done' },
    ])
    expect((await groups(member)).association).toMatchObject([
      { state: 'done', money: 5_000n, effect: 3_000n },
    ])
    await dispute('30.00', 'MED2', 'NAO_REALIZADO')
    expect((await groups(member)).association).toMatchObject([{ state: 'done', effect: 3_000n }])
    await dispute('30.00', 'MED3', 'DEVOLVIDO')
    expect((await groups(member)).association).toMatchObject([{ state: 'reversed', effect: 0n }])
  })

  it('shows a withdrawal unreviewed until it was, and says why it was turned down (specification, section 4)', async () => {
    const who = await payees.payee()
    const administrator = await world.administrator('records')
    const id = await payees.pending(who)
    const before = await details(who)
    expect(before.details[0]).toMatchObject({
      kind: 'withdrawal_hold',
      state: 'pending',
      reviewed: false,
      effect: -10_000n,
    })
    expect((await details(who, '?review=unreviewed')).details).toHaveLength(1)
    await payees.reject(administrator, id)
    const delta = await details(who, `?since=${before.version}`)
    expect(delta.details).toMatchObject([
      { kind: 'withdrawal_release', reviewed: true, reason: 'documents needed' },
      { kind: 'withdrawal_hold', state: 'reversed', reviewed: true },
    ])
    expect(delta.details[0]?.order_no).toMatch(/^[A-Z]\d+/)
  })

  it('tells a review alone as a delta, and a paid withdrawal with its fee and only a masked account', async () => {
    const who = await payees.payee()
    const administrator = await world.administrator('records-two')
    const id = await payees.pending(who)
    await payees.approve(administrator, id)
    await payees.becomes(who, id, { state: 'paid' })
    await eventually(async () => expect((await details(who)).total_fee_amount).toBe(250n))
    const [group] = (await groups(who)).association
    expect(group).toMatchObject({
      category: 'withdrawal',
      state: 'done',
      reviewed: true,
      fee: 250n,
      movements: [
        { kind: 'withdrawal_hold', state: 'done' },
        { kind: 'withdrawal_payout', money: 9_750n, fee: 250n, effect: 0n },
      ],
    })
    expect(JSON.stringify(await raw(who, 'association'))).not.toContain(who.cpf)
    expect(await details(who)).toMatchObject({ total_withdraw_amount: 9_750n })
  })

  it('says why the operator corrected a balance, in the words that were meant for the member', async () => {
    const who = await world.member()
    const [one, other] = [
      await world.administrator('records-three'),
      await world.administrator('records-four'),
    ]
    const intent = {
      member: who.id,
      direction: 'credit',
      money: '7.00',
      reason: 'Aposta anulada pelo provedor',
    }
    const proposed = z.parse(
      z.object({ data: z.object({ id: z.string() }) }),
      (await world.call(one, '/api/admin/adjustments/propose', intent)).body,
    )
    await world.call(other, '/api/admin/adjustments/approve', { id: proposed.data.id })
    expect((await details(who)).details).toMatchObject([
      { kind: 'adjustment', category: 'correction', effect: 700n, reason: 'Aposta anulada pelo provedor' },
    ])
  })
})
