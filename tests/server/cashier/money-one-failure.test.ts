import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertNotice } from '../../../server/features/cashier/providers/inbox-store.ts'
import { workInbox } from '../../../server/features/cashier/providers/service.ts'
import { createPixWorld, eventually, expectSoundBooks } from '../../support/peers/pix-world.ts'
import { breakLedgerOf } from '../../support/people/broken-member.ts'
import { depositorsOf } from '../../support/people/depositor.ts'
import { payeesOf } from '../../support/people/payee.ts'
import { createTestApp } from '../../support/test-app.ts'

const minute = 60_000

test('a notice that cannot be settled keeps none of the others waiting, and is tried again', async () => {
  const world = await createTestApp()
  const { deps } = world
  for (const subject of ['broken', 'fine']) {
    const digest = deps.random(32)
    await insertNotice(deps.db, {
      id: deps.ids(),
      kind: 'pix',
      subjects: [subject],
      digest,
      at: deps.clock.now(),
    })
  }
  const seen: string[] = []
  const settle = async (subject: string) => {
    seen.push(subject)
    if (subject === 'broken') throw new Error('a fault of ours')
    return true
  }
  await workInbox(deps, { pix: settle, payout: settle })
  const { rows } = await sql<{ subject: string; isDone: boolean }>`
    SELECT subjects[1] AS subject, done_at IS NOT NULL AS "isDone" FROM webhook_inbox ORDER BY 1`.execute(
    deps.db,
  )
  expect(rows).toEqual([
    { subject: 'broken', isDone: false },
    { subject: 'fine', isDone: true },
  ])
  world.clock.advance(2_000)
  await workInbox(deps, { pix: settle, payout: settle })
  expect(seen.filter(subject => subject === 'broken')).toHaveLength(2)
  await world.close()
})

test('a payment that cannot be credited keeps none of the others waiting, and is credited when it can be', async () => {
  const world = await createPixWorld()
  const depositors = depositorsOf(world)
  const [broken, fine] = [await world.member(), await world.member()]
  const mend = await breakLedgerOf(world.database.ownerUrl, broken.id)
  // No notice comes, and the broken one is the first of every list.
  for (const member of [broken, fine]) {
    const { txid } = await depositors.order(member)
    await world.pay(txid, { scenario: 'lost' })
    world.clock.advance(1_000)
  }
  world.clock.advance(4 * minute)
  await depositors.credited(fine, 5_000n)
  expect(await world.wallet(broken)).toMatchObject({ cash: 0n })
  const kept = async () => (await depositors.notices()).waiting
  await eventually(async () => expect(await kept()).toBe(1n))
  await mend()
  world.clock.advance(60 * minute)
  await depositors.credited(broken, 5_000n)
  await eventually(async () => expect(await kept()).toBe(0n))
  await expectSoundBooks(world)
  await world.close()
})

test('a payout that cannot be posted keeps none of the others waiting, and ends when it can be', async () => {
  const world = await createPixWorld()
  const payees = payeesOf(world)
  const office = await world.administrator('Olga')
  const [broken, fine] = [await payees.payee(), await payees.payee()]
  const open = { broken: await payees.pending(broken), fine: await payees.pending(fine) }
  const mend = await breakLedgerOf(world.database.ownerUrl, broken.id)
  for (const id of [open.broken, open.fine]) await payees.approve(office, id)
  await payees.becomes(fine, open.fine, { state: 'paid' })
  expect(await payees.record(broken, open.broken)).toMatchObject({ state: 'approved' })
  await mend()
  world.clock.advance(60 * minute)
  await payees.becomes(broken, open.broken, { state: 'paid' })
  await expectSoundBooks(world)
  await world.close()
})
