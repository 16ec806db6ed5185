import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { harmCaseOf } from '../../../contract/responsible-gambling/harm-cases.ts'
import { assessAll } from '../../../server/features/responsible-gambling/harm-detection/assess.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'

/* docs/rules/responsible-gambling.md: "limit raises, cancelled limits". */
const day = 86_400_000
let world: PixWorld
beforeAll(async () => {
  world = await createPixWorld()
})
afterAll(async () => {
  await expectSoundBooks(world)
  await world.close()
})

test('the night’s look tells a limit that a member takes away from one that they raise', async () => {
  const who = await world.member()
  await sql`INSERT INTO member_use (member_id, day, minutes, deposited)
    VALUES (${who.id}, ${brazilDay(world.clock.now())}, 10, 0)`.execute(world.deps.db)
  for (const kind of ['loss', 'stake']) {
    await world.call(who, '/api/limits/set', { kind, period: 'day', value: '20.00' })
  }
  await world.call(who, '/api/limits/set', { kind: 'loss', period: 'day', value: null })
  await world.call(who, '/api/limits/set', { kind: 'stake', period: 'day', value: '90.00' })
  world.clock.advance(day)
  await assessAll(world.deps)
  const carer = await world.administrator('Lia', 'support')
  const { body } = await world.call(carer, '/api/admin/care/case', { id: who.id })
  expect(z.parse(harmCaseOf.reply, body).data.case.markers).toMatchObject([
    { kind: 'removed_limits', points: 15, facts: { times: 1 } },
    { kind: 'raised_limits', points: 10, facts: { times: 1 } },
  ])
})
