import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { pdf, transferersOf } from '../../support/people/transferer.ts'
import { jpeg } from '../../support/sample-files.ts'

let world: PixWorld
let transferers: ReturnType<typeof transferersOf>

beforeAll(async () => {
  world = await createPixWorld()
  transferers = transferersOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const hour = 3_600_000

describe('the ways to pay', () => {
  it('name the transfers by hand in the language asked for, with the account that collects them', async () => {
    const { body } = await world.call(undefined, '/api/payments/list?lang=zh_cn')
    expect(body).toMatchObject({
      data: [
        { id: 'pix', type: 'pix', instant: true, collection: null },
        {
          id: 'bank-transfer',
          name: '银行转账',
          instant: false,
          collection: { branch: '0001', cnpj: '11222333000181' },
        },
        { id: 'ted', name: 'TED 电汇', type: 'transfer' },
      ],
    })
    // Specification, section 7: two lists. docs/rules/cashier.md: "for manual transfer the collection account".
    const online = await world.call(undefined, '/api/payment/online/list?lang=en')
    expect(online.body).toMatchObject({ data: [{ id: 'pix' }] })
  })
})

describe('a transfer by hand', () => {
  it('tells the account, waits for a proof, then for a person, and is credited by what that person found', async () => {
    const member = await world.member()
    const administrator = await world.administrator('Rita')
    const order = await transferers.order(member, '200.00')
    expect(order).toMatchObject({
      status: 'success',
      pay_url: null,
      data: {
        order: { state: 'pending', awaiting: 'proof', pix_code: null, collection: { account: '123456-7' } },
      },
    })
    const { id } = order.data.order
    expect(await transferers.prove(member, id, jpeg)).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'pending',
          awaiting: 'review',
          steps: [{ step: 'ordered' }, { step: 'proof_received' }],
        },
      },
    })
    const answer = await transferers.confirm(administrator, id, { payer: member, money: '180.00' })
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'paid', reviewer: 'Rita' } } })
    expect(await transferers.record(member, id)).toMatchObject({
      state: 'paid',
      paid_money: '180.00',
      awaiting: null,
    })
    // docs/rules/cashier.md: real deposits carry 1×.
    expect(await world.wallet(member)).toMatchObject({ cash: 18_000n, wageringLeft: 18_000n })
    const { rows } = await sql`SELECT action FROM audit_log WHERE subject = ${`recharge:${id}`}`.execute(
      world.deps.db,
    )
    expect(rows).toEqual([{ action: 'deposit_confirm' }])
    expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  })

  it('takes an image or a PDF by its bytes, up to 4 MB, and nothing else', async () => {
    const member = await world.member()
    const { id } = (await transferers.order(member)).data.order
    for (const file of [Buffer.from('<html>'), Buffer.from('MZ....'), Buffer.from('GIF89a')]) {
      expect(await transferers.prove(member, id, file)).toMatchObject({
        status: 422,
        body: { error: 'proof_unreadable' },
      })
    }
    const large = Buffer.concat([jpeg, Buffer.alloc(4 * 1024 * 1024)])
    expect(await transferers.prove(member, id, large)).toMatchObject({
      status: 413,
      body: { error: 'proof_too_large' },
    })
    expect(await transferers.prove(member, id, pdf)).toMatchObject({ status: 200 })
    const body = { order_id: id, file: large.toString('base64') }
    expect(await world.call(undefined, '/api/recharge/proof', body)).toMatchObject({ status: 401 })
    const honest = Buffer.concat([jpeg, Buffer.alloc(3 * 1024 * 1024)])
    expect(await transferers.prove(member, id, honest)).toMatchObject({ status: 200 })
  })

  it('has its proof sealed in the database, and shows it to administrators only, in writing', async () => {
    const member = await world.member()
    const { id } = (await transferers.order(member)).data.order
    await transferers.prove(member, id, pdf)
    const { rows } = await sql<{
      sealed: Buffer
    }>`SELECT sealed FROM recharge_proof WHERE recharge_id = ${id}`.execute(world.deps.db)
    expect(rows[0]?.sealed.includes(pdf.subarray(0, 8))).toBe(false)
    expect(rows[0]?.sealed.includes(pdf.toString('base64').slice(0, 12))).toBe(false)
    const administrator = await world.administrator('Rita')
    const shown = await world.call(administrator, '/api/admin/deposits/proof', { id })
    expect(shown.body).toMatchObject({ data: { type: 'application/pdf' } })
    const { file } = z.parse(z.object({ data: z.object({ file: z.string() }) }), shown.body).data
    expect(Buffer.from(file, 'base64').includes('(a receipt of a bank) Tj')).toBe(true)
    expect(await world.call(member, '/api/admin/deposits/proof', { id })).toMatchObject({ status: 401 })
    const audit =
      await sql`SELECT action, details FROM audit_log WHERE subject = ${`recharge:${id}`}`.execute(
        world.deps.db,
      )
    expect(audit.rows).toMatchObject([{ action: 'deposit_proof_view', details: { type: 'application/pdf' } }])
  })

  it('is no stranger’s to prove, and is closed to proofs once somebody has decided', async () => {
    const [member, stranger] = [await world.member(), await world.member()]
    const administrator = await world.administrator('Rita')
    const { id } = (await transferers.order(member)).data.order
    expect(await transferers.prove(stranger, id, jpeg)).toMatchObject({ status: 404 })
    await transferers.prove(member, id, jpeg)
    expect(await transferers.refuse(administrator, id, 'proof_unclear', 'Falta o valor')).toMatchObject({
      status: 200,
    })
    expect(await transferers.record(member, id)).toMatchObject({
      state: 'failed',
      reason: 'proof_unclear',
      note: 'Falta o valor',
    })
    expect(await transferers.prove(member, id, jpeg)).toMatchObject({
      status: 409,
      body: { error: 'order_not_open' },
    })
    expect(await transferers.confirm(administrator, id, { payer: member })).toMatchObject({
      status: 409,
      body: { error: 'deposit_not_reviewable' },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, version: 0n })
  })

  it('is credited from the member’s own CPF only, within the limits, on an open account', async () => {
    const [member, stranger] = [await world.member(), await world.member()]
    const administrator = await world.administrator('Rita')
    const { id } = (await transferers.order(member)).data.order
    await transferers.prove(member, id, jpeg)
    const refused = async (finding: Parameters<typeof transferers.confirm>[2]) =>
      (await transferers.confirm(administrator, id, finding)).body
    expect(await refused({ payer: stranger })).toMatchObject({ error: 'payer_not_member' })
    expect(await refused({ payer: member, money: '49.99' })).toMatchObject({ error: 'amount_below_minimum' })
    expect(await refused({ payer: member, money: '200000.01' })).toMatchObject({
      error: 'amount_above_maximum',
    })
    await sql`UPDATE member SET status = 'frozen' WHERE id = ${member.id}`.execute(world.deps.db)
    expect(await refused({ payer: member })).toMatchObject({ error: 'account_frozen' })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('is paid by its own line of the statement: the same line never pays a second order', async () => {
    const [one, two] = [await world.member(), await world.member()]
    const administrator = await world.administrator('Rita')
    const [first, second] = [await transferers.proved(one), await transferers.proved(two)]
    const reference = `DOC-${first.slice(-12)}`
    expect(await transferers.confirm(administrator, first, { payer: one, reference })).toMatchObject({
      status: 200,
    })
    expect(await transferers.confirm(administrator, second, { payer: two, reference })).toMatchObject({
      status: 409,
      body: { error: 'bank_reference_used' },
    })
    expect(await world.wallet(two)).toMatchObject({ cash: 0n })
  })

  it('above the limit needs two persons who found the same', async () => {
    const member = await world.member()
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await transferers.proved(member, '20000.00')
    const finding = { payer: member, money: '20000.00', reference: `BIG-${id.slice(-12)}` }
    expect(await transferers.confirm(one, id, finding)).toMatchObject({
      status: 200,
      body: { data: { state: 'pending' } },
    })
    expect(await transferers.confirm(one, id, finding)).toMatchObject({
      body: { error: 'second_person_needed' },
    })
    expect(await transferers.confirm(two, id, { ...finding, money: '20001.00' })).toMatchObject({
      status: 409,
      body: { error: 'review_differs' },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
    expect(await transferers.confirm(two, id, finding)).toMatchObject({
      status: 200,
      body: { data: { state: 'paid', reviewer: 'Rita, Saulo' } },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 2_000_000n })
  })

  it('is not written down as confirmed by one person twice, whatever the code does', async () => {
    const member = await world.member()
    const id = await transferers.proved(member, '20000.00')
    const finding = { payer: member, money: '20000.00', reference: `TWO-${id.slice(-12)}` }
    for (const name of ['Rita', 'Saulo']) {
      await transferers.confirm(await world.administrator(name), id, finding)
    }
    const samePerson = sql`UPDATE recharge SET second_reviewer = reviewer WHERE id = ${id}`.execute(
      world.deps.db,
    )
    await expect(samePerson).rejects.toThrow(/check constraint/)
  })

  it('confirmed by two persons at the same moment is credited once', async () => {
    const member = await world.member()
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await transferers.proved(member)
    const answers = await Promise.all([
      transferers.confirm(one, id, { payer: member, reference: `A-${id.slice(-12)}` }),
      transferers.confirm(two, id, { payer: member, reference: `B-${id.slice(-12)}` }),
      transferers.refuse(two, id, 'other', ''),
    ])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const { cash } = await world.wallet(member)
    expect([0n, 10_000n]).toContain(cash)
  })

  it('that nobody proves in time expires; a proof within a week puts it before a person after all', async () => {
    const member = await world.member()
    const { id } = (await transferers.order(member)).data.order
    world.clock.advance(25 * hour)
    await eventually(async () =>
      expect(await transferers.record(member, id)).toMatchObject({ state: 'expired' }),
    )
    expect(await transferers.prove(member, id, jpeg)).toMatchObject({
      status: 200,
      body: { data: { state: 'pending', awaiting: 'review', reason: null } },
    })
    const { id: other } = (await transferers.order(member)).data.order
    world.clock.advance(9 * 24 * hour)
    await eventually(async () =>
      expect(await transferers.record(member, other)).toMatchObject({ state: 'expired' }),
    )
    expect(await transferers.prove(member, other, jpeg)).toMatchObject({ body: { error: 'order_not_open' } })
  })
})
