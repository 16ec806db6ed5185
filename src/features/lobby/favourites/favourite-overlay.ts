import type { FavouriteRow } from '../../../db/personal-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import type { Overlaid, Overlay } from '../../../sync/queue/overlay.ts'
import { readOverlaid } from '../../../sync/queue/read-overlaid.ts'

/** A heart as it waits in the queue; `favourite-write.ts` has its schema. */
export type FavouriteIntent = { game_id: string; wanted: boolean }

const prefix = 'favourite:'
export const favouriteSubject = (gameId: string) => `${prefix}${gameId}`
export const gameOfSubject = (subject: string) => subject.slice(prefix.length)

/** Nothing for what another version of the app left behind. */
export function readFavouriteIntent(raw: unknown): FavouriteIntent | undefined {
  if (typeof raw !== 'object' || raw === null || !('game_id' in raw) || !('wanted' in raw)) return undefined
  const { game_id, wanted } = raw
  return typeof game_id === 'string' && typeof wanted === 'boolean' ? { game_id, wanted } : undefined
}

/** How waiting hearts change what is shown. */
const favouriteOverlay: Overlay<FavouriteRow, FavouriteIntent> = {
  kind: 'favourite',
  read: readFavouriteIntent,
  subjectOf: row => favouriteSubject(row.game_id),
  fold: (row, { memberId, payload, createdAt }) => {
    if (!payload.wanted) return undefined
    return row ?? { memberId, game_id: payload.game_id, created_at: new Date(createdAt).toISOString() }
  },
}

export type Favourites = Overlaid<FavouriteRow>

/** For a live query: the member's hearts and waiting writes of one moment, oldest first. */
export function readFavourites(db: ReadOnlyDatabase, memberId: string): PromiseLike<Favourites> {
  return readOverlaid(db, memberId, favouriteOverlay, ['favourites'], () =>
    rowsOf(db.favourites, memberId, '[memberId+created_at]').toArray(),
  )
}
