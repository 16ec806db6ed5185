import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../../../server/platform/database/connect.ts'
import { registerMember } from '../../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

/*
 * On a busy machine PostgreSQL cancels a statement automatically (`statement_timeout`). Its transaction is rolled back, so nothing
 * was done and the same call may come again: the server does not report it as a fault of its own.
 */
let whole: TestDatabase
let impatient: TestDatabase['db']
let world: TestApp
beforeAll(async () => {
  whole = await createTestDatabase()
  impatient = createDatabase(whole.appUrl, { max: 8, statementTimeoutMs: 1_000 })
  world = await createTestApp({ database: { ...whole, db: impatient } })
})
afterAll(async () => {
  await world.close()
  await impatient.destroy()
  await whole.close()
})

test('a call whose statement PostgreSQL gave up is asked to come again, and is done once when it does', async () => {
  const member = await registerMember(world)
  const holder = new pg.Client({ connectionString: whole.ownerUrl })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM wallet WHERE member_id = $1 FOR UPDATE', [member.id])
  const setLimit = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/limits/set',
      headers: member.keyed('a-limit-that-had-to-wait'),
      payload: { kind: 'loss', period: 'month', value: '100.00' },
    })
  const answer = await setLimit()
  await holder.end()
  expect(answer.json()).toMatchObject({ status: 'error', code: 503, error: 'try_again_later' })
  expect(answer.headers['retry-after']).toBe('2')
  expect((await setLimit()).statusCode).toBe(200)

  const reported = world
    .logged()
    .split('\n')
    .filter(line => line.includes('given up'))
  expect(reported).toHaveLength(1)
  expect(reported[0]).toContain('57014')
  expect(reported[0]).not.toContain(member.id)
})
