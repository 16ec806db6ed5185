import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'

const one = z.object({ data: z.looseObject({ id: z.string(), state: z.string() }) })
const many = z.object({
  data: z.array(z.looseObject({ id: z.string(), state: z.string() })),
  next_cursor: z.nullable(z.string()),
})

let world: PixWorld
let rita: Pick<Member, 'id' | 'bearer'>
let saulo: Pick<Member, 'id' | 'bearer'>

beforeAll(async () => {
  world = await createPixWorld()
  rita = await world.administrator('Rita', 'finance')
  saulo = await world.administrator('Saulo', 'finance')
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const intent = (member: Member, change: object = {}) => ({
  member: member.id,
  direction: 'credit',
  money: '40.00',
  reason: 'Round 77 was settled wrongly',
  ...change,
})
const propose = async (member: Member, change: object = {}) => {
  const answer = await world.call(rita, '/api/admin/adjustments/propose', intent(member, change))
  expect(answer).toMatchObject({ status: 200 })
  return one.parse(answer.body).data.id
}
const approve = (by: Pick<Member, 'bearer'>, id: string) =>
  world.call(by, '/api/admin/adjustments/approve', { id })

/** Manual adjustment with two persons and a reason. */
describe('an adjustment', () => {
  it('moves nothing when it is proposed, and the money when another person approves it', async () => {
    const member = await world.member()
    const id = await propose(member)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
    expect(await approve(rita, id)).toMatchObject({ status: 409, body: { error: 'second_person_needed' } })
    expect(await approve(saulo, id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved', proposed_by: { name: 'Rita' }, decided_by: { name: 'Saulo' } } },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 4_000n })
    expect(await approve(saulo, id)).toMatchObject({ status: 409, body: { error: 'adjustment_decided' } })
  })

  it('stands in the ledger as its own kind, in the audit log twice, and with the member', async () => {
    const member = await world.member()
    const id = await propose(member)
    await approve(saulo, id)
    const ledger = await sql<{ kind: string; key: string; debit: string; credit: string }>`
      SELECT t.kind, t.key, f.debit, f.credit FROM ledger_transaction t
      JOIN ledger_transfer f ON f.member_id = t.member_id AND f.transaction_id = t.id
      WHERE t.member_id = ${member.id}`.execute(world.deps.db)
    expect(ledger.rows).toEqual([
      { kind: 'adjustment', key: `adjustment:${id}`, debit: 'adjustment', credit: 'cash' },
    ])
    const log = await sql`SELECT action, administrator_id FROM audit_log
      WHERE subject = ${`member:${member.id}`} ORDER BY seq`.execute(world.deps.db)
    expect(log.rows).toEqual([
      { action: 'adjustment_propose', administrator_id: rita.id },
      { action: 'adjustment_approve', administrator_id: saulo.id },
    ])
    expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
    const news = await world.call(member, '/api/informationcenter/notification')
    expect(news.body).toMatchObject({
      data: [
        { kind: 'adjustment_credit', details: { money: '40.00', reason: 'Round 77 was settled wrongly' } },
      ],
    })
  })

  it('that takes money cannot take what is not there, and stays open for when it is', async () => {
    const member = await world.member()
    await world.fill(member, 3_999n)
    const id = await propose(member, { direction: 'debit' })
    expect(await approve(saulo, id)).toMatchObject({ status: 422, body: { error: 'insufficient_balance' } })
    expect(await world.wallet(member)).toMatchObject({ cash: 3_999n })
    await world.fill(member, 1n)
    expect(await approve(saulo, id)).toMatchObject({ status: 200, body: { data: { state: 'approved' } } })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('approved and rejected by two people at the same moment is decided once', async () => {
    const member = await world.member()
    const ana = await world.administrator('Ana', 'owner')
    const id = await propose(member)
    const answers = await Promise.all([
      approve(saulo, id),
      world.call(ana, '/api/admin/adjustments/reject', { id, reason: 'No such round' }),
      approve(ana, id),
      approve(saulo, id),
    ])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const { data } = many.parse((await world.call(saulo, '/api/admin/adjustments', { id })).body)
    const cash = data[0]?.state === 'approved' ? 4_000n : 0n
    expect(await world.wallet(member)).toMatchObject({ cash })
  })

  it('is taken back by its proposer and rejected by anybody else, with a reason', async () => {
    const member = await world.member()
    const [own, others] = [await propose(member), await propose(member)]
    const reject = (by: Pick<Member, 'bearer'>, id: string) =>
      world.call(by, '/api/admin/adjustments/reject', { id, reason: 'Typed the wrong member' })
    expect(await reject(rita, own)).toMatchObject({ body: { data: { state: 'taken_back' } } })
    expect(await reject(saulo, others)).toMatchObject({
      body: { data: { state: 'rejected', decision_note: 'Typed the wrong member' } },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('whose answer was lost is proposed and approved once under its key', async () => {
    const member = await world.member()
    const key = `adjust-${member.id}`
    const ask = () => world.call(rita, '/api/admin/adjustments/propose', intent(member), key)
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second.body).toEqual(first.body)
    const { data } = many.parse(
      (await world.call(rita, '/api/admin/adjustments', { member: member.id })).body,
    )
    expect(data).toHaveLength(1)
  })

  it('is for members who are there and play with money, and for those who hold the purse', async () => {
    const member = await world.member()
    const demo = await world.member({ isDemo: true })
    const nobody = { ...member, id: '00000000-0000-7000-8000-000000000000' }
    for (const who of [demo, nobody]) {
      const answer = await world.call(rita, '/api/admin/adjustments/propose', intent(who))
      expect(answer).toMatchObject({ status: 400, body: { errors: { member: [expect.any(String)] } } })
    }
    for (const role of ['reviewer', 'support'] as const) {
      const other = await world.administrator('Vera', role)
      expect(await world.call(other, '/api/admin/adjustments/propose', intent(member))).toMatchObject({
        status: 403,
        body: { error: 'forbidden' },
      })
    }
    expect(await world.call(member, '/api/admin/adjustments', {})).toMatchObject({ status: 401 })
  })

  it('cannot be decided by its proposer even by writing into the database', async () => {
    const member = await world.member()
    const id = await propose(member)
    for (const state of ['approved', 'rejected']) {
      const same = sql`UPDATE adjustment SET state = ${state}, decided_by = proposed_by, decided_at = now()
        WHERE id = ${id}`.execute(world.deps.db)
      await expect(same, state).rejects.toThrow(/check constraint/)
    }
  })

  it('waits in a list, oldest first, page by page', async () => {
    const member = await world.member()
    const ids = [await propose(member), await propose(member), await propose(member)]
    const read = async (ask: object) =>
      many.parse(
        (await world.call(rita, '/api/admin/adjustments', { state: 'proposed', member: member.id, ...ask }))
          .body,
      )
    const first = await read({ limit: 2 })
    expect(first.data.map(row => row.id)).toEqual(ids.slice(0, 2))
    const rest = await read({ limit: 2, cursor: first.next_cursor })
    expect(rest).toMatchObject({ data: [{ id: ids[2] }], next_cursor: null })
  })
})
