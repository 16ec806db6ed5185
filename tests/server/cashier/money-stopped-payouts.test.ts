import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { blockPlay, freezeWallet } from '../../../server/wallet/members.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { type Payee, payeesOf } from '../../support/people/payee.ts'

let world: PixWorld
let payees: ReturnType<typeof payeesOf>

beforeAll(async () => {
  world = await createPixWorld()
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** A fresh one each time: the clock is turned, and half an hour away from the desk ends a session. */
const reviewer = () => world.administrator('Rita', 'reviewer')
const setStatus = async (id: string, status: 'active' | 'frozen') =>
  world.call(await reviewer(), '/api/admin/members/status', { id, status, reason: 'A letter of the court' })
const decide = async (what: 'let-go' | 'cancel', id: string) =>
  world.call(await reviewer(), `/api/admin/withdrawals/${what}`, { id, reason: 'Spoke with the member' })

/** Approved, while the directory is away: nothing is sent before the test has done what it is about. */
async function approvedNotSent(who: Payee): Promise<string> {
  const id = await payees.pending(who)
  const away = Array.from({ length: 3 }, () => ({ path: '/dict', kind: '503' }))
  await world.faults(...away)
  expect(await payees.approve(await reviewer(), id)).toMatchObject({ status: 200 })
  return id
}
const goOn = async () => {
  await world.faults()
  world.clock.advance(60_000)
}
const frozenAfterApproval = async (): Promise<{ who: Payee; id: string }> => {
  const who = await payees.payee()
  const id = await approvedNotSent(who)
  expect(await setStatus(who.id, 'frozen')).toMatchObject({ status: 200 })
  await goOn()
  await payees.becomes(who, id, { state: 'approved', waits_for_person: true, sent_at: null })
  return { who, id }
}

/** An account frozen or self-excluded after approval: decided and tested. */
describe('an account that is frozen after the approval', () => {
  it('stops the payout until a person lets it go', async () => {
    const { who, id } = await frozenAfterApproval()
    world.clock.advance(3_600_000)
    expect(await world.wallet(who)).toMatchObject({ hold: 10_000n })
    expect(await decide('let-go', id)).toMatchObject({ status: 200 })
    await payees.becomes(who, id, { state: 'paid', waits_for_person: false, sent_at: expect.any(String) })
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 0n })
  })

  it('or until a person gives the money back, with a reason that the member reads', async () => {
    const { who, id } = await frozenAfterApproval()
    expect(await decide('cancel', id)).toMatchObject({ status: 200, body: { data: { state: 'rejected' } } })
    expect(await payees.record(who, id)).toMatchObject({ state: 'rejected', reason: 'Spoke with the member' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
    expect(await decide('let-go', id)).toMatchObject({ status: 409, body: { error: 'payout_not_stopped' } })
  })

  it('waits as well for a member who owes money since then: a deposit was clawed back, and the debt would leave', async () => {
    const who = await payees.payee()
    const id = await approvedNotSent(who)
    const { wallet, db } = world.deps
    const order = { memberId: who.id, currency: 'BRL', key: `late:${id}`, reference: 'med' } as const
    const owed = { ...order, amount: 100_000n, cost: 'bonus_cost' } as const
    await transaction(db, tx => wallet.takeBackReward(tx, owed), { keyed: true })
    await goOn()
    await payees.becomes(who, id, { state: 'approved', waits_for_person: true, sent_at: null })
    expect(await world.wallet(who)).toMatchObject({ cash: 0n, hold: 10_000n, debt: 10_000n })
    expect(await decide('cancel', id)).toMatchObject({ status: 200 })
    expect(await world.wallet(who)).toMatchObject({ cash: 0n, hold: 0n, debt: 0n })
  })

  it('is decided once by two at the same moment', async () => {
    const { who, id } = await frozenAfterApproval()
    const answers = await Promise.all([decide('let-go', id), decide('cancel', id), decide('let-go', id)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    await eventually(async () => expect((await payees.record(who, id))?.state).toMatch(/paid|rejected/))
  })

  it('too late, when it was already sent, changes nothing: what was sent may have been paid', async () => {
    const who = await payees.payee()
    const id = await payees.pending(who)
    await payees.approve(await reviewer(), id)
    await payees.becomes(who, id, { sent_at: expect.any(String) })
    await setStatus(who.id, 'frozen')
    await payees.becomes(who, id, { state: 'paid' })
  })
})

it('a frozen account asks for no withdrawal and places no bet, and is whole again when it is thawed', async () => {
  const who = await payees.payee()
  await setStatus(who.id, 'frozen')
  expect(await payees.draw(who)).toMatchObject({ status: 403, body: { error: 'account_frozen' } })
  const bet = { roundId: world.deps.ids(), key: 'bet:frozen-test', stake: 100n, game: 'dados-da-arara' }
  const order = { ...bet, memberId: who.id, currency: 'BRL', category: 'table', edgePpm: 10_000 } as const
  expect(await world.deps.wallet.placeBet(world.deps.db, order)).toMatchObject({ word: 'wallet_frozen' })
  await setStatus(who.id, 'active')
  await payees.pending(who)
})

it('nobody thaws a wallet that a broken invariant has frozen', async () => {
  const who = await payees.payee()

  await freezeWallet(world.deps.db, who.id, 'BRL', 'sum of transfers')
  await setStatus(who.id, 'frozen')
  await setStatus(who.id, 'active')
  expect(await payees.draw(who)).toMatchObject({ status: 403, body: { error: 'wallet_frozen' } })
})

/** docs/rules/cashier.md: "Self-excluded members can still withdraw, whatever `ml_money` says." */
describe('a member who is self-excluded', () => {
  const exclude = (who: Member) =>
    blockPlay(world.deps.db, who.id, new Date(world.clock.now().getTime() + 365 * 24 * 3_600_000))

  it('is shown that nothing is left to stake, and withdraws', async () => {
    const who = await payees.payee(0n)
    const order = await world.call(who, '/api/recharge/online', {
      money: '100.00',
      payment_id: 'pix',
      payment_type: 'pix',
    })
    const { id } = JSON.parse(JSON.stringify(order.body)).data.order
    await world.pay(String(id).replaceAll('-', ''))
    await eventually(async () => expect(await world.wallet(who)).toMatchObject({ cash: 10_000n }))
    const terms = () => world.call(who, '/api/drawing/terms', {})
    expect((await terms()).body).toMatchObject({ data: { ml_money: '100.00' } })
    expect(await payees.draw(who)).toMatchObject({ body: { error: 'wagering_open' } })
    await exclude(who)
    expect((await terms()).body).toMatchObject({ data: { ml_money: '0.00', available: '100.00' } })
    await payees.pending(who)
  })

  it('after the approval is still paid', async () => {
    const who = await payees.payee()
    const id = await approvedNotSent(who)
    await exclude(who)
    await goOn()
    await payees.becomes(who, id, { state: 'paid' })
  })
})
