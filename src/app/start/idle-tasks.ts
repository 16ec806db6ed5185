import { liveQuery } from 'dexie'
import { subscribe } from 'valtio'
import type { ApiClient } from '../../api/api-client.ts'
import type { Database } from '../../db/database.ts'
import { databaseName } from '../../db/database-name.ts'
import { type OpenedDatabase, openAgain, type UnavailableReason } from '../../db/open-database.ts'
import { bringHome } from '../../db/rebuild-database.ts'
import { localStore } from '../../state/device/local-store.ts'
import { preferences } from '../../state/device/preferences.ts'
import type { BusyLock } from '../../state/member/busy.ts'
import { session } from '../../state/member/session.ts'
import { readUnsent, recordUnsent } from '../../state/unsent-note.ts'
import type { SyncEngine } from '../../sync/engine.ts'
import { inBackground } from '../../sync/in-background.ts'
import type { HeartbeatContext } from '../../sync/live/heartbeat-lock.ts'
import { askToPersist, type Occasion } from '../storage/ask-to-persist.ts'
import { fillAhead } from '../storage/fill-ahead.ts'
import { type IconParts, keepIconBadge } from '../storage/keep-icon-badge.ts'
import { keepNotified } from '../storage/keep-notified.ts'
import { isFirstFind } from '../storage/storage-restarts.ts'
import { throttleStorageCheck } from '../storage/throttled-storage-check.ts'
import { tryStorageAgain } from '../storage/try-storage-again.ts'
import { lookAfterStorage } from '../storage/watch-storage.ts'
import type { Traffic } from './traffic.ts'

type Parts = {
  opened: OpenedDatabase
  api: ApiClient
  sync: Pick<SyncEngine, 'pull'>
  tabs: HeartbeatContext
  traffic: Traffic
  /** What this device keeps beside the database. */
  local: Storage
  /** The storage of this tab. */
  ofTab: Storage
  busy: Pick<BusyLock, 'isHeld'>
  reload: () => void
}

/**
 * What nobody waits for: messages that find this device, the number at the app's icon, room on the device, the browser's word that it
 * stays, and rows for the time without a network.
 */
export function startIdleTasks(parts: Parts): void {
  const { opened, api, sync, tabs, traffic, local } = parts
  const { db } = opened
  const { clock } = tabs
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const onNotified = () => void sync.pull('push', { force: true })
  keepNotified({ api, store: local, newKey: () => crypto.randomUUID(), onNotified, worker })
  const icon = { db, badge: navigator, clock, worker }
  if (opened.status !== 'ready') {
    inBackground(keepIconWithoutStorage(icon, opened.reason))
    if (opened.reason !== 'missing') lookForStorage(parts)
    return
  }
  keepIconBadge({ ...icon, recordUnsent: async count => recordUnsent(caches, count) })
  keepWhatIsHere(db, local, clock.now)
  inBackground(bringHome(db, indexedDB))
  const room = { db, storage: navigator.storage, readLanguage: () => preferences.language, now: clock.now }
  const lookAgain = throttleStorageCheck(() => lookAfterStorage(room), clock.after)
  watchCatalogues(db, lookAgain)
  // A write did not fit.
  subscribe(localStore, () => {
    if (localStore.room === 'tight') lookAgain()
  })
  fillAhead({ db, sync, tabs, traffic, onFilled: lookAgain })
}

function lookForStorage({ opened, tabs, ofTab, busy, reload }: Parts): void {
  const place = { name: databaseName, indexedDB: globalThis.indexedDB, IDBKeyRange: globalThis.IDBKeyRange }
  tryStorageAgain({
    memory: opened.db,
    open: () => openAgain(place),
    after: tabs.clock.after,
    mayRestart: () => !busy.isHeld() && isFirstFind(ofTab, tabs.clock.now()),
    restart: reload,
  })
}

/** What is in memory ends with the tab: what was noted of the storage itself, which is there still, stays so for pushes. */
async function keepIconWithoutStorage(
  icon: Omit<IconParts, 'recordUnsent' | 'outOfSight'>,
  reason: UnavailableReason,
): Promise<void> {
  const outOfSight = reason === 'missing' || !('caches' in globalThis) ? 0 : await readUnsent(caches)
  keepIconBadge({ ...icon, recordUnsent: async () => undefined, outOfSight })
}

function keepWhatIsHere(db: Database, local: Storage, now: () => number): void {
  const ask = (occasion: Occasion) =>
    inBackground(askToPersist({ storage: navigator.storage, notes: local, now }, occasion))
  const look = () => {
    if (session.now.status === 'member') ask('sign-in')
  }
  subscribe(session, look)
  look()
  const favourites = liveQuery(() => db.favourites.count()).subscribe({
    next: count => {
      if (count === 0) return
      ask('favourite')
      queueMicrotask(() => favourites.unsubscribe())
    },
    // The database was closed by a newer tab: the app asks to reload.
    error: () => {},
  })
}

/** A catalogue is the most that comes at once. */
function watchCatalogues(db: Database, onCome: () => void): void {
  let known: string | undefined
  const readVersions = async () => {
    const states = await db.syncState.where('resource').equals('games').toArray()
    return JSON.stringify(states.map(({ language, version }) => [language, version]))
  }
  liveQuery(readVersions).subscribe({
    next: versions => {
      if (known !== undefined && known !== versions) onCome()
      known = versions
    },
    error: () => {},
  })
}
