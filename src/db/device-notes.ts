import type { Database } from './database.ts'
import type { OfflinePurse } from './offline-purse.ts'
import { rowsOf } from './rows-of.ts'

/** What only this device knows: games played last and searches made. `memberId` is `''` for a guest. */
export interface DeviceNotes {
  notePlayed(memberId: string, gameId: string): Promise<void>
  noteSearched(memberId: string, text: string): Promise<void>
  clearSearches(memberId: string): Promise<void>
  /** Keeps what was begun, sealed; `undefined` throws it away. Answers false where this device cannot keep it. */
  keepDraft(memberId: string, subject: string, draft: unknown): Promise<boolean>
  readDraft(memberId: string, subject: string): Promise<unknown>
  /** The play money of offline demos. */
  purse(memberId: string): Promise<OfflinePurse>
}

/** Notes of this device alone: games played last, searches made. */
export function createDeviceNotes(db: Database, now: () => number): DeviceNotes {
  return {
    notePlayed: async (memberId, game_id) => {
      await db.recentGames.put({ memberId, game_id, playedAt: now() })
    },
    noteSearched: async (memberId, text) => {
      await db.searchHistory.put({ memberId, text, searchedAt: now() })
    },
    clearSearches: async memberId => {
      await rowsOf(db.searchHistory, memberId).delete()
    },
    // Sealing brings schemas with it: not before the first paint.
    keepDraft: async (memberId, subject, draft) => {
      const { keepDraft } = await import('./sealed-drafts.ts')
      return keepDraft(db, { memberId, subject, draft, savedAt: now() })
    },
    readDraft: async (memberId, subject) => {
      const { readDraft } = await import('./sealed-drafts.ts')
      return readDraft(db, memberId, subject)
    },
    purse: async memberId => {
      const { createOfflinePurse } = await import('./offline-purse.ts')
      return createOfflinePurse(db, memberId, now)
    },
  }
}
