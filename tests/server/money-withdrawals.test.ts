import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { firstBrokenAudit } from '../../server/audit-log.ts'
import {
  createPixWorld,
  eventually,
  expectSoundBooks,
  type Member,
  newCpf,
  type PixWorld,
} from '../support/pix-world.ts'

let world: PixWorld

beforeAll(async () => {
  world = await createPixWorld(
    { pix: 8224, app: 8225 },
    { WITHDRAWAL_FEE_PERCENT: '1.00', WITHDRAWAL_FEE_FIXED: '0.50' },
  )
})
afterEach(async () => {
  await world.faults()
  await expectSoundBooks(world)
})
afterAll(async () => {
  await world.close()
})

const pin = '482913'
const hour = 3_600_000

interface Payee extends Member {
  readonly accountId: string
}

/** Somebody with a withdrawal password and a confirmed account, to whom `cash` centavos belong. */
async function payee(cash = 100_000n): Promise<Payee> {
  const member = await world.member()
  await world.fill(member, cash)
  await world.call(member, '/api/member/drawing_pwd/set', { qk_pwd: pin, qk_pwd_confirmation: pin })
  const accountId = randomUUID()
  const account = { id: accountId, kind: 'pix', pix_type: 'cpf', pix_key: member.cpf }
  await world.call(member, '/api/memberbanks/save', account)
  const confirmed = await world.call(member, '/api/memberbanks/confirm', { id: accountId, qk_pwd: pin })
  expect(confirmed).toMatchObject({ status: 200 })
  return { ...member, accountId }
}

const wish = ({ accountId }: Payee, change: object = {}) => ({
  money: '100.00',
  member_bank_id: accountId,
  payment_type: 'pix',
  qk_pwd: pin,
  ...change,
})
const draw = (who: Payee, change: object = {}, key?: string) =>
  world.call(who, '/api/drawing', wish(who, change), key)

const drawn = z.object({ data: z.looseObject({ id: z.string(), state: z.string() }) })

async function pending(who: Payee, change: object = {}): Promise<string> {
  const answer = await draw(who, change)
  expect(answer).toMatchObject({ status: 200 })
  return drawn.parse(answer.body).data.id
}

const approve = (by: { bearer: string }, id: string, key?: string) =>
  world.call(by, '/api/admin/withdrawals/approve', { id }, key)
const reject = (by: { bearer: string }, id: string, reason = 'documents needed') =>
  world.call(by, '/api/admin/withdrawals/reject', { id, reason })

const listed = z.object({ data: z.array(z.looseObject({ id: z.string(), state: z.string() })) })

async function record(who: Member, id: string) {
  const { data } = listed.parse((await world.call(who, '/api/drawing/list', {})).body)
  return data.find(row => row.id === id)
}

async function becomes(who: Member, id: string, expected: object) {
  await eventually(async () => expect(await record(who, id)).toMatchObject(expected))
}

async function payoutOf(id: string): Promise<string> {
  const { rows } = await sql<{
    payout_id: string
  }>`SELECT payout_id FROM withdrawal WHERE id = ${id}`.execute(world.deps.db)
  return rows[0]?.payout_id ?? ''
}

const statement = z.object({ lancamentos: z.array(z.object({ tipo: z.string(), valor: z.string() })) })

/** What the provider's own books say it has paid out. */
async function paidOut(): Promise<readonly string[]> {
  const { lancamentos } = statement.parse((await world.control('/statement')).body)
  return lancamentos.filter(line => line.tipo === 'PAYOUT').map(line => line.valor)
}

describe('a withdrawal', () => {
  it('holds the money at once, is reviewed, paid out with its fee apart, and told at every step', async () => {
    const who = await payee()
    const administrator = await world.administrator('Rita')
    const id = await pending(who, { member_remark: 'aluguel' })
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 10_000n })
    expect(await record(who, id)).toMatchObject({
      state: 'pending',
      reviewed: false,
      fee: '1.50',
      actual_money: '98.50',
    })
    expect(await approve(administrator, id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved' } },
    })
    await becomes(who, id, { state: 'paid', reviewed: true, paid_at: expect.any(String) })
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 0n })
    const { rows } = await sql<{ credit: string; amount: bigint }>`SELECT credit, amount FROM ledger_transfer
      WHERE member_id = ${who.id} AND debit = 'hold' ORDER BY amount`.execute(world.deps.db)
    expect(rows).toEqual([
      { credit: 'fees', amount: 150n },
      { credit: 'psp_clearing', amount: 9_850n },
    ])
    const news = await world.call(who, '/api/informationcenter/notification')
    expect(JSON.stringify(news.body)).toMatch(/withdrawal_paid.*withdrawal_approved/)
  })

  it('is refused for each reason that has a word of its own, and nothing moves', async () => {
    const who = await payee()
    const refused = async (change: object) => (await draw(who, change)).body
    expect(await refused({ money: '19.99' })).toMatchObject({
      error: 'amount_below_minimum',
      details: { minimum: '20.00' },
    })
    expect(await refused({ money: '50000.01' })).toMatchObject({ error: 'amount_above_maximum' })
    expect(await refused({ money: '1000.01' })).toMatchObject({ error: 'insufficient_balance' })
    expect(await refused({ member_bank_id: randomUUID() })).toMatchObject({ error: 'account_unknown' })
    expect(await refused({ cpf_id: newCpf() })).toMatchObject({ errors: { cpf_id: expect.anything() } })
    expect(await refused({ email: 'ana@example.com' })).toMatchObject({
      errors: { email: expect.anything() },
    })
    expect(await refused({ payment_type: 'bank' })).toMatchObject({
      errors: { payment_type: expect.anything() },
    })
    expect(await refused({ qk_pwd: '000000' })).toMatchObject({ error: 'withdrawal_password_wrong' })
    for (const money of ['1e3', '0.001', '-5', 'NaN']) {
      expect(await refused({ money })).toMatchObject({ code: 400, errors: { money: expect.anything() } })
    }
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('needs a confirmed account', async () => {
    const who = await payee()
    const id = randomUUID()
    const email = `${who.id}@example.com`
    await world.call(who, '/api/memberbanks/save', { id, kind: 'pix', pix_type: 'email', pix_key: email })
    expect(await draw(who, { member_bank_id: id })).toMatchObject({
      status: 422,
      body: { error: 'account_unconfirmed' },
    })
  })

  it('is closed to demo accounts', async () => {
    const demo = { ...(await world.member({ isDemo: true })), accountId: randomUUID() }
    expect(await draw(demo)).toMatchObject({ status: 403, body: { error: 'demo_not_allowed' } })
  })

  it('waits until what was deposited has been played, and tells how much is left', async () => {
    const who = await payee(0n)
    const order = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
    const ordered = await world.call(who, '/api/recharge/online', order)
    const { data } = z
      .object({ data: z.object({ order: z.looseObject({ id: z.string() }) }) })
      .parse(ordered.body)
    await world.pay(data.order.id.replaceAll('-', ''))
    await eventually(async () => expect(await world.wallet(who)).toMatchObject({ cash: 5_000n }))
    expect(await draw(who, { money: '30.00' })).toMatchObject({
      status: 422,
      body: { error: 'wagering_open', details: { left: '50.00' } },
    })
    await sql`UPDATE wallet SET play_blocked_until = ${new Date(world.clock.now().getTime() + hour)}
      WHERE member_id = ${who.id}`.execute(world.deps.db)
    expect(await draw(who, { money: '30.00' })).toMatchObject({ status: 200 })
  })

  it('waits for a day after the withdrawal password was changed', async () => {
    const who = await payee()
    const change = { old_qk_pwd: pin, qk_pwd: '135790', qk_pwd_confirmation: '135790' }
    await world.call(who, '/api/member/drawing_pwd/modify', change)
    expect(await draw(who, { qk_pwd: '135790' })).toMatchObject({
      status: 422,
      body: { error: 'withdrawals_held' },
    })
    world.clock.advance(25 * hour)
    expect(await draw(who, { qk_pwd: '135790' })).toMatchObject({ status: 200 })
  })

  it('asked for by two devices at once is one withdrawal', async () => {
    const who = await payee()
    const answers = await Promise.all(Array.from({ length: 4 }, () => draw(who)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const others = answers.filter(answer => answer.status !== 200)
    expect(others.map(answer => answer.body.error)).toEqual([
      'withdrawal_open',
      'withdrawal_open',
      'withdrawal_open',
    ])
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 10_000n })
  })

  it('whose answer was lost answers the same again under its key', async () => {
    const who = await payee()
    const [one, two] = await Promise.all([draw(who, {}, 'lost-answer-01'), draw(who, {}, 'lost-answer-01')])
    expect(one.status).toBe(200)
    expect(drawn.parse(two.body)).toEqual(drawn.parse(one.body))
    const fate = await world.call(who, '/api/calls/lost-answer-01')
    expect(fate.body).toMatchObject({ data: { state: 'done' } })
    const other = await draw(who, { money: '50.00' }, 'lost-answer-01')
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } })
    expect(await world.wallet(who)).toMatchObject({ hold: 10_000n })
  })

  it('under a key that was closed is refused, with no money moved', async () => {
    const who = await payee()
    await world.call(who, '/api/calls/closed-key-001/close', {})
    expect(await draw(who, {}, 'closed-key-001')).toMatchObject({
      status: 409,
      body: { error: 'call_closed' },
    })
    expect(await world.wallet(who)).toMatchObject({ hold: 0n })
  })
})

describe('a review', () => {
  it('shows who asks and what their money did', async () => {
    const who = await payee()
    const administrator = await world.administrator('Rita')
    const id = await pending(who)
    const queue = await world.call(administrator, '/api/admin/withdrawals', { state: 'pending' })
    const { data } = listed.parse(queue.body)
    expect(data.find(item => item.id === id)).toMatchObject({
      money: '100.00',
      member: {
        id: who.id,
        total_recharged: '0.00',
        status: 'active',
        account_changed_at: expect.any(String),
      },
    })
    expect(await world.call(who, '/api/admin/withdrawals', {})).toMatchObject({ status: 401 })
  })

  it('that rejects gives the hold back with the reason, and is written down', async () => {
    const who = await payee()
    const administrator = await world.administrator('Rita')
    const id = await pending(who)
    expect(await reject(administrator, id)).toMatchObject({
      status: 200,
      body: { data: { reviewer: 'Rita' } },
    })
    expect(await record(who, id)).toMatchObject({
      state: 'rejected',
      reason: 'documents needed',
      reviewed: true,
    })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
    const { rows } =
      await sql`SELECT action, details FROM audit_log WHERE subject = ${`withdrawal:${id}`}`.execute(
        world.deps.db,
      )
    expect(rows).toMatchObject([{ action: 'withdrawal_reject', details: { reason: 'documents needed' } }])
    expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  })

  it('by two administrators at the same moment decides once', async () => {
    const who = await payee()
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await pending(who)
    const answers = await Promise.all([approve(one, id), reject(two, id), approve(two, id), reject(one, id)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter(one => one.status !== 200)) {
      expect(answer.body).toMatchObject({ error: 'withdrawal_not_pending' })
    }
    await eventually(async () => expect((await record(who, id))?.state).toMatch(/paid|rejected/))
  })

  it('of a large amount needs a second administrator, who is another one', async () => {
    const who = await payee(2_000_000n)
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await pending(who, { money: '10000.01' })
    expect(await approve(one, id)).toMatchObject({ status: 200, body: { data: { state: 'pending' } } })
    expect(await approve(one, id)).toMatchObject({ status: 409, body: { error: 'second_reviewer_needed' } })
    expect(await record(who, id)).toMatchObject({ state: 'pending' })
    expect(await approve(two, id)).toMatchObject({ status: 200, body: { data: { state: 'approved' } } })
    await becomes(who, id, { state: 'paid' })
    const samePerson = sql`UPDATE withdrawal SET second_reviewer = reviewer WHERE id = ${id}`.execute(
      world.deps.db,
    )
    await expect(samePerson).rejects.toThrow(/check constraint/)
  })
})

describe('a payout', () => {
  async function approved(who: Payee): Promise<string> {
    const id = await pending(who)
    expect(await approve(await world.administrator('Rita'), id)).toMatchObject({ status: 200 })
    return id
  }

  it.each(['timeout_then_success', 'drop_connection', '503'])(
    'answered with %s is asked about under its id and happens once',
    async kind => {
      const who = await payee()
      await world.faults({ path: '/payout', method: 'PUT', kind })
      const before = await paidOut()
      const id = await approved(who)
      await eventually(async () => {
        world.clock.advance(1_000)
        expect(await record(who, id)).toMatchObject({ state: 'paid' })
      })
      expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 0n })
      expect((await world.control('/faults')).body).toMatchObject({ next: [] })
      expect(await paidOut()).toEqual([...before, '-98.50'])
    },
  )

  it('that the receiving bank refuses gives the money back with the reason', async () => {
    const who = await payee()
    await world.control('/payout/next', { result: 'NAO_REALIZADO', motivo: 'AC06' })
    const id = await approved(who)
    await becomes(who, id, { state: 'failed', reason: 'account_blocked' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('that comes back from the bank is the member’s again, with its fee', async () => {
    const who = await payee()
    const id = await approved(who)
    await becomes(who, id, { state: 'paid' })
    await world.control(`/payout/${await payoutOf(id)}`, { result: 'DEVOLVIDO' })
    await becomes(who, id, { state: 'returned', reason: 'returned_by_bank' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('to a key that changed hands since it was confirmed is not made', async () => {
    const who = await payee()
    const accountId = randomUUID()
    const phone = `+55119${String(Date.now()).slice(-8)}`
    const owned = (cpf: string) =>
      world.control('/keys', { chave: phone, tipo: 'PHONE', titular: { cpf, nome: 'Ana' } })
    await owned(who.cpf)
    const account = { id: accountId, kind: 'pix', pix_type: 'phone', pix_key: phone }
    await world.call(who, '/api/memberbanks/save', account)
    await world.call(who, '/api/memberbanks/confirm', { id: accountId, qk_pwd: pin })
    const id = await pending(who, { member_bank_id: accountId, phone_number: phone })
    await owned(newCpf())
    await approve(await world.administrator('Rita'), id)
    await becomes(who, id, { state: 'failed', reason: 'pix_key_not_own' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('to a bank account goes to that account under the member’s own CPF', async () => {
    const who = await payee()
    const accountId = randomUUID()
    const account = {
      kind: 'bank',
      bank: '60701190',
      account_type: 'CACC',
      branch: '0123',
      account: '456789',
    }
    await world.call(who, '/api/memberbanks/save', { id: accountId, ...account })
    await world.call(who, '/api/memberbanks/confirm', { id: accountId, qk_pwd: pin })
    const id = await pending(who, { member_bank_id: accountId, payment_type: 'bank' })
    await approve(await world.administrator('Rita'), id)
    await becomes(who, id, { state: 'paid' })
  })
})
