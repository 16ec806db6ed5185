import { liveQuery } from 'dexie'
import { subscribe } from 'valtio'
import type { Database } from '../db/database.ts'
import { bringHome } from '../db/rebuild-database.ts'
import { localStore } from '../state/local-store.ts'
import { openStorage } from '../state/open-storage.ts'
import { preferences } from '../state/preferences.ts'
import { session } from '../state/session.ts'
import { noteUnsent } from '../state/unsent-note.ts'
import type { SyncEngine } from '../sync/engine.ts'
import { inBackground } from '../sync/in-background.ts'
import type { Clock, TabLocks } from '../sync/surroundings.ts'
import { askToPersist, type Occasion } from './ask-to-persist.ts'
import { fillAhead } from './fill-ahead.ts'
import { keepIconBadge } from './keep-icon-badge.ts'
import { keepLooking } from './keep-looking.ts'
import { lookAfterStorage } from './look-after-storage.ts'
import type { Traffic } from './traffic.ts'

type Parts = {
  db: Database
  sync: Pick<SyncEngine, 'pull'>
  locks: TabLocks
  traffic: Traffic
  clock: Clock
}

/** What nobody waits for: the number at the app's icon, room on the device, the browser's word that it stays, and rows for the time without a network. */
export function atLeisure({ db, sync, locks, traffic, clock }: Parts): void {
  keepIconBadge({
    db,
    badge: navigator,
    clock,
    noteUnsent: async count => noteUnsent(caches, count),
    worker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  })
  keepWhatIsHere(db, clock.now)
  inBackground(bringHome(db, indexedDB))
  const room = { db, storage: navigator.storage, readLanguage: () => preferences.language, now: clock.now }
  const lookAgain = keepLooking(() => lookAfterStorage(room), clock.after)
  hearCatalogues(db, lookAgain)
  // A write did not fit.
  subscribe(localStore, () => {
    if (localStore.room === 'tight') lookAgain()
  })
  fillAhead({ db, sync, locks, traffic, onFilled: lookAgain })
}

function keepWhatIsHere(db: Database, now: () => number): void {
  const notes = openStorage(() => localStorage)
  const ask = (occasion: Occasion) =>
    inBackground(askToPersist({ storage: navigator.storage, notes, now }, occasion))
  const look = () => {
    if (session.now.status === 'member') ask('sign-in')
  }
  subscribe(session, look)
  look()
  const hearts = liveQuery(() => db.favourites.count()).subscribe({
    next: count => {
      if (count === 0) return
      ask('favourite')
      queueMicrotask(() => hearts.unsubscribe())
    },
    // The database was closed by a newer tab: the app asks to reload.
    error: () => {},
  })
}

/** A catalogue is the most that comes at once. */
function hearCatalogues(db: Database, onCome: () => void): void {
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
