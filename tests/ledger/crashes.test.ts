import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '../../server/platform/database/connect.ts'
import { type EmbeddedPostgres, startEmbedded } from '../../server/platform/database/embedded.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { transaction } from '../../server/platform/database/transaction.ts'
import { createUuidV7 } from '../../server/platform/workers/uuid-v7.ts'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { createWallet } from '../../server/wallet/wallet.ts'
import { startPlayers } from '../support/ledger/ledger-players.ts'

const hashSecret = 'a secret of this test'
const clock = { now: () => new Date() }
const newId = createUuidV7(clock, bytes => crypto.getRandomValues(bytes))
const wallet = createWallet({ clock, newId, hashSecret })
let dataDir: string
let postgres: EmbeddedPostgres
let players: ReturnType<typeof startPlayers> | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), `arara-test-${process.pid}-`))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  players?.kill()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const startPostgres = () => startEmbedded({ dataDir, onNotice: () => undefined })

describe('under load from two server processes', () => {
  it('kill -9 of PostgreSQL and of a server loses no acknowledged bet and overdraws nothing', async () => {
    postgres = await startPostgres()
    const { appUrl } = await prepareDatabase({ ownerUrl: postgres.ownerUrl })
    const db = createDatabase(appUrl, { max: 4 })
    const [memberId, roundId] = [newId(), newId()]
    await wallet.openWallet(db, memberId, 'BRL')
    const opening = {
      memberId,
      currency: 'BRL',
      key: 'opening',
      amount: 60_000n,
      reference: 'test',
    } as const
    await transaction(db, tx => wallet.adjust(tx, opening))

    const table = startPlayers({ url: appUrl, memberId, roundId, hashSecret }, ['one', 'two'])
    players = table
    for (let crash = 0; crash < 2; crash += 1) {
      await table.more(150)
      process.kill(postgres.postmasterPid, 'SIGKILL')
      postgres = await startPostgres()
      await table.more(50)
      await table.replace(crash === 0 ? 'one' : 'two', `next-${crash}`)
    }
    await table.more(300) // The 600 bets that the money is enough for are gone by now, the rest is declined.
    await table.stop()

    const { rows } = await sql<{
      key: string
    }>`SELECT key FROM ledger_transaction WHERE kind = 'bet'`.execute(db)
    const posted = new Set(rows.map(({ key }) => key))
    const lost = [...table.acknowledged].filter(([key, word]) => (word === 'posted') !== posted.has(key))
    // A bet of a killed player may be in the ledger unheard; one that was heard is there, and no declined one is.
    expect(lost).toEqual([])
    expect(posted.size).toBe(600)
    expect(await checkInvariants(db)).toEqual([])
    await db.destroy()
  })
})
