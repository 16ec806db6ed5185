import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordDevice } from '../../../server/features/auth/sessions/device-store.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { sweepTraces } from '../../../server/features/operations/ip-history/sweep-traces.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, type PixWorld } from '../../support/peers/pix-world.ts'
import { type Payee, payeesOf } from '../../support/people/payee.ts'

/* Risk signals: new account, changed PIX key, linked CPF/device, wagering pattern. */

const item = z.looseObject({
  id: z.string(),
  claim: z.nullable(z.looseObject({ name: z.string() })),
  risks: z.array(z.looseObject({ kind: z.string(), weight: z.string() })),
})
const queue = z.object({ data: z.array(item), next_cursor: z.nullable(z.string()) })

let world: PixWorld
let payees: ReturnType<typeof payeesOf>
let rita: Pick<Member, 'id' | 'bearer'>
let saulo: Pick<Member, 'id' | 'bearer'>

beforeAll(async () => {
  world = await createPixWorld()
  payees = payeesOf(world)
  rita = await world.administrator('Rita', 'reviewer')
  saulo = await world.administrator('Saulo', 'reviewer')
})
afterAll(() => world.close())

const read = async (ask: object) => queue.parse((await world.call(rita, '/api/admin/withdrawals', ask)).body)
const idsOf = async (ask: object) => (await read(ask)).data.map(one => one.id)
const claim = (by: Pick<Member, 'bearer'>, id: string) =>
  world.call(by, '/api/admin/withdrawals/claim', { id })

describe('a case', () => {
  it('is one administrator’s while they work on it, and nobody else decides it', async () => {
    const id = await payees.pending(await payees.payee())
    expect(await claim(rita, id)).toMatchObject({ status: 200, body: { data: { claim: { name: 'Rita' } } } })
    const taken = { status: 409, body: { error: 'case_claimed', details: { name: 'Rita' } } }
    expect(await claim(saulo, id)).toMatchObject(taken)
    expect(await payees.approve(saulo, id)).toMatchObject(taken)
    expect(await payees.reject(saulo, id)).toMatchObject(taken)
    expect(await payees.approve(rita, id)).toMatchObject({ status: 200, body: { data: { claim: null } } })
  })

  it('is free again when it is let go, or after ten minutes', async () => {
    const id = await payees.pending(await payees.payee())
    await claim(rita, id)
    await world.call(rita, '/api/admin/withdrawals/release', { id })
    expect(await claim(saulo, id)).toMatchObject({ status: 200 })
    await world.call(rita, '/api/admin/withdrawals/release', { id })
    expect(await claim(rita, id)).toMatchObject({ status: 409 })
    world.clock.advance(10 * 60_000)
    expect(await claim(rita, id)).toMatchObject({ status: 200 })
    await payees.reject(rita, id)
    expect(await claim(saulo, id)).toMatchObject({ body: { error: 'withdrawal_not_pending' } })
  })

  it('taken and let go stands in the audit log, and is written once however long a page stays open', async () => {
    const id = await payees.pending(await payees.payee())
    for (let turn = 0; turn < 3; turn++) await claim(rita, id)
    await world.call(saulo, '/api/admin/withdrawals/release', { id })
    for (let turn = 0; turn < 2; turn++) await world.call(rita, '/api/admin/withdrawals/release', { id })
    await claim(saulo, id)
    const { rows } = await sql<{
      action: string
      by: string
    }>`SELECT action, administrator_id AS by FROM audit_log
      WHERE subject = ${`withdrawal:${id}`} ORDER BY seq`.execute(world.deps.db)
    expect(rows).toEqual([
      { action: 'case_taken', by: rita.id },
      { action: 'case_let_go', by: rita.id },
      { action: 'case_taken', by: saulo.id },
    ])
  })

  it('asked for by many at the same moment is given to one', async () => {
    const id = await payees.pending(await payees.payee())
    const many = await Promise.all(
      ['Ana', 'Bia', 'Caio', 'Davi'].map(async name => claim(await world.administrator(name), id)),
    )
    expect(many.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('of a large amount passes from the first to the second person', async () => {
    const id = await payees.pending(await payees.payee(2_000_000n), { money: '10000.01' })
    await claim(rita, id)
    expect(await payees.approve(rita, id)).toMatchObject({
      body: { data: { state: 'pending', claim: null } },
    })
    expect(await claim(saulo, id)).toMatchObject({ status: 200 })
    expect(await payees.approve(saulo, id)).toMatchObject({ body: { data: { state: 'approved' } } })
  })

  it('shows balances, sums, lots, changes, sessions and earlier withdrawals of its member', async () => {
    const who = await payees.payee()
    const first = await payees.pending(who, { money: '30.00' })
    await payees.approve(rita, first)
    await payees.becomes(who, first, { state: 'paid' })
    const id = await payees.pending(who)
    const { body } = await world.call(saulo, '/api/admin/withdrawals/context', { id })
    expect(body).toMatchObject({
      data: {
        balances: { cash: '870.00', hold: '100.00' },
        withdrawals: { count: 1, money: '30.00' },
        deposits: { count: 0, money: '0.00', last_at: null },
        lots: [],
        earlier: [{ id: first, state: 'paid', money: '30.00' }],
      },
    })
    const kinds = z
      .object({ data: z.object({ changes: z.array(z.object({ kind: z.string() })) }) })
      .parse(body)
      .data.changes.map(change => change.kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['account_saved', 'account_confirmed', 'withdrawal_password']),
    )
    expect(await world.call(who, '/api/admin/withdrawals/context', { id })).toMatchObject({ status: 401 })
  })
})

describe('the filters of the queue', () => {
  it('are amount, member, reviewer, time, reviewed, state and stopped', async () => {
    const [who, other] = [await payees.payee(), await payees.payee()]
    const small = await payees.pending(who, { money: '21.00' })
    const big = await payees.pending(other, { money: '777.00' })
    await payees.reject(saulo, small)
    expect(await idsOf({ member: who.id })).toEqual([small])
    expect(await idsOf({ member: other.id, min: '777', max: '777.00' })).toEqual([big])
    expect(await idsOf({ member: other.id, min: '777.01' })).toEqual([])
    expect(await idsOf({ member: who.id, reviewed: true, reviewer: saulo.id })).toEqual([small])
    expect(await idsOf({ member: who.id, reviewer: rita.id })).toEqual([])
    expect(await idsOf({ member: other.id, reviewed: false })).toEqual([big])
    expect(await idsOf({ member: other.id, stopped: true })).toEqual([])
    const soon = new Date(world.clock.now().getTime() + 60_000).toISOString()
    expect(await idsOf({ member: other.id, from: soon })).toEqual([])
    expect(await idsOf({ member: other.id, to: soon })).toEqual([big])
    expect(await idsOf({ member: `m${other.id.slice(-10)}`, state: 'pending' })).toEqual([big])
    const wrong = await world.call(rita, '/api/admin/withdrawals', { from: '2026-99-99T00:00:00Z' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { from: expect.anything() } } })
  })

  it('find cases by risk, page by page, and miss none', async () => {
    const ids: string[] = []
    for (let at = 0; at < 3; at++) ids.push(await payees.pending(await payees.payee(), { money: '23.45' }))
    const ask = { min: '23.45', max: '23.45', state: 'pending', risk: 'never_deposited', limit: 2 }
    const first = await read(ask)
    const second = await read({ ...ask, cursor: first.next_cursor })
    expect([...first.data, ...second.data].map(one => one.id)).toEqual(ids)
    expect(await idsOf({ ...ask, risk: 'none' })).toEqual([])
    expect(await idsOf({ ...ask, risk: 'velocity' })).toEqual([])
  })
})

describe('the play of a member', () => {
  /** As the engines write it (`games/roulette`, `games/dice`). */
  const played = async (who: Member, game: string, state: object, rounds: number) => {
    const at = world.clock.now()
    for (let round = 0; round < rounds; round++) {
      await sql`INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, seed_id, nonce,
          bet_key, started_at, settled_at)
        VALUES (${who.id}, ${world.deps.ids()}, ${game}, 'BRL', 'settled', 200, 100, ${JSON.stringify(state)}::jsonb,
          ${world.deps.ids()}, ${round}, '', ${at}, ${at})`.execute(world.deps.db)
    }
  }
  const chip = (kind: string) => ({ kind, stake: '1.00' })
  const risksOf = async (who: Payee) => {
    const [found] = (await read({ id: await payees.pending(who) })).data
    return found?.risks ?? []
  }

  it('on both sides of the wheel is seen, and one chip among others is not', async () => {
    const [both, one] = [await payees.payee(), await payees.payee()]
    await played(both, 'roleta', { chips: [chip('red'), chip('black')], pocket: 7 }, 24)
    await played(one, 'roleta', { chips: [chip('red'), chip('low')], pocket: 7 }, 24)
    const facts = { rounds: 24, percent: 100 }
    expect(await risksOf(both)).toContainEqual({ kind: 'opposite_bets', weight: 'high', facts })
    expect((await risksOf(one)).map(risk => risk.kind)).not.toContain('opposite_bets')
  })

  it('on both sides of another table is seen as well', async () => {
    const [baccarat, sicBo, plain] = [await payees.payee(), await payees.payee(), await payees.payee()]
    await played(baccarat, 'bacara', { chips: [chip('player'), chip('banker')] }, 20)
    await played(sicBo, 'sic-bo', { chips: [chip('small'), chip('big')] }, 20)
    await played(plain, 'bacara', { chips: [chip('player'), chip('tie')] }, 20)
    const kinds = async (who: Payee) => (await risksOf(who)).map(risk => risk.kind)
    expect(await kinds(baccarat)).toContain('opposite_bets')
    expect(await kinds(sicBo)).toContain('opposite_bets')
    expect(await kinds(plain)).not.toContain('opposite_bets')
  })

  it('that can hardly be lost is seen, and that all of it was one game, by its name', async () => {
    await seedCatalogue(world.deps)
    const [safe, brave] = [await payees.payee(), await payees.payee()]
    const bet = (target: number) => ({ bet: { stake: '1.00', direction: 'under', target }, roll: 1 })
    await played(safe, 'dados-da-arara', bet(9_800), 24)
    await played(brave, 'dados-da-arara', bet(5_000), 24)
    const oneGame = { kind: 'one_game', weight: 'low', facts: { game: 'Dados da Arara', percent: 100 } }
    const safely = expect.objectContaining({ kind: 'safe_bets' })
    expect(await risksOf(safe)).toEqual(expect.arrayContaining([safely, oneGame]))
    expect((await risksOf(brave)).map(risk => risk.kind)).not.toContain('safe_bets')
  })

  it('that can hardly be lost is seen by its multiplier, too', async () => {
    const [limbo, crash, brave] = [await payees.payee(), await payees.payee(), await payees.payee()]
    const flight = (autoCashOut: number | null) => ({ stake: '1.00', autoCashOut, crash: 300, cashOut: 300 })
    await played(limbo, 'limbo', { bet: { stake: '1.00', target: 104 }, reached: 250 }, 20)
    await played(crash, 'crash', flight(104), 20)
    await played(brave, 'limbo', { bet: { stake: '1.00', target: 200 }, reached: 250 }, 10)
    await played(brave, 'crash', flight(null), 10)
    const kinds = async (who: Payee) => (await risksOf(who)).map(risk => risk.kind)
    expect(await kinds(limbo)).toContain('safe_bets')
    expect(await kinds(crash)).toContain('safe_bets')
    expect(await kinds(brave)).not.toContain('safe_bets')
  })
})

describe('members who share something', () => {
  const kindsOf = async (id: string) => (await read({ id })).data[0]?.risks.map(risk => risk.kind) ?? []

  it('are seen by the device that both signed in with', async () => {
    const [one, two, stranger] = [await payees.payee(), await payees.payee(), await payees.payee()]
    const at = world.clock.now()
    const place = { browser: 'Chrome', system: 'Android', network: '203.0.113.0' }
    for (const [who, token] of [
      [one, 'shared'],
      [two, 'shared'],
      [stranger, 'own'],
    ] as const) {
      const tokenHash = world.deps.secrets.sign('device', token)
      await recordDevice(world.deps.db, { memberId: who.id, newId: world.deps.ids(), tokenHash, place, at })
    }
    expect(await kindsOf(await payees.pending(one))).toContain('shared_device')
    expect(await kindsOf(await payees.pending(stranger))).not.toContain('shared_device')
  })

  it('are seen by the address that both came from, which alone says little', async () => {
    const [one, two] = [await payees.payee(), await payees.payee()]
    for (const who of [one, two]) await world.call(who, '/api/auth/me', {})
    const id = await payees.pending(one)
    await eventually(async () => {
      const [found] = (await read({ id })).data
      expect(found?.risks).toContainEqual(expect.objectContaining({ kind: 'shared_address', weight: 'low' }))
    })
    const { rows } = await sql<{
      hash: Buffer
    }>`SELECT hash FROM member_trace WHERE member_id = ${one.id}`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash.toString()).not.toContain('127.0.0.1')
    const traces = async () => {
      const found = await sql`SELECT FROM member_trace WHERE member_id = ${one.id}`.execute(world.deps.db)
      return found.rows.length
    }
    await sweepTraces(world.deps)
    expect(await traces()).toBe(1)
    // Half a year on.
    await sweepTraces({
      db: world.deps.db,
      clock: { now: () => new Date(Date.now() + 184 * 24 * 3_600_000) },
    })
    expect(await traces()).toBe(0)
  })
})
