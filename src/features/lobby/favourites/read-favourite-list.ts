import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { readGames } from '../read-lobby.ts'
import { readFavourites } from './favourite-overlay.ts'

export type FavouriteList = {
  memberId: string
  /** Ids of the games, the newest heart first. */
  ids: string[]
  /** Every game of the list is on the device; until the catalogue is, some may be on their way. */
  isWhole: boolean
  /** When the server last answered with the favourites; where it never did, nothing can be concluded from an empty list. */
  at: number | undefined
}

/**
 * A member's hearts as a list of games, all of one moment. A heart whose game left the catalogue is passed over, as in the lobby, and
 * kept: the game may come back. Until the catalogue is whole on the device nobody knows which have left: they keep their places.
 */
export function readFavouriteList(
  db: ReadOnlyDatabase,
  memberId: string,
  language: string,
): PromiseLike<FavouriteList> {
  return db.snapshot(['favourites', 'queuedWrites', 'games', 'syncState'], async () => {
    const { items } = await readFavourites(db, memberId)
    const favourites = items.map(({ row }) => row.game_id).reverse()
    const games = await readGames(db, language, favourites)
    const catalogue = await db.syncState.get(['', 'games', language, ''])
    const isWhole = catalogue?.version != null || games.length === favourites.length
    const ids = isWhole ? games.map(game => game.id) : favourites
    return { memberId, ids, isWhole, at: await readAge(db, { memberId, resource: 'favourites' }) }
  })
}
