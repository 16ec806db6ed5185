import { useRouter } from '@tanstack/react-router'
import type { ApiClient } from '../api/api-client.ts'
import type { DeviceNotes } from '../db/device-notes.ts'
import type { ReadOnlyDatabase } from '../db/read-only.ts'
import type { SessionKeeper } from '../features/auth/session/session-keeper.ts'
import type { BusyLock } from '../state/member/busy.ts'
import type { SyncEngine } from '../sync/engine.ts'

/** The engine, as screens know it. The lobby is shown before its chunk is here: what is asked before then waits. */
export type LateSync = Pick<
  SyncEngine,
  | 'member'
  | 'pull'
  | 'watch'
  | 'enqueue'
  | 'tryAgain'
  | 'discard'
  | 'bringBack'
  | 'drainBeforeSignOut'
  | 'claimNotification'
  | 'putAway'
  | 'recordBalance'
  | 'money'
>

/** What `main.tsx` built once and loaders and screens use. */
export type AppContext = {
  api: ApiClient
  /** Screens read it with live queries; only the engine writes. */
  db: ReadOnlyDatabase
  sync: LateSync
  /** What only this device knows: games played last, searches made. */
  notes: DeviceNotes
  /** Held while something is under way that a reload would spoil (state/member/busy.ts). */
  busy: BusyLock
  /** Sign-in, renewal and sign-out; its chunk is loaded after the first paint. */
  session: () => Promise<SessionKeeper>
  /** Milliseconds since 1970. */
  now: () => number
  /** A fresh `Idempotency-Key`. */
  newKey: () => string
  /**
   * What comes after the lobby's first paint (calls, engine, the words of the page of this path in the tree of routes) is here: nothing to
   * wait for. Else a promise of it, which rejects when it did not arrive; the next call asks again.
   */
  page: (path: string) => Promise<void> | undefined
  /** The same, with the words of all pages: for what opens over any of them. */
  whole: () => Promise<void>
  /** A small request to the server, whose outcome is noted (state/connection.ts); rejects where no answer came. */
  reach: () => Promise<unknown>
  /** Which build this is. */
  build: string
}

/** The same objects for a component; they never change, so nothing renders again for them. */
export function useApp(): AppContext {
  return useRouter().options.context
}
