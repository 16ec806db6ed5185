import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../server/platform/database/transaction.ts'
import { createLedgerWorld, type LedgerWorld } from '../support/ledger/ledger-world.ts'

let world: LedgerWorld

beforeEach(async () => {
  world = await createLedgerWorld()
})
afterEach(() => world.close())

describe('a transaction', () => {
  it('reads centavos as bigint and a day as its text, whatever the time zone of the server', async () => {
    const { rows } = await sql`SELECT 9007199254740993::int8 AS centavos, date '2026-11-20' AS day,
      ARRAY[1::int8] AS several`.execute(world.db)
    expect(rows).toEqual([{ centavos: 9007199254740993n, day: '2026-11-20', several: [1n] }])
  })

  it('is not given a second connection: as many that wait for one as there are would wait for each other', async () => {
    const asking = transaction(world.db, () => sql`SELECT 1`.execute(world.db))
    await expect(asking).rejects.toThrow('A second connection was wanted inside a transaction')
  })

  it('is run again after a deadlock, and both sides get through', async () => {
    const [one, other] = [await world.member(100n), await world.member(100n)]
    const arrived: Array<() => void> = []
    const bothHoldOne = new Promise<void>(resolve => {
      arrived.push(() => undefined, resolve)
    })
    const move = (from: string, to: string) => {
      let runs = 0
      return transaction(world.db, async tx => {
        runs += 1
        await sql`UPDATE wallet SET frozen_reason = 'x' WHERE member_id = ${from}`.execute(tx)
        arrived.shift()?.()
        await bothHoldOne
        await sql`UPDATE wallet SET frozen_reason = 'y' WHERE member_id = ${to}`.execute(tx)
        return runs
      })
    }
    const runs = await Promise.all([move(one, other), move(other, one)])
    expect(Math.max(...runs)).toBeGreaterThan(1)
  })

  it('is run again when its connection is cut before COMMIT', async () => {
    const memberId = await world.member(100n)
    let runs = 0
    await transaction(world.db, async tx => {
      runs += 1
      await sql`UPDATE wallet SET frozen_reason = ${`run ${runs}`} WHERE member_id = ${memberId}`.execute(tx)
      if (runs === 1) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    expect(runs).toBe(2)
    expect((await world.brl(memberId)).frozenReason).toBe('run 2')
  })

  it('is not run again for any other error', async () => {
    let runs = 0
    const failing = transaction(world.db, async tx => {
      runs += 1
      await sql`SELECT 1 / 0`.execute(tx)
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(runs).toBe(1)
  })
})
