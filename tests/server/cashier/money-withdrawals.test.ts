import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newCpf } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { pin } from '../../support/people/account-holder.ts'
import { drawn, payeesOf } from '../../support/people/payee.ts'

let world: PixWorld
let payees: ReturnType<typeof payeesOf>

beforeAll(async () => {
  world = await createPixWorld({ WITHDRAWAL_FEE_PERCENT: '1.00', WITHDRAWAL_FEE_FIXED: '0.50' })
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const hour = 3_600_000

describe('a withdrawal', () => {
  it('holds the money at once, is reviewed, paid out with its fee apart, and reported at every step', async () => {
    const who = await payees.payee()
    const administrator = await world.administrator('Rita')
    const id = await payees.pending(who, { member_remark: 'aluguel' })
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 10_000n })
    expect(await payees.record(who, id)).toMatchObject({
      state: 'pending',
      reviewed: false,
      fee: '1.50',
      actual_money: '98.50',
    })
    expect(await payees.approve(administrator, id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved' } },
    })
    await payees.becomes(who, id, { state: 'paid', reviewed: true, paid_at: expect.any(String) })
    expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 0n })
    const { rows } = await sql<{ credit: string; amount: bigint }>`SELECT credit, amount FROM ledger_transfer
      WHERE member_id = ${who.id} AND debit = 'hold' ORDER BY amount`.execute(world.deps.db)
    expect(rows).toEqual([
      { credit: 'fees', amount: 150n },
      { credit: 'psp_clearing', amount: 9_850n },
    ])
    const news = await world.call(who, '/api/informationcenter/notification')
    expect(JSON.stringify(news.body)).toMatch(/withdrawal_paid.*withdrawal_approved.*withdrawal_pending/)
    const times = z
      .looseObject({
        created_at: z.string(),
        reviewed_at: z.string(),
        sent_at: z.string(),
        paid_at: z.string(),
      })
      .parse(await payees.record(who, id))
    const course = [times.created_at, times.reviewed_at, times.sent_at, times.paid_at]
    expect(course.toSorted()).toEqual(course)
  })

  /** Specification, section 3: the withdraw post. */
  it('takes every field of the specification’s post, when what they say of the account is true', async () => {
    const who = await payees.payee()
    const label = `CPF ***.${who.cpf.slice(3, 6)}.${who.cpf.slice(6, 9)}-**`
    const post = {
      name: 'ANA  BEATRIZ SOUZA',
      account: label,
      member_bank_text: label,
      member_remark: 'aluguel',
      cpf_id: who.cpf,
      phone_number: '',
      email: '',
      cnpj: '',
      evp: '',
    }
    const id = await payees.pending(who, post)
    expect(await payees.record(who, id)).toMatchObject({ member_remark: 'aluguel', account_label: label })
  })

  it('to a bank account takes its number, its bank and the holder’s CPF, or their masks', async () => {
    const who = await payees.payee()
    const bank = { kind: 'bank', bank: '60701190', account_type: 'CACC', branch: '1234', account: '45678X' }
    const member_bank_id = await payees.further(who, bank)
    const to = { member_bank_id, payment_type: 'bank', member_bank_text: 'Itaú Unibanco', cpf_id: who.cpf }
    expect(await payees.draw(who, { ...to, account: '456789' })).toMatchObject({
      body: { errors: { account: expect.anything() } },
    })
    const shown = await world.call(who, '/api/memberbanks/display')
    const [, own] = z
      .object({ data: z.array(z.looseObject({ holder: z.string(), label: z.string() })) })
      .parse(shown.body).data
    await payees.pending(who, { ...to, account: own?.label, name: own?.holder })
  })

  it('is refused for each reason that has a word of its own, and nothing moves', async () => {
    const who = await payees.payee()
    const refused = async (change: object) => (await payees.draw(who, change)).body
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
    for (const field of ['name', 'account', 'member_bank_text', 'cnpj', 'evp', 'phone_number']) {
      expect(await refused({ [field]: 'Somebody else' })).toMatchObject({
        errors: { [field]: expect.anything() },
      })
    }
    expect(await refused({ qk_pwd: '000000' })).toMatchObject({ error: 'withdrawal_password_wrong' })
    for (const money of ['1e3', '0.001', '-5', 'NaN']) {
      expect(await refused({ money })).toMatchObject({ code: 400, errors: { money: expect.anything() } })
    }
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('needs a confirmed account', async () => {
    const who = await payees.payee()
    const id = randomUUID()
    const email = `${who.id}@example.com`
    const titular = { cpf: who.cpf, nome: 'Ana' }
    await world.control('/keys', { chave: email, tipo: 'EMAIL', titular })
    await world.call(who, '/api/memberbanks/save', { id, kind: 'pix', pix_type: 'email', pix_key: email })
    expect(await payees.draw(who, { member_bank_id: id })).toMatchObject({
      status: 422,
      body: { error: 'account_unconfirmed' },
    })
  })

  it('is closed to demo accounts', async () => {
    const demo = { ...(await world.member({ isDemo: true })), accountId: randomUUID() }
    expect(await payees.draw(demo)).toMatchObject({ status: 403, body: { error: 'demo_not_allowed' } })
  })

  it('waits until what was deposited has been played, and tells how much is left', async () => {
    const who = await payees.payee(0n)
    const order = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
    const ordered = await world.call(who, '/api/recharge/online', order)
    const { data } = z
      .object({ data: z.object({ order: z.looseObject({ id: z.string() }) }) })
      .parse(ordered.body)
    await world.pay(data.order.id.replaceAll('-', ''))
    await eventually(async () => expect(await world.wallet(who)).toMatchObject({ cash: 5_000n }))
    expect(await payees.draw(who, { money: '30.00' })).toMatchObject({
      status: 422,
      body: { error: 'wagering_open', details: { left: '50.00' } },
    })
    await sql`UPDATE wallet SET play_blocked_until = ${new Date(world.clock.now().getTime() + hour)}
      WHERE member_id = ${who.id}`.execute(world.deps.db)
    expect(await payees.draw(who, { money: '30.00' })).toMatchObject({ status: 200 })
  })

  it('waits for a day after the withdrawal password was changed', async () => {
    const who = await payees.payee()
    const change = { old_qk_pwd: pin, qk_pwd: '640281', qk_pwd_confirmation: '640281' }
    await world.call(who, '/api/member/drawing_pwd/modify', change)
    expect(await payees.draw(who, { qk_pwd: '640281' })).toMatchObject({
      status: 422,
      body: { error: 'withdrawals_held' },
    })
    world.clock.advance(25 * hour)
    expect(await payees.draw(who, { qk_pwd: '640281' })).toMatchObject({ status: 200 })
  })

  it('asked for by two devices at once is one withdrawal', async () => {
    const who = await payees.payee()
    const answers = await Promise.all(Array.from({ length: 4 }, () => payees.draw(who)))
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
    const who = await payees.payee()
    const [one, two] = await Promise.all([
      payees.draw(who, {}, 'lost-answer-01'),
      payees.draw(who, {}, 'lost-answer-01'),
    ])
    expect(one.status).toBe(200)
    expect(drawn.parse(two.body)).toEqual(drawn.parse(one.body))
    const fate = await world.call(who, '/api/calls/lost-answer-01')
    expect(fate.body).toMatchObject({ data: { state: 'done' } })
    const other = await payees.draw(who, { money: '50.00' }, 'lost-answer-01')
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } })
    expect(await world.wallet(who)).toMatchObject({ hold: 10_000n })
  })

  it('under a key that was closed is refused, with no money moved', async () => {
    const who = await payees.payee()
    await world.call(who, '/api/calls/closed-key-001/close', {})
    expect(await payees.draw(who, {}, 'closed-key-001')).toMatchObject({
      status: 409,
      body: { error: 'call_closed' },
    })
    expect(await world.wallet(who)).toMatchObject({ hold: 0n })
  })
})
