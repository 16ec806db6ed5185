import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

/** What only this device knows: games played last and searches made. `memberId` is `''` for a guest. */
export interface DeviceNotes {
  notePlayed(memberId: string, gameId: string): Promise<void>
  noteSearched(memberId: string, text: string): Promise<void>
  clearSearches(memberId: string): Promise<void>
}

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
  }
}
