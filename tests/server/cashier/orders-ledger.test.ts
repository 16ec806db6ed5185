import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderAssociation, orderChart, orderDetails, orderFee } from '../../../contract/cashier/orders.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { balances } from '../../../server/wallet/members.ts'
import { ledgerSums, type OrderStep, orderHistory, orderPlayer } from '../../support/order-history.ts'
import { demoMember, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(async () => expect(await checkInvariants(world.deps.db)).toEqual([]))
afterAll(() => world.close())

async function ask(member: TestMember, path: string, query: Record<string, string> = {}) {
  const url = `/api/ordercenter/${path}?${new URLSearchParams(query)}`
  return world.app.inject({ method: 'GET', url, headers: member.headers })
}
const details = async (member: TestMember, query: Record<string, string> = {}) =>
  z.decode(orderDetails.reply, (await ask(member, 'details', query)).json())
const fees = async (member: TestMember, query: Record<string, string> = {}) =>
  z.decode(orderFee.reply, (await ask(member, 'fee', query)).json())
const groups = async (member: TestMember, query: Record<string, string> = {}) =>
  z.decode(orderAssociation.reply, (await ask(member, 'association', query)).json())
const chart = async (member: TestMember, query: Record<string, string> = {}) =>
  z.decode(orderChart.reply, (await ask(member, 'chart', query)).json())

async function memberWith(...history: readonly (OrderStep['do'] | OrderStep)[]) {
  const member = await registerMember(world)
  const player = orderPlayer(world, member.id)
  const play = (next: readonly (OrderStep['do'] | OrderStep)[]) =>
    player.play(next.map(step => (typeof step === 'string' ? { do: step, index: 0 } : step)))
  await play(history)
  return { member, ids: player.ids, play }
}

describe('the totals', () => {
  it('equal the ledger after any history, and with play and corrections they are the balance', async () => {
    await fc.assert(
      fc.asyncProperty(orderHistory, orderHistory, async (before, after) => {
        const member = await registerMember(world)
        const player = orderPlayer(world, member.id)
        await player.play(before)
        await details(member)
        await player.play(after)
        const reported = await details(member, { limit: '100' })
        const sums = await ledgerSums(world, member.id)
        expect(reported).toMatchObject({
          total_recharge_amount: sums.recharge,
          total_withdraw_amount: sums.withdraw,
          total_bonus_amount: sums.bonus,
          total_fee_amount: sums.fee,
        })
        const [wallet] = await balances(world.deps.db, member.id, world.deps.clock.now())
        if (wallet === undefined) throw new Error('A member without a wallet')
        const { cash, bonus, rebate, hold, debt } = wallet
        expect(
          sums.recharge - sums.withdraw + sums.bonus - sums.taken - sums.fee + sums.correction + sums.play,
        ).toBe(cash + bonus + rebate + hold - debt)
        const effects = reported.details.reduce((sum, row) => sum + row.effect, 0n)
        expect(effects + sums.play).toBe(cash + bonus + rebate)
        const { chart: days } = await chart(member)
        expect(days.reduce((sum, day) => sum + day.recharge - day.withdraw, 0n)).toBe(
          sums.recharge - sums.withdraw,
        )
        expect((await fees(member)).fee.reduce((sum, row) => sum + row.fee, 0n)).toBe(sums.fee)
      }),
      { numRuns: 25 },
    )
  })

  it('are those of the asked days, which are days of São Paulo (docs/rules/wire.md)', async () => {
    const { member } = await memberWith('deposit')
    const { chart: days } = await chart(member)
    const today = days[0]?.day ?? ''
    const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    expect(today).toBe(inBrazil.format(world.clock.now()))
    expect(await details(member, { from: today, to: today })).toMatchObject({
      total_recharge_amount: 10_000n,
    })
    const earlier = { from: '2020-01-01', to: '2020-01-31' }
    expect(await details(member, earlier)).toMatchObject({ details: [], total_recharge_amount: 0n })
    expect(await chart(member, earlier)).toMatchObject({ chart: [] })
  })
})

describe('a movement', () => {
  it('tells its transfers and the balances before and after it', async () => {
    const { member } = await memberWith({ do: 'deposit', index: 1 })
    const [deposit] = (await details(member)).details
    expect(deposit).toMatchObject({
      kind: 'deposit',
      category: 'recharge',
      state: 'done',
      reviewed: true,
      money: 13_333n,
      fee: 50n,
      effect: 13_283n,
      before: { cash: 0n, hold: 0n },
      after: { cash: 13_283n, hold: 0n },
      transfers: [
        { from: 'bank', to: 'cash', money: 13_333n },
        { from: 'cash', to: 'fees', money: 50n },
      ],
    })
  })

  it('that owes money tells the debt before and after it', async () => {
    const { member } = await memberWith('deposit', 'hold', 'payout', 'clawback')
    const [claw] = (await details(member)).details
    expect(claw).toMatchObject({
      kind: 'clawback',
      before: { cash: 8_000n, debt: 0n },
      after: { cash: 0n, debt: 2_000n },
    })
  })

  it('that went back is reversed, one that is set aside is pending', async () => {
    const { member, play } = await memberWith('deposit', 'hold')
    const states = async () => (await details(member)).details.map(({ kind, state }) => `${kind} ${state}`)
    expect(await states()).toEqual(['withdrawal_hold pending', 'deposit done'])
    await play(['payout', 'return'])
    expect(await states()).toEqual([
      'withdrawal_return done',
      'withdrawal_payout reversed',
      'withdrawal_hold reversed',
      'deposit done',
    ])
    await play(['refund'])
    expect((await details(member, { state: 'reversed' })).details.map(row => row.kind)).toContain('deposit')
  })

  it('is never of play: that is the game record', async () => {
    const { member } = await memberWith('deposit', 'round', 'round')
    expect((await details(member)).details.map(row => row.kind)).toEqual(['deposit'])
  })
})

describe('what belongs together (docs/rules/promotions.md)', () => {
  it('is a deposit with its bonus, rebate, lot and fee', async () => {
    const { member } = await memberWith({ do: 'deposit', index: 1 }, { do: 'reward', index: 1 }, 'grant')
    const { association } = await groups(member)
    expect(association).toHaveLength(1)
    expect(association[0]).toMatchObject({
      category: 'recharge',
      state: 'done',
      money: 13_333n,
      fee: 50n,
      bonus: 1_400n,
      movements: [{ kind: 'deposit' }, { kind: 'reward_rechargerebate' }, { kind: 'bonus_granted' }],
      lots: [{ source: 'ftd', required: 9_000n, progress: 0n, state: 'open' }],
    })
  })

  it('is a withdrawal with its hold, fee, payout and return', async () => {
    const { member } = await memberWith(
      'deposit',
      { do: 'hold', index: 1 },
      { do: 'payout', index: 1 },
      { do: 'return', index: 1 },
    )
    const [withdrawal, deposit] = (await groups(member)).association
    expect(withdrawal).toMatchObject({
      category: 'withdrawal',
      state: 'reversed',
      money: 2_001n,
      fee: 0n,
      effect: 0n,
      movements: [{ kind: 'withdrawal_hold' }, { kind: 'withdrawal_payout', fee: 7n }, { fee: -7n }],
    })
    expect(deposit).toMatchObject({ category: 'recharge', movements: [{ kind: 'deposit' }] })
  })

  it('is a deposit with its refund, and with what its bank took back', async () => {
    const { member } = await memberWith('deposit', { do: 'deposit', index: 1 }, 'refund', {
      do: 'clawback',
      index: 1,
    })
    const { association } = await groups(member)
    expect(association.map(group => group.movements.map(row => row.kind))).toEqual([
      ['deposit', 'clawback'],
      ['deposit', 'refund'],
    ])
    expect(association.map(group => group.state)).toEqual(['reversed', 'reversed'])
  })
})

describe('the lists', () => {
  it('are paged without a gap, and every page is as of the first', async () => {
    const { member, play } = await memberWith('deposit', 'reward', 'hold', 'payout', 'rebate')
    const first = await details(member, { limit: '2' })
    await play(['rebate-paid'])
    const pages = [first]
    for (let at = first.next_cursor; at !== null; ) {
      const page = await details(member, { limit: '2', cursor: at })
      pages.push(page)
      at = page.next_cursor
    }
    expect(pages.flatMap(page => page.details.map(row => row.kind))).toEqual([
      'reward_rebates',
      'withdrawal_payout',
      'withdrawal_hold',
      'reward_rechargerebate',
      'deposit',
    ])
    expect(new Set(pages.map(page => page.version)).size).toBe(1)
    const next = await details(member, { since: first.version })
    expect(next.details.map(row => row.kind)).toEqual(['rebate_paid'])
    const paged = await groups(member, { limit: '2' })
    expect(paged.association).toHaveLength(2)
    const [, before = ''] = paged.next_cursor?.split('~') ?? []
    expect((await groups(member, { limit: '2', cursor: before })).association).toMatchObject([
      { category: 'withdrawal' },
      { category: 'recharge' },
    ])
  })

  it('as a delta tell what is new and what that changed, and nothing when nothing did', async () => {
    const { member, play } = await memberWith('deposit', 'hold')
    const { version } = await details(member)
    expect(await details(member, { since: version })).toMatchObject({ details: [], unchanged: true })
    await play(['payout'])
    const delta = await details(member, { since: version })
    expect(delta.details.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'withdrawal_payout done',
      'withdrawal_hold done',
    ])
    expect(delta).toMatchObject({ unchanged: false, reset: false })
    expect((await groups(member, { since: version })).association.map(group => group.category)).toEqual([
      'withdrawal',
    ])
    expect(await details(member, { since: '999.0.0' })).toMatchObject({ reset: true })
  })

  it('as a delta tell a deposit anew whose lot was played for, though play is no movement', async () => {
    const { member, play } = await memberWith('deposit', 'hold')
    const { version } = await groups(member)
    await play(['release', { do: 'deposit', index: 1 }, 'grant'])
    const granted = await groups(member, { since: version })
    expect(granted.association.map(group => group.lots.map(({ progress }) => progress))).toContainEqual([0n])
    await play(['round'])
    const delta = await groups(member, { since: granted.version })
    expect(delta.association.flatMap(group => group.lots.map(({ progress }) => progress > 0n))).toEqual([
      true,
    ])
    expect(await details(member, { since: granted.version })).toMatchObject({ details: [] })
  })

  it('are chosen by kind, state and review', async () => {
    const { member } = await memberWith('deposit', 'reward', 'hold')
    const kinds = async (query: Record<string, string>) =>
      (await details(member, query)).details.map(row => row.kind)
    expect(await kinds({ kind: 'bonus' })).toEqual(['reward_rechargerebate'])
    expect(await kinds({ state: 'pending' })).toEqual(['withdrawal_hold'])
    expect(await kinds({ review: 'unreviewed' })).toEqual(['withdrawal_hold'])
    expect(await kinds({ review: 'reviewed', kind: 'recharge' })).toEqual(['deposit'])
    expect((await fees(member)).fee).toEqual([])
  })

  it('are the caller’s own, and of real money only', async () => {
    await memberWith('deposit')
    const { member } = await memberWith()
    expect((await details(member)).details).toEqual([])
    expect((await ask(await demoMember(world), 'details')).statusCode).toBe(403)
    const nobody = await world.app.inject({ method: 'GET', url: '/api/ordercenter/fee' })
    expect(nobody.statusCode).toBe(401)
  })

  it.each<Record<string, string>>([
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '2026-02-02', to: '2026-02-01' },
    { kind: 'play' },
    { state: 'open' },
    { review: 'yes' },
    { cursor: '1.1.1~' },
    { cursor: "1.1.1~1' OR 1=1" },
    { limit: '0' },
    { limit: '101' },
  ])('refuse %j', async query => {
    const { member } = await memberWith()
    for (const path of ['details', 'fee', 'association']) {
      expect((await ask(member, path, query)).statusCode).toBe(400)
    }
  })

  it('read at once by many devices are complete', async () => {
    const { member } = await memberWith('deposit', 'reward', 'hold', 'payout')
    const reported = await Promise.all(Array.from({ length: 8 }, () => details(member)))
    for (const { details: rows } of reported) expect(rows).toHaveLength(4)
    const { rows } = await sql<{ kept: bigint }>`SELECT count(*) AS kept FROM order_movement
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows[0]?.kept).toBe(4n)
  })
})
