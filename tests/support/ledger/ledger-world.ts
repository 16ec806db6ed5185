import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { type Tx, transaction } from '../../../server/platform/database/transaction.ts'
import { createUuidV7 } from '../../../server/platform/workers/uuid-v7.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { balances, type WalletView } from '../../../server/wallet/members.ts'
import { createWallet, type Wallet } from '../../../server/wallet/wallet.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { sessionsOffTheirRounds } from './session-books.ts'

/** A database with a wallet on it and a clock that a test can turn. */
export interface LedgerWorld extends TestDatabase {
  readonly wallet: Wallet
  /** Of the wallet's request hashes: another process at this database takes it too. */
  readonly hashSecret: string
  readonly newId: () => string
  readonly at: { now: Date }
  readonly member: (cash?: bigint) => Promise<string>
  readonly run: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly brl: (memberId: string) => Promise<WalletView>
}

export const slots: { game: string; category: string; edgePpm: number } = {
  game: 'arara:test-slot',
  category: 'slots',
  edgePpm: 50_000,
}

export async function createLedgerWorld(options: { max?: number } = {}): Promise<LedgerWorld> {
  const database = await createTestDatabase(options)
  const at = { now: new Date('2026-11-20T15:00:00Z') }
  const clock = { now: () => at.now }
  const newId = createUuidV7(clock, bytes => crypto.getRandomValues(bytes))
  const hashSecret = randomBytes(16).toString('hex')
  const wallet = createWallet({ clock, newId, hashSecret })
  const run: LedgerWorld['run'] = work => transaction(database.db, work, { keyed: true })
  return {
    ...database,
    wallet,
    hashSecret,
    newId,
    at,
    run,
    member: async (cash = 0n) => {
      const memberId = newId()
      await wallet.openWallet(database.db, memberId, 'BRL')
      const opening = { memberId, currency: 'BRL', key: 'opening', amount: cash, reference: 'test' } as const
      if (cash > 0n) await run(tx => wallet.adjust(tx, opening))
      return memberId
    },
    brl: async memberId => {
      const found = (await balances(database.db, memberId, at.now)).find(view => view.currency === 'BRL')
      if (found === undefined) throw new Error('This member has no wallet')
      return found
    },
  }
}

/** After every test: whatever happened, the books are right. */
export async function expectSoundBooks(world: LedgerWorld): Promise<void> {
  expect(await checkInvariants(world.db)).toEqual([])
  expect(await sessionsOffTheirRounds(world.db)).toEqual([])
}
