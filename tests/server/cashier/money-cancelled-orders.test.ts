import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf, intent } from '../../support/people/depositor.ts'

/* docs/rules/cashier.md: "pending → paid | expired | failed | refunded. The PSP’s webhook credits exactly once." */

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const cancel = (member: Member, id: string, key?: string) =>
  world.call(member, '/api/recharge/cancel', { id }, key)
/** The provider has answered, and the payer's bank no longer takes the code. */
async function isRemoved(id: string, txid: string) {
  await eventually(async () => {
    const { rows } = await sql<{ waits: boolean }>`SELECT ask_at IS NOT NULL AS waits FROM recharge
      WHERE id = ${id}`.execute(world.deps.db)
    expect(rows).toEqual([{ waits: false }])
  })
  expect((await world.pay(txid)).status).toBeGreaterThanOrEqual(400)
}

describe('an open order that its member cancels', () => {
  it('ends at once, says so, and its code can no longer be paid', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    expect((await cancel(member, id)).body).toMatchObject({
      data: { state: 'expired', reason: 'cancelled', pix_code: null, pay_url: null },
    })
    expect((await cancel(member, id)).body).toMatchObject({ error: 'order_not_open' })
    await isRemoved(id, txid)
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'expired', reason: 'cancelled' })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('makes room for another one where too many wait', async () => {
    const member = await world.member()
    const ids: string[] = []
    for (let open = true; open; ) {
      const answer = await world.call(member, '/api/recharge/online', intent())
      if (answer.status === 200) ids.push((await depositors.records(member)).data[0]?.id ?? '')
      else expect(answer.body.error).toBe('too_many_open_orders')
      open = answer.status === 200
    }
    await cancel(member, ids[0] ?? '')
    expect((await world.call(member, '/api/recharge/online', intent())).status).toBe(200)
  })

  it('that was paid meanwhile is credited all the same, once', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'lost' })
    await cancel(member, id)
    await depositors.credited(member, 5_000n)
    expect(await depositors.stateOf(member, id)).toMatchObject({ state: 'paid', reason: null })
    expect((await cancel(member, id)).body).toMatchObject({ error: 'order_not_open' })
  })

  it('is taken back at a provider that does not answer at first', async () => {
    const member = await world.member()
    const { id, txid } = await depositors.order(member)
    await world.faults({ path: '/cob', method: 'PATCH', kind: '503' })
    await cancel(member, id)
    world.clock.advance(60_000)
    await isRemoved(id, txid)
  })

  it('belongs to its member only, and one key cancels once', async () => {
    const [member, other] = [await world.member(), await world.member()]
    const { id } = await depositors.order(member)
    expect(await cancel(other, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    const key = 'cancel-key-0001'
    const answers = await Promise.all([cancel(member, id, key), cancel(member, id, key)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { id } } })
  })
})
