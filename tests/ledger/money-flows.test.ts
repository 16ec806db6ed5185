import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

let world: LedgerWorld

beforeEach(async () => {
  world = await createLedgerWorld()
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const
const paid = {
  ...brl,
  key: 'pix:E1',
  amount: 10_000n,
  fee: 0n,
  psp: 'sandbox',
  reference: 'order-1',
} as const

function pay(memberId: string, change: Partial<Parameters<typeof world.wallet.deposit>[1]> = {}) {
  const order = { memberId, ...paid, wageringPercent: 100n, ...change }
  return world.run(tx => world.wallet.deposit(tx, order))
}

/** Whether a connection of this database waits for another's lock. */
async function waiting(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
  return rows.length > 0
}

function hold(memberId: string, withdrawalId: string, amount = 4_000n, waiveWagering = false) {
  const order = { memberId, ...brl, withdrawalId, amount, fee: 100n, waiveWagering }
  return world.run(tx => world.wallet.holdForWithdrawal(tx, order))
}

describe('a deposit', () => {
  it('is credited once for its end-to-end id, with its fee as an entry of its own', async () => {
    const memberId = await world.member()
    expect(await pay(memberId, { fee: 150n })).toMatchObject({ balances: { cash: 9_850n } })
    expect(await pay(memberId, { fee: 150n })).toMatchObject({ replayed: true })
    expect(await world.brl(memberId)).toMatchObject({ cash: 9_850n, wageringLeft: 10_000n })
  })

  it('is credited to one member only, although another claims its end-to-end id', async () => {
    const [one, other] = [await world.member(), await world.member()]
    const [credited, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = world.run(async tx => {
      const outcome = await world.wallet.deposit(tx, { memberId: one, ...paid, wageringPercent: 100n })
      credited.resolve()
      await mayCommit.promise
      return outcome
    })
    await credited.promise
    let hasEnded = false
    const second = pay(other).finally(() => {
      hasEnded = true
    })
    // The other's is under way, and either waits for the first or has not even seen it.
    await expect.poll(async () => hasEnded || (await waiting())).toBe(true)
    mayCommit.resolve()
    expect(await first).toMatchObject({ status: 'posted' })
    expect(await second).toMatchObject({ status: 'refused', word: 'key_taken' })
  })

  it('goes back to its payer mirrored, once, and asks for no play any more', async () => {
    const memberId = await world.member()
    await pay(memberId, { fee: 150n })
    const back = { memberId, ...brl, depositKey: 'pix:E1', key: 'refund:E1', reference: 'order-1' }
    const refunded = await world.run(tx => world.wallet.refundDeposit(tx, back))
    expect(refunded).toMatchObject({ balances: { cash: 0n } })
    const again = await world.run(tx => world.wallet.refundDeposit(tx, { ...back, key: 'refund:E1-again' }))
    expect(again).toMatchObject({ word: 'already_reversed' })
    expect(await world.brl(memberId)).toMatchObject({ wageringLeft: 0n })
  })

  it('that is clawed back after it was played becomes debt, which the next credits repay first', async () => {
    const memberId = await world.member()
    await pay(memberId, { wageringPercent: 0n })
    const lost = { memberId, ...brl, ...slots, roundId: world.newId(), key: 'r1', stake: 7_000n, payout: 0n }
    await world.wallet.playRound(world.db, lost)
    const claw = {
      memberId,
      ...brl,
      depositKey: 'pix:E1',
      key: 'clawback:E1',
      reference: 'med',
      amount: 10_000n,
    }
    const clawed = await world.run(tx => world.wallet.clawBack(tx, { ...claw, psp: 'sandbox' }))
    expect(clawed).toMatchObject({ balances: { cash: 0n, debt: 7_000n } })
    const twice = { ...claw, key: 'clawback:E1-again', amount: 1n, psp: 'sandbox' }
    expect(await world.run(tx => world.wallet.clawBack(tx, twice))).toMatchObject({
      word: 'already_reversed',
    })
    expect(await hold(memberId, world.newId())).toMatchObject({ word: 'debt_open' })
    const next = await pay(memberId, { key: 'pix:E2', amount: 5_000n, wageringPercent: 0n })
    expect(next).toMatchObject({ balances: { cash: 0n, debt: 2_000n } })
    const rest = await pay(memberId, { key: 'pix:E3', amount: 5_000n, wageringPercent: 0n })
    expect(rest).toMatchObject({ balances: { cash: 3_000n, debt: 0n } })
  })

  it('that is clawed back in part asks only for the play of what is left, and what was played counts for that', async () => {
    const memberId = await world.member()
    await pay(memberId, { wageringPercent: 100n })
    const round = { memberId, ...brl, ...slots, stake: 3_000n, payout: 3_000n }
    await world.wallet.playRound(world.db, { ...round, roundId: world.newId(), key: 'r1' })
    const claw = { memberId, ...brl, depositKey: 'pix:E1', reference: 'med', psp: 'sandbox' }
    await world.run(tx => world.wallet.clawBack(tx, { ...claw, key: 'clawback:1', amount: 4_000n }))
    expect(await world.brl(memberId)).toMatchObject({ cash: 6_000n, wageringLeft: 3_000n })
    await world.run(tx => world.wallet.clawBack(tx, { ...claw, key: 'clawback:2', amount: 3_500n }))
    expect(await world.brl(memberId)).toMatchObject({ cash: 2_500n, wageringLeft: 0n })
    const [requirement] = await world.db.selectFrom('wagering_lot').select(['status', 'progress']).execute()
    expect(requirement).toEqual({ status: 'done', progress: 3_000n })
  })

  it('from a payer who is not the member waits in suspense and goes back, without touching any member', async () => {
    const order = { ...brl, key: 'unowned:E9', amount: 5_000n, reference: 'E9', psp: 'sandbox' }
    await world.run(tx => world.wallet.keepUnowned(tx, order))
    const back = await world.run(tx => world.wallet.returnUnowned(tx, { ...order, key: 'unowned-back:E9' }))
    expect(back).toMatchObject({ status: 'posted', balances: { cash: 0n } })
  })
})

describe('a withdrawal', () => {
  it('holds, then pays out with its fee as an entry of its own', async () => {
    const memberId = await world.member(10_000n)
    const withdrawalId = world.newId()
    expect(await hold(memberId, withdrawalId)).toMatchObject({ balances: { cash: 6_000n, hold: 4_000n } })
    const order = { memberId, ...brl, withdrawalId, psp: 'sandbox' }
    const paidOut = await world.run(tx => world.wallet.payOut(tx, order))
    expect(paidOut).toMatchObject({ balances: { cash: 6_000n, hold: 0n } })
    expect(await world.run(tx => world.wallet.payOut(tx, order))).toMatchObject({ replayed: true })
    expect(await world.run(tx => world.wallet.releaseHold(tx, order))).toMatchObject({ word: 'hold_closed' })
    const fees = world.db.selectFrom('ledger_transfer').select('amount').where('credit', '=', 'fees')
    expect(await fees.execute()).toEqual([{ amount: 100n }])
  })

  it('that is rejected gives the whole amount back, and one that returns from the bank too', async () => {
    const memberId = await world.member(10_000n)
    const [rejected, returned] = [world.newId(), world.newId()]
    await hold(memberId, rejected)
    await world.run(tx => world.wallet.releaseHold(tx, { memberId, ...brl, withdrawalId: rejected }))
    expect(await world.brl(memberId)).toMatchObject({ cash: 10_000n, hold: 0n })
    await hold(memberId, returned)
    const order = { memberId, ...brl, withdrawalId: returned, psp: 'sandbox' }
    await world.run(tx => world.wallet.payOut(tx, order))
    await world.run(tx => world.wallet.returnPayout(tx, order))
    expect(await world.brl(memberId)).toMatchObject({ cash: 10_000n, hold: 0n })
  })

  it('is refused while another is open, or what was deposited still has to be played', async () => {
    const memberId = await world.member(10_000n)
    await hold(memberId, world.newId())
    expect(await hold(memberId, world.newId())).toMatchObject({ word: 'withdrawal_open' })
    const depositor = await world.member()
    await pay(depositor)
    expect(await hold(depositor, world.newId())).toMatchObject({ word: 'wagering_open' })
    const played = {
      memberId: depositor,
      ...brl,
      ...slots,
      roundId: world.newId(),
      stake: 10_000n,
      payout: 10_000n,
    }
    await world.wallet.playRound(world.db, { ...played, key: 'r1' })
    expect(await hold(depositor, world.newId())).toMatchObject({ status: 'posted' })
  })

  it('of a member who excluded themselves is not stopped by open play', async () => {
    const memberId = await world.member()
    await pay(memberId)
    expect(await hold(memberId, world.newId(), 4_000n, true)).toMatchObject({ status: 'posted' })
  })
})

describe('play money', () => {
  it('is a wallet of its own and never meets the other', async () => {
    const memberId = await world.member(1_000n)
    await world.wallet.openWallet(world.db, memberId, 'PLAY')
    await world.run(tx => world.wallet.grantPlayMoney(tx, { memberId, key: 'play:1', amount: 500_000n }))
    const round = {
      memberId,
      currency: 'PLAY',
      ...slots,
      roundId: world.newId(),
      key: 'r',
      stake: 500_000n,
    } as const
    expect(await world.wallet.playRound(world.db, { ...round, payout: 0n })).toMatchObject({
      balances: { cash: 0n },
    })
    expect(await world.brl(memberId)).toMatchObject({ cash: 1_000n, version: 1n })
  })
})
