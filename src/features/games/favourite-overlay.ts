import * as z from 'zod/mini'
import type { FavouriteRow } from '../../db/personal-rows.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { defineOverlay, type Overlaid } from '../../sync/overlay.ts'
import { readOverlaid } from '../../sync/read-overlaid.ts'

export const favouritePayload = z.strictObject({ game_id: z.string(), wanted: z.boolean() })

export const favouriteSubject = (gameId: string) => `favourite:${gameId}`

/** How waiting hearts change what is shown. */
const favouriteOverlay = defineOverlay({
  kind: 'favourite',
  payload: favouritePayload,
  subjectOf: (row: FavouriteRow) => favouriteSubject(row.game_id),
  fold: (row, { memberId, payload, createdAt }) => {
    if (!payload.wanted) return undefined
    return row ?? { memberId, game_id: payload.game_id, created_at: new Date(createdAt).toISOString() }
  },
})

export type Favourites = Overlaid<FavouriteRow>

/** For a live query: the member's hearts and waiting writes of one moment, oldest first. */
export function readFavourites(db: ReadOnlyDatabase, memberId: string): PromiseLike<Favourites> {
  return readOverlaid(db, memberId, favouriteOverlay, ['favourites'], () =>
    rowsOf(db.favourites, memberId, '[memberId+created_at]').toArray(),
  )
}
