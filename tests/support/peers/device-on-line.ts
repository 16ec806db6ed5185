import { randomUUID } from 'node:crypto'
import * as memory from 'fake-indexeddb'
import { createApiClient } from '../../../src/api/api-client.ts'
import { Database } from '../../../src/db/database.ts'
import { favouritesResource } from '../../../src/features/lobby/member-resources.ts'
import type { SyncNotice } from '../../../src/sync/calls/notice.ts'
import { createSyncEngine } from '../../../src/sync/create-sync-engine.ts'
import type { SyncEngine } from '../../../src/sync/engine.ts'
import type { Clock, Trigger } from '../../../src/sync/environment.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import { createMapStorage } from '../map-storage.ts'
import type { TestMember } from '../people/test-members.ts'

export interface DeviceOnLine {
  readonly db: Database
  readonly sync: SyncEngine
  readonly notices: readonly SyncNotice[]
  /** `false`: the browser knows that there is no network. */
  readonly setOnline: (isOnline: boolean) => void
  readonly close: () => void
}

interface DeviceOptions {
  readonly url: string
  readonly member: TestMember
  /** How many times as fast the device's clock runs: what it waits for after a failure is not what a test waits for. */
  readonly haste: number
  /** Runs when a request has failed, before the device learns of it. */
  readonly onFailed: (path: string, body: unknown) => Promise<void>
}

/** A member's device as the app has it, without a screen: the engine, real rows, and requests that really travel. */
export async function openDeviceOnLine({
  url,
  member,
  haste,
  onFailed,
}: DeviceOptions): Promise<DeviceOnLine> {
  const indexedDB = new memory.IDBFactory()
  const db = new Database('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  const clock = hurriedClock(haste)
  const state = { isOnline: false }
  const notices: SyncNotice[] = []
  const listeners = new Set<(trigger: Trigger) => void>()
  const readToken = () => ({ token: member.token, memberId: member.id })
  const travel = async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const sent = request.clone()
    try {
      return await fetch(request)
    } catch (error) {
      await onFailed(new URL(sent.url).pathname, await sent.json())
      throw error
    }
  }
  const api = createApiClient({
    readBase: () => url,
    readToken,
    readLanguage: () => 'pt',
    isOnline: () => state.isOnline,
    onOutcome: () => {},
    now: clock.now,
    fetch: travel,
  })
  const sync = createSyncEngine({
    db,
    durable: true,
    api,
    locks: createLocalLocks(),
    clock,
    random: { fraction: Math.random, uuid: randomUUID },
    crypto,
    channel: { post: () => {}, listen: () => () => {} },
    triggers: {
      isVisible: () => false,
      listen: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    stream: { readBase: () => url, readToken, fetch },
    readLanguage: () => 'pt',
    makeRoom: async () => {},
    notes: createMapStorage(),
    onNotice: notice => notices.push(notice),
    onTable: () => {},
  })
  sync.registerResource('favourites', async () => favouritesResource)
  sync.registerWriteKind(
    'favourite',
    async () => (await import('../../../src/features/lobby/favourites/favourite-write.ts')).favouriteWrite,
  )
  await sync.start({ memberId: member.id, remembered: false, validUntil: clock.now() + 86_400_000 * haste })
  return {
    db,
    sync,
    notices,
    setOnline: isOnline => {
      state.isOnline = isOnline
      if (isOnline) for (const listener of listeners) listener('online')
    },
    close: () => {
      sync.stop()
      db.close()
    },
  }
}

function hurriedClock(haste: number): Clock {
  const startedAt = Date.now()
  return {
    now: () => startedAt + (Date.now() - startedAt) * haste,
    after: (waitMs, run) => {
      const timer = setTimeout(run, waitMs / haste)
      return () => clearTimeout(timer)
    },
  }
}
