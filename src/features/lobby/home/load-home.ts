import type { AppContext } from '../../../app/app-context.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { preferences } from '../../../state/device/preferences.ts'
import { knownSession } from '../../../state/member/known-session.ts'
import { readMemberId } from '../../../state/member/session.ts'
import { type Favourites, readFavourites } from '../favourites/favourite-overlay.ts'
import { type Front, readFront } from '../read-lobby.ts'
import { bringPictures, hasGames, untilFirstRows } from './first-rows.ts'
import { type PlayedGame, readFavouriteGames, readPlayed } from './read-own-shelves.ts'

/** What the first screen needs; the shelves below it ask for theirs. */
const frontResources = ['games', 'web-data', 'popular-games'] as const

export type Home = {
  front: Front
  played: PlayedGame[]
  favourites: Favourites
  favouriteGames: GameRow[]
}

/**
 * Asks for refreshes without waiting for them, and reads what the device has: the first paint is the lobby itself. Where
 * the device has nothing yet, it waits a moment for the first answers, which are on their way already.
 */
export async function loadHome({ db, sync }: AppContext): Promise<Home> {
  const pulls = frontResources.map(id => sync.pull(id))
  const { language } = preferences
  const [stored, own] = await Promise.all([readFront(db, language), readOwn(db, language)])
  const isThere = stored.popular.length > 0
  // Popular games come in their own order, and banners above them: all three, or the page would move.
  const areThere = async () =>
    db.snapshot(['games', 'namedLists', 'webData'], async () => {
      const [list, web] = [await db.namedLists.get(['popular', '']), await db.webData.get(language)]
      return list !== undefined && web !== undefined && hasGames(db, language)
    })
  if (!isThere) await untilFirstRows(pulls, areThere)
  const front = isThere ? stored : await readFront(db, language)
  bringPictures(front.popular)
  return { front, ...own }
}

async function readOwn(db: AppContext['db'], language: string): Promise<Omit<Home, 'front'>> {
  const memberId = readMemberId(await knownSession())
  const played = await readPlayed(db, memberId ?? '', language)
  if (memberId === undefined)
    return { played, favourites: { items: [], parked: [], leaving: [] }, favouriteGames: [] }
  const favourites = await readFavourites(db, memberId)
  const ids = favourites.items.map(({ row }) => row.game_id).reverse()
  return { played, favourites, favouriteGames: await readFavouriteGames(db, language, ids) }
}
