import type { SearchHistoryRow } from '../../../db/personal-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'

const shownSearches = 8

/** What was searched on this device, the newest first; `memberId` is `''` for a guest. */
export async function readSearches(db: ReadOnlyDatabase, memberId: string): Promise<SearchHistoryRow[]> {
  return rowsOf(db.searchHistory, memberId, '[memberId+searchedAt]').reverse().limit(shownSearches).toArray()
}
