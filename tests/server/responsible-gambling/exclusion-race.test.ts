import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { raceExclusions } from '../../support/race/exclusion-race.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

/*
 * "an exclusion racing a bet, a deposit and a bonus a thousand times", on real PostgreSQL and two server
 * processes. The short form; `RACES=1000` is the whole one (docs/guides/long-runs.md).
 */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const races = Number(process.env.RACES ?? 40)

test(
  'a bet, a deposit and a bonus that race an exclusion come before it or are refused by it, and each is answered as it was done',
  async () => {
    const { breaches, figures } = await raceExclusions(database, races)
    expect(breaches).toEqual([])
    if (races > 100) process.stdout.write(`${JSON.stringify(figures)}\n`)
    // A race that always ends the same way proves nothing.
    for (const act of ['bet', 'deposit', 'bonus'] as const) {
      expect([act, figures.before[act] > 0, figures.after[act] > 0]).toEqual([act, true, true])
    }
    expect(await checkInvariants(database.db)).toEqual([])
  },
  60_000 + races * 1_000,
)
