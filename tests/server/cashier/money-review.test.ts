import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '../../../server/features/operations/audit/audit-store.ts'
import { firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { listed, payeesOf } from '../../support/people/payee.ts'

/* "two-person approval above a limit"; docs/rules/cashier.md: "which give the hold back with the reason". */

let world: PixWorld
let payees: ReturnType<typeof payeesOf>

beforeAll(async () => {
  world = await createPixWorld()
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

describe('a review', () => {
  it('shows who asks and what their money did', async () => {
    const who = await payees.payee()
    const administrator = await world.administrator('Rita')
    const id = await payees.pending(who)
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
    const who = await payees.payee()
    const administrator = await world.administrator('Rita')
    const id = await payees.pending(who)
    expect(await payees.reject(administrator, id)).toMatchObject({
      status: 200,
      body: { data: { reviewer: 'Rita' } },
    })
    expect(await payees.record(who, id)).toMatchObject({
      state: 'rejected',
      reason: 'documents needed',
      reviewed: true,
    })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
    const lines = await listAudit(world.deps, { subject: `withdrawal:${id}` }, 10)
    expect(lines).toMatchObject([{ action: 'withdrawal_reject', details: { reason: 'documents needed' } }])
    expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  })

  it('by two administrators at the same moment decides once', async () => {
    const who = await payees.payee()
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await payees.pending(who)
    const answers = await Promise.all([
      payees.approve(one, id),
      payees.reject(two, id),
      payees.approve(two, id),
      payees.reject(one, id),
    ])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter(one => one.status !== 200)) {
      expect(answer.body).toMatchObject({ error: 'withdrawal_not_pending' })
    }
    await eventually(async () => expect((await payees.record(who, id))?.state).toMatch(/paid|rejected/))
  })

  it('of a large amount needs a second administrator, who is another one', async () => {
    const who = await payees.payee(2_000_000n)
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await payees.pending(who, { money: '10000.01' })
    expect(await payees.approve(one, id)).toMatchObject({ status: 200, body: { data: { state: 'pending' } } })
    expect(await payees.approve(one, id)).toMatchObject({
      status: 409,
      body: { error: 'second_person_needed' },
    })
    expect(await payees.record(who, id)).toMatchObject({ state: 'pending' })
    expect(await payees.approve(two, id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved' } },
    })
    await payees.becomes(who, id, { state: 'paid' })
  })

  it('is not written down as approved by one person twice, whatever the code does', async () => {
    const who = await payees.payee(2_000_000n)
    const [one, two] = [await world.administrator('Rita'), await world.administrator('Saulo')]
    const id = await payees.pending(who, { money: '10000.01' })
    for (const by of [one, two]) await payees.approve(by, id)
    const samePerson = sql`UPDATE withdrawal SET second_reviewer = reviewer WHERE id = ${id}`.execute(
      world.deps.db,
    )
    await expect(samePerson).rejects.toThrow(/check constraint/)
  })
})
