import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inspectInstallation, markSeeded } from '../../../server/platform/production/inspect-installation.ts'
import { mistakesOfSandboxes } from '../../../server/platform/production/peer-sandboxes.ts'
import { startSandbox } from '../../support/peers/pix-sandbox.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { productionEnvironment } from '../../support/production-environment.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 })
})
beforeEach(async () => {
  await sql`UPDATE installation SET seeded_at = NULL, secret_canary = NULL`.execute(database.db)
  await sql`DELETE FROM hash_canary`.execute(database.db)
})
afterAll(() => database.close())

const right = productionEnvironment.APP_SECRET
const wrong = 'd47be05a913c68f27e5a0b9d1c34f8e68f1d0c5be27a4936a0d4e3b75c6f9182'
const inspect = (mode: string, appSecret = right) =>
  inspectInstallation({ mode, appSecret, databaseUrl: database.appUrl })

test('an empty database has nothing against a start', async () => {
  expect(await inspect('production')).toEqual([])
  expect(await inspect('production')).toEqual([])
})

test('production refuses a database in which demo accounts were seeded, a demo does not', async () => {
  await markSeeded(database.db)
  expect(await inspect('production')).toEqual([expect.stringContaining('demo')])
  expect(await inspect('demo')).toEqual([])
})

test.each(['production', 'demo'])('%s refuses a secret that the database was not sealed with', async mode => {
  await inspect(mode)
  expect(await inspect(mode, wrong)).toEqual([expect.stringMatching(/^APP_SECRET is not the one/)])
  expect(await inspect(mode)).toEqual([])
})

test('two processes that begin at once under different secrets cannot both start', async () => {
  const both = await Promise.all([inspect('production'), inspect('production', wrong)])
  expect(both.filter(mistakes => mistakes.length > 0)).toHaveLength(1)
})

test('a database that does not answer is one more mistake of the list, not a crash', async () => {
  const databaseUrl = 'postgresql://app@127.0.0.1:1/nothing'
  expect(await inspectInstallation({ mode: 'production', appSecret: right, databaseUrl })).toEqual([
    expect.stringMatching(/^DATABASE_URL is not usable/),
  ])
})

test('production asks nothing of a database that it would speak to in clear', async () => {
  let connections = 0
  const listener = createServer(socket => {
    connections += 1
    socket.destroy()
  }).listen(0, '0.0.0.0')
  await once(listener, 'listening')
  const address = listener.address()
  const databaseUrl = `postgresql://app@0.0.0.0:${typeof address === 'object' ? address?.port : 0}/arara`
  expect(await inspectInstallation({ mode: 'production', appSecret: right, databaseUrl })).toEqual([])
  expect(connections).toBe(0)
  await inspectInstallation({ mode: 'demo', appSecret: right, databaseUrl })
  expect(connections).toBe(1)
  listener.close()
})

test('production refuses peers that are the sandbox, wherever they listen', async () => {
  const [pix, people] = [await startSandbox(0, Date.now), await startPeople()]
  const peers = {
    PIX_URL: pix.url,
    REGISTRY_URL: people.url,
    BEACON_URL: `${people.url}/beacon`,
    IDENTITY_URL: 'http://127.0.0.1:1',
    X: undefined,
  }
  expect(await mistakesOfSandboxes(peers, fetch)).toEqual([
    'PIX_URL is the sandbox, which production refuses',
    'REGISTRY_URL is the sandbox, which production refuses',
    'BEACON_URL is the sandbox, which production refuses',
  ])
  await Promise.all([pix.close(), people.close()])
})
