import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportDatabase } from '../../server/platform/database/export.ts'
import { importDatabase } from '../../server/platform/database/import.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let world: LedgerWorld
let empty: TestDatabase
let folder: string
let file: string

beforeEach(async () => {
  world = await createLedgerWorld()
  empty = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'arara-dump-'))
  file = join(folder, 'dump.gz')
})
afterEach(async () => {
  await Promise.all([world.close(), empty.close()])
  await rm(folder, { recursive: true })
})

async function played(): Promise<string> {
  const memberId = await world.member(10_000n)
  const round = {
    memberId,
    currency: 'BRL',
    ...slots,
    roundId: world.newId(),
    stake: 100n,
    payout: 250n,
  } as const
  await world.wallet.playRound(world.db, { ...round, key: 'tab\there, \\. and a\nline, ação 狐' })
  await world.wallet.placeBet(world.db, { ...round, roundId: world.newId(), key: 'open' })
  return memberId
}

const ledgerOf = (db: TestDatabase['db']) =>
  db.selectFrom('ledger_transaction').selectAll().orderBy('member_id').orderBy('version').execute()

describe('a dump', () => {
  it('carries every row to another PostgreSQL, which then goes on', async () => {
    const memberId = await played()
    const { tables } = await exportDatabase(world.ownerUrl, file)
    expect(tables.find(table => table.name === 'ledger_transaction')?.rows).toBe(3)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await importDatabase(empty.ownerUrl, file)
    expect(await ledgerOf(empty.db)).toEqual(await ledgerOf(world.db))
    const there: LedgerWorld = { ...world, db: empty.db }
    await expectSoundBooks(there)
    const round = {
      memberId,
      currency: 'BRL',
      ...slots,
      roundId: world.newId(),
      stake: 100n,
      payout: 0n,
    } as const
    expect(await world.wallet.playRound(empty.db, { ...round, key: 'next' })).toMatchObject({ version: 4n })
  })

  it('is of one moment, whatever happens meanwhile', async () => {
    const memberId = await world.member(1_000_000n)
    let stop = false
    const playing = (async () => {
      while (!stop) {
        const round = {
          memberId,
          currency: 'BRL',
          ...slots,
          roundId: world.newId(),
          key: world.newId(),
        } as const
        await world.wallet.playRound(world.db, { ...round, stake: 100n, payout: 90n })
      }
    })()
    await exportDatabase(world.ownerUrl, file)
    stop = true
    await playing
    await importDatabase(empty.ownerUrl, file)
    await expectSoundBooks({ ...world, db: empty.db })
  })

  it('is refused where somebody has a wallet', async () => {
    await played()
    await exportDatabase(world.ownerUrl, file)
    await expect(importDatabase(world.ownerUrl, file)).rejects.toThrow('in use')
  })

  it('leaves nothing behind when it is cut short, damaged, or of another release', async () => {
    await played()
    await exportDatabase(world.ownerUrl, file)
    const text = gunzipSync(await readFile(file)).toString()
    await writeFile(file, gzipSync(text.replace(/\nend\n$/, '\n')))
    await expect(importDatabase(empty.ownerUrl, file)).rejects.toThrow('cut short')
    await writeFile(file, gzipSync(text.replace('010-wallet-tables.sql', '010-other.sql')))
    await expect(importDatabase(empty.ownerUrl, file)).rejects.toThrow('another release')
    await writeFile(file, (await readFile(file)).subarray(0, 2_000))
    await expect(importDatabase(empty.ownerUrl, file)).rejects.toThrow()
    await expect(importDatabase(empty.ownerUrl, join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
    expect(await ledgerOf(empty.db)).toEqual([])
  })
})
