import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { openProvider } from '../../../server/features/cashier/providers/service.ts'
import { compare, type Movement } from '../../../server/features/cashier/reconciliation/rules.ts'
import { reconcileDue } from '../../../server/features/cashier/reconciliation/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { createPixWorld, eventually, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'
import { transferersOf } from '../../support/people/transferer.ts'

/* Reconciliation page (ledger against provider statement, difference zero or explained). */

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld({}, { fee: 15n })
  depositors = depositorsOf(world)
})
afterAll(() => world.close())

const hour = 3_600_000
const report = z.object({
  data: z.object({
    day: z.looseObject({
      difference: z.string(),
      open: z.string(),
      explained: z.string(),
      open_count: z.number(),
    }),
    totals: z.array(z.looseObject({ kind: z.string(), ledger: z.string(), provider: z.string() })),
    by_hand: z.object({ count: z.number(), money: z.string() }),
    differences: z.array(
      z.looseObject({ id: z.string(), kind: z.string(), why: z.nullable(z.string()), state: z.string() }),
    ),
  }),
})

type Administrator = Awaited<ReturnType<PixWorld['administrator']>>
const today = () => brazilDay(world.clock.now())

async function run(who: Administrator, day = today()) {
  const answer = await world.call(who, '/api/admin/reconciliation/run', { day })
  expect(answer).toMatchObject({ status: 200 })
  return report.parse(answer.body).data
}

describe('a day', () => {
  it('is compared line by line: difference zero but for the provider’s fees, which are explained', async () => {
    const administrator = await world.administrator('Rita')
    const [member, other] = [await world.member(), await world.member()]
    const paid = await depositors.order(member, '50.00')
    await world.pay(paid.txid)
    await depositors.credited(member, 5_000n)
    const strange = await depositors.order(other, '30.00')
    await world.pay(strange.txid, { scenario: 'wrong_payer' })
    await eventually(async () => expect(await depositors.paymentStates(strange.txid)).toEqual(['refunded']))
    const transferers = transferersOf(world)
    const byHand = await transferers.proved(member)
    await transferers.confirm(administrator, byHand, { payer: member })

    const { day, totals, by_hand, differences } = await run(administrator)
    expect(totals).toMatchObject([
      { kind: 'fee', ledger: '0.00', provider: '-0.30' },
      { kind: 'received', ledger: '80.00', provider: '80.00' },
      { kind: 'refunded', ledger: '-30.00', provider: '-30.00' },
    ])
    expect(day).toMatchObject({
      difference: '-0.30',
      explained: '-0.30',
      open: '0.00',
      open_count: 0,
      ran_by: 'Rita',
    })
    expect(differences.map(({ kind, why, state }) => ({ kind, why, state }))).toEqual([
      { kind: 'fee', why: 'fee', state: 'explained' },
      { kind: 'fee', why: 'fee', state: 'explained' },
    ])
    expect(by_hand).toEqual({ count: 1, money: '100.00' })
    const { rows } = await sql`SELECT action FROM audit_log WHERE subject = ${`day:${today()}`}`.execute(
      world.deps.db,
    )
    expect(rows).toEqual([{ action: 'reconcile' }])
  })

  it('shows money that only the ledger knows: under way at first, open after two hours, until a person explains it', async () => {
    const administrator = await world.administrator('Rita')
    const day = today()
    const e2eid = `E99999020${'0'.repeat(12)}nobodysentit`.slice(0, 32)
    const order = {
      currency: 'BRL',
      key: `unowned:${e2eid}`,
      amount: 777n,
      reference: e2eid,
      psp: 'pix',
    } as const
    await transaction(world.deps.db, tx => world.deps.wallet.keepUnowned(tx, order), { keyed: true })
    const early = (await run(administrator, day)).differences.find(one => one.kind === 'received')
    expect(early).toMatchObject({
      ref: e2eid,
      ledger: '7.77',
      provider: '0.00',
      state: 'explained',
      why: 'in_flight',
    })
    world.clock.advance(3 * hour)
    // Nobody is signed in that long without doing anything.
    const later = await world.administrator('Saulo')
    const late = await run(later, day)
    expect(late.day).toMatchObject({ open: '-7.77', open_count: 1 })
    const [open] = late.differences
    expect(open).toMatchObject({ ref: e2eid, state: 'open', why: null })
    const note = 'A test wrote it'
    const explained = await world.call(later, '/api/admin/reconciliation/explain', {
      id: open?.id,
      note,
    })
    expect(explained).toMatchObject({
      status: 200,
      body: { data: { state: 'explained', why: 'by_hand', note, explained_by: 'Saulo' } },
    })
    expect(
      await world.call(later, '/api/admin/reconciliation/explain', { id: open?.id, note }),
    ).toMatchObject({
      status: 409,
      body: { error: 'difference_not_open' },
    })
    expect((await run(later, day)).day).toMatchObject({ open: '0.00', open_count: 0 })
  })

  it('is refused when it lies ahead or is none, and when the provider does not answer', async () => {
    const administrator = await world.administrator('Rita')
    for (const path of ['/api/admin/reconciliation/run', '/api/admin/reconciliation/day'])
      expect(await world.call(administrator, path, { day: '2026-02-31' })).toMatchObject({ status: 400 })
    const ask = (day: string) => world.call(administrator, '/api/admin/reconciliation/run', { day })
    expect(await ask('2999-01-01')).toMatchObject({ status: 400 })
    expect(await ask('2026-13-45')).toMatchObject({ status: 400 })
    await world.faults({ path: '/extrato', kind: '503', count: 5 })
    expect(await ask(today())).toMatchObject({ status: 503, body: { error: 'payment_provider_unavailable' } })
    await world.faults()
    const member = await world.member()
    expect(await world.call(member, '/api/admin/reconciliation', {})).toMatchObject({ status: 401 })
  })

  it('is compared by the daily job automatically, once it has ended', async () => {
    const day = today()
    world.clock.advance(26 * hour)
    const administrator = await world.administrator('Rita')
    const deps = { ...world.deps, provider: openProvider(world.deps) }
    await reconcileDue(deps)
    const listed = await world.call(administrator, '/api/admin/reconciliation', {})
    const { data } = z
      .object({ data: z.array(z.looseObject({ day: z.string(), ran_by: z.nullable(z.string()) })) })
      .parse(listed.body)
    expect(data.find(row => row.day === day)).toMatchObject({ ran_by: null, open: '0.00' })
    // A day that no calendar has, where the next page begins: `npm run fuzz` found a 500.
    for (const cursor of ['2026-02-31', '0000-01-01', 'nonsense']) {
      expect(await world.call(administrator, '/api/admin/reconciliation', { cursor }), cursor).toMatchObject({
        status: 400,
      })
    }
  })
})

describe('two sides', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const at = (text: string) => new Date(text)
  const received = (ref: string, amount: bigint, when: string): Movement => ({
    kind: 'received',
    ref,
    amount,
    at: at(when),
  })
  const sides = (changes: object) => ({
    ledger: [],
    provider: [],
    ledgerAround: new Map(),
    providerAround: new Map(),
    now,
    ...changes,
  })

  it('that agree differ in nothing', () => {
    const one = received('E1', 5n, '2026-11-20T10:00:00Z')
    expect(compare(sides({ ledger: [one], provider: [one] }))).toEqual([])
  })

  it('of which one is a day later explain each other', () => {
    const line = received('E1', 5n, '2026-11-20T02:59:59Z')
    const entry = received('E1', 5n, '2026-11-20T03:00:02Z')
    const [late] = compare(sides({ provider: [line], ledgerAround: new Map([['received:E1', entry]]) }))
    expect(late).toMatchObject({ why: 'other_day', provider: 5n, ledger: 0n })
    const [early] = compare(sides({ ledger: [entry], providerAround: new Map([['received:E1', line]]) }))
    expect(early).toMatchObject({ why: 'other_day', provider: 0n, ledger: 5n })
  })

  it('that name other amounts for one payment are open, however young it is', () => {
    const line = received('E1', 6n, '2026-11-20T17:59:00Z')
    expect(compare(sides({ provider: [line], ledger: [{ ...line, amount: 5n }] }))).toEqual([
      { kind: 'received', ref: 'E1', ledger: 5n, provider: 6n, why: null },
    ])
  })

  it('of which one has not heard yet are under way for two hours, then open', () => {
    const young = received('E1', 5n, '2026-11-20T17:00:00Z')
    const old = received('E2', 5n, '2026-11-20T15:00:00Z')
    expect(compare(sides({ provider: [young, old] })).map(one => one.why)).toEqual(['in_flight', null])
    const refund = { ...young, kind: 'refunded' as const }
    expect(compare(sides({ provider: [refund] }))[0]?.why).toBe('refund_under_way')
  })
})
