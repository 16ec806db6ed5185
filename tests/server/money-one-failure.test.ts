import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertNotice } from '../../server/features/payment-provider/inbox-store.ts'
import { workInbox } from '../../server/features/payment-provider/service.ts'
import { createTestApp } from '../support/test-app.ts'

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
