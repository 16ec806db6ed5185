import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import { type ApiClient, type CallOutcome, createApiClient } from '../../../src/api/api-client.ts'
import { balanceResource } from '../../../src/app/shell/balance-resource.ts'
import { Database } from '../../../src/db/database.ts'
import type { SyncNotice } from '../../../src/sync/calls/notice.ts'
import { createSyncEngine } from '../../../src/sync/create-sync-engine.ts'
import type { StartedAs, SyncEngine } from '../../../src/sync/engine.ts'
import type { TabLocks, Trigger } from '../../../src/sync/environment.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import type { TabNotes } from '../../../src/sync/queue/unwritten.ts'
import { createMapStorage } from '../../support/map-storage.ts'
import {
  accountsResource,
  accountWrite,
  favouritesResource,
  favouriteWrite,
  rechargeCall,
} from './definitions.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'
import { createTabHub } from './tab-hub.ts'

export interface Tab {
  readonly api: ApiClient
  readonly db: Database
  readonly sync: SyncEngine
  readonly notices: SyncNotice[]
  readonly outcomes: CallOutcome[]
  /** Whose token the tab holds. */
  holdToken(memberId: string | undefined): void
  /** A start without a token. */
  start(): Promise<StartedAs>
  /** Token and engine, as a sign-in does, or a reload that kept the token. */
  signIn(memberId: string, remembered?: boolean): Promise<void>
  setOnline(isOnline: boolean): void
  trigger(trigger: Trigger): void
  /** What the device does when it is full; nothing, until a test says otherwise. */
  makeRoom: () => Promise<void>
  /** Ends as a closed or crashed tab: it does nothing any more. */
  die(): void
}

export interface TabOptions {
  /** Whether its database outlives it. */
  durable?: boolean
  /** The browser has freed the locks of the tabs before it. */
  afterCrash?: boolean
  /** A clock of its own: one that stands still is a page that was suspended. */
  clock?: FakeClock
  /** The storage of the tab, which outlives a reload. */
  notes?: TabNotes
}

export interface World {
  readonly clock: FakeClock
  readonly server: FakeServer
  readonly locks: TabLocks
  openTab(options?: TabOptions): Promise<Tab>
}

let worlds = 0

/** Live queries do nothing while Dexie knows of no IndexedDB; in a browser it finds the real one. */
Dexie.dependencies.indexedDB ??= new memory.IDBFactory()
Dexie.dependencies.IDBKeyRange ??= memory.IDBKeyRange

/** One device with its tabs, and a server: time, chance, locks and network belong to the test. */
export async function createWorld(): Promise<World> {
  worlds += 1
  const name = `arara-test-${worlds}`
  const indexedDB = new memory.IDBFactory()
  const shared = createFakeClock()
  const server = createFakeServer()
  const locks = createLocalLocks()
  const hub = createTabHub()
  let uuids = 0

  function register(sync: SyncEngine) {
    sync.registerResource('favourites', async () => favouritesResource, { topics: ['favourites'] })
    sync.registerResource('accounts', async () => accountsResource, { topics: ['accounts'] })
    sync.registerResource('balance', async () => balanceResource(shared.now), { topics: ['balance'] })
    sync.registerWriteKind('favourite', async () => favouriteWrite)
    sync.registerWriteKind('bank-account', async () => accountWrite)
    sync.registerMoneyCall('recharge', async () => rechargeCall)
  }

  const openTab: World['openTab'] = async ({
    durable = true,
    afterCrash = false,
    clock = shared,
    notes = createMapStorage(),
  } = {}) => {
    const db = new Database(name, { indexedDB, IDBKeyRange: memory.IDBKeyRange })
    await db.open()
    let member: string | undefined
    let isOnline = true
    let isStarted = false
    const listeners = new Set<(trigger: Trigger) => void>()
    const notices: SyncNotice[] = []
    const outcomes: CallOutcome[] = []
    const readToken = () =>
      member === undefined ? undefined : { token: `token-${member}`, memberId: member }
    const api = createApiClient({
      readBase: () => 'http://arara.test',
      readToken,
      readLanguage: () => 'pt',
      isOnline: () => isOnline,
      onOutcome: outcome => outcomes.push(outcome),
      now: clock.now,
      fetch: server.fetch,
    })
    const sync = createSyncEngine({
      db,
      durable,
      api,
      locks: afterCrash ? createLocalLocks() : locks,
      clock,
      random: {
        fraction: () => 0.5,
        uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
      },
      crypto,
      channel: hub.join(),
      triggers: {
        isVisible: () => false,
        listen: listener => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      stream: { readBase: () => 'http://arara.test', readToken, fetch: server.fetch },
      readLanguage: () => 'pt',
      onNotice: notice => notices.push(notice),
      onTable: () => {},
      makeRoom: async () => tab.makeRoom(),
      notes,
    })
    register(sync)
    const tab: Tab = {
      makeRoom: async () => {},
      api,
      db,
      sync,
      notices,
      outcomes,
      holdToken: memberId => {
        member = memberId
      },
      start: async () => {
        isStarted = true
        return sync.start(undefined)
      },
      signIn: async (memberId, remembered = false) => {
        member = memberId
        const signedIn = { memberId, remembered, validUntil: clock.now() + 30 * 86_400_000 }
        if (isStarted) await sync.signIn(signedIn)
        else await sync.start(signedIn)
        isStarted = true
      },
      setOnline: now => {
        isOnline = now
      },
      trigger: trigger => {
        for (const listener of listeners) listener(trigger)
      },
      die: () => {
        member = undefined
        sync.stop()
        db.close()
      },
    }
    onTestFinished(() => tab.die())
    return tab
  }
  return { clock: shared, server, locks, openTab }
}

/** Waits until the condition holds; the assertion's own message tells what was missing. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { interval: 2, timeout: 120_000 })
}
