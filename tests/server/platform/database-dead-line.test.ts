import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { listenToDatabase } from '../../../server/platform/database/database-listener.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { type FlakyLine, openFlakyLine } from '../../support/peers/flaky-line.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

/*
 * A connection that dies silently: no reset and no end. A caller that waits for the operating system to notice waits for
 * 15 min.
 */
let database: TestDatabase
let line: FlakyLine
let url: string
beforeAll(async () => {
  database = await createTestDatabase()
  line = await openFlakyLine(() => Number(new URL(database.appUrl).port))
  url = Object.assign(new URL(database.appUrl), { port: String(line.port) }).href
})
afterAll(async () => {
  await line.close()
  await database.close()
})

const long = 600_000
const backendOf = async (db: TestDatabase['db']) =>
  (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid

test('a statement over a dead line is given up, and its connection is not used again', async () => {
  const db = createDatabase(url, { max: 1, answerWithinMs: 1_000 })
  const before = await backendOf(db)
  line.stall(long)
  await expect(backendOf(db)).rejects.toThrow('Query read timeout')
  line.heal()
  expect(await backendOf(db)).not.toBe(before)
  await db.destroy()
})

test('a transaction over a dead line is given up at once, not statement by statement', async () => {
  const db = createDatabase(url, { max: 1, answerWithinMs: 1_000 })
  const before = await backendOf(db)
  let runs = 0
  const work = transaction(db, async tx => {
    runs += 1
    line.stall(long)
    await sql`SELECT 1`.execute(tx)
  })
  await expect(work).rejects.toThrow('Query read timeout')
  line.heal()
  expect(runs).toBe(1)
  expect(await backendOf(db)).not.toBe(before)
  await db.destroy()
})

test('a transaction that raised its statement timeout is waited for', async () => {
  const db = createDatabase(url, { max: 1, answerWithinMs: 1_000 })
  await transaction(db, async tx => {
    await sql`SET LOCAL statement_timeout = '1min'`.execute(tx)
    await sql`SELECT pg_sleep(1.5)`.execute(tx)
  })
  await expect(sql`SELECT pg_sleep(1.5)`.execute(db)).rejects.toThrow('Query read timeout')
  await db.destroy()
})

test('a listener notices that the line is dead, listens again, and stops without its answer', async () => {
  const received = { lost: 0, listening: 0, news: 0 }
  const listener = await listenToDatabase({
    databaseUrl: url,
    channels: {
      news: () => {
        received.news += 1
      },
    },
    pulse: { everyMs: 100, withinMs: 1_000 },
    onListening: async () => {
      received.listening += 1
    },
    onLost: () => {
      received.lost += 1
    },
  })
  line.stall(long)
  await vi.waitFor(() => expect(received.lost).toBeGreaterThan(0), 20_000)
  const before = received.listening
  line.heal()
  await vi.waitFor(() => expect(received.listening).toBeGreaterThan(before), 20_000)
  await vi.waitFor(async () => {
    await sql`SELECT pg_notify('news', '')`.execute(database.db)
    expect(received.news).toBeGreaterThan(0)
  })
  line.stall(long)
  await listener.stop()
  line.heal()
})

test('of many that listen each stops, also whose question was answered just before the line died', async () => {
  const open = () =>
    listenToDatabase({
      databaseUrl: url,
      channels: {},
      // So often that one is nearly always under way.
      pulse: { everyMs: 1, withinMs: 2_000 },
      onListening: async () => undefined,
      onLost: () => undefined,
    })
  const listeners = await Promise.all(Array.from({ length: 20 }, open))
  line.stall(long)
  await Promise.all(listeners.map(listener => listener.stop()))
  line.heal()
})
