import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'

/*
 * A payer's bank takes money back weeks after it was paid (MED), and the list of payments is in the order in which they were paid: where
 * the notice is lost, nobody would ever ask about that payment again. The provider's statement of the day knows it.
 */
let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const hour = 3_600_000
const statement = z.object({ lancamentos: z.array(z.object({ tipo: z.string() })) })
const paidNow = z.object({ pix: z.array(z.looseObject({ endToEndId: z.string() })) })

/** Until the sweep over the provider's list has come so far that it will not look back to what was paid before now. */
async function sweptFarAhead() {
  world.clock.advance(4 * hour)
  const since = new Date(world.clock.now().getTime() - 1_000)
  await eventually(async () => {
    const { rows } = await sql`SELECT FROM pix_sweep WHERE swept_until >= ${since}`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
  })
}

/** The payer's bank takes so much back, and the provider has it in its books. */
async function takeBack(e2eid: string | undefined, valor: string, times: number) {
  await world.control(`/dispute/${e2eid}`, { valor })
  await eventually(async () => {
    const { lancamentos } = statement.parse((await world.control('/statement')).body)
    expect(lancamentos.filter(line => line.tipo === 'DEVOLUCAO')).toHaveLength(times)
  })
}

it('what a payer’s bank took back without our hearing of it is found in the statement, and leaves the wallet once', async () => {
  const member = await world.member()
  const { txid } = await depositors.order(member)
  const { pix } = paidNow.parse((await world.pay(txid)).body)
  await depositors.credited(member, 5_000n)
  await sweptFarAhead()
  await world.registered()
  await world.sandbox.webhook('DELETE')
  // In two parts: the second is another thing to hear of.
  await takeBack(pix[0]?.endToEndId, '20.00', 1)
  const administrator = await world.administrator('Rita')
  const day = brazilDay(world.clock.now())
  const reconcile = async () => {
    const answer = await world.call(administrator, '/api/admin/reconciliation/run', { day })
    expect(answer).toMatchObject({ status: 200 })
  }
  await reconcile()
  await depositors.credited(member, 3_000n)
  await takeBack(pix[0]?.endToEndId, '30.00', 2)
  await reconcile()
  await depositors.credited(member, 0n)
  expect((await depositors.records(member)).data[0]).toMatchObject({ state: 'refunded', reason: 'disputed' })
  await reconcile()
  const report = await world.call(administrator, '/api/admin/reconciliation/day', { day })
  expect(report.body).toMatchObject({ data: { day: { open: '0.00', open_count: 0 } } })
  expect(await world.wallet(member)).toMatchObject({ cash: 0n, debt: 0n })
})
