import type { AppContext } from '../../app/app-context.ts'
import type { SearchHistoryRow } from '../../db/personal-rows.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { preferences } from '../../state/device/preferences.ts'
import { knownSession } from '../../state/member/known-session.ts'
import { readMemberId } from '../../state/member/session.ts'
import { readAge } from '../../sync/queue/read-overlaid.ts'
import { type FavouriteList, readFavouriteList } from './favourites/read-favourite-list.ts'
import { bringPictures, hasGames, untilFirstRows } from './home/first-rows.ts'
import { readGameIds } from './read-game-ids.ts'
import { readGames, readPopular } from './read-lobby.ts'
import type { ListSearch } from './search/list-search.ts'
import { readSearches } from './search/read-searches.ts'

/** Tiles that a screen shows at once, and the rows just below it. */
const firstRows = 48

export type LoadedGames = {
  ids: string[]
  rows: GameRow[]
  age: number | undefined
  /** Of a member, where the list is theirs. */
  favourites: FavouriteList | undefined
}

/**
 * Asks for refreshes without waiting for them, and reads the list's order and its first rows from the device. Where that has no
 * catalogue yet, it waits a moment for the first answer, as the lobby does.
 */
export async function loadGames(
  { db, sync }: Pick<AppContext, 'db' | 'sync'>,
  search: ListSearch,
): Promise<LoadedGames> {
  const pull = sync.pull('games')
  void sync.pull('providers')
  const { language } = preferences
  const read = () => readList(db, language, search)
  const [stored, storedAge] = await Promise.all([read(), readAge(db, { resource: 'games', language })])
  const isThere = stored.ids.length > 0 || storedAge !== undefined
  if (!isThere) await untilFirstRows([pull], () => hasGames(db, language))
  const { ids, favourites } = isThere ? stored : await read()
  const rows = await readGames(db, language, ids.slice(0, firstRows))
  bringPictures(rows)
  const age = storedAge ?? (await readAge(db, { resource: 'games', language }))
  return { ids, rows, age, favourites }
}

async function readList(
  db: AppContext['db'],
  language: string,
  search: ListSearch,
): Promise<Pick<LoadedGames, 'ids' | 'favourites'>> {
  if (search.list !== 'favourites')
    return { ids: await readGameIds(db, language, search), favourites: undefined }
  const memberId = readMemberId(await knownSession())
  const favourites = memberId === undefined ? undefined : await readFavouriteList(db, memberId, language)
  return { ids: favourites?.ids ?? [], favourites }
}

export type LoadedSearch = { searches: SearchHistoryRow[]; popular: GameRow[]; age: number | undefined }

/** What stands below the empty field: with it the first paint of the search is whole. */
export async function loadSearch({ db, sync }: AppContext): Promise<LoadedSearch> {
  const pull = sync.pull('games')
  const { language } = preferences
  const stored = await readPopular(db, language)
  if (stored.length === 0) await untilFirstRows([pull], () => hasGames(db, language))
  const popular = stored.length > 0 ? stored : await readPopular(db, language)
  bringPictures(popular)
  const searches = await readSearches(db, readMemberId(await knownSession()) ?? '')
  return { searches, popular, age: await readAge(db, { resource: 'games', language }) }
}

/** For screens that read the catalogue in their own way: only its age, so that an offline notice moves nothing. */
export async function loadAge({ db, sync }: AppContext): Promise<number | undefined> {
  void sync.pull('games')
  return readAge(db, { resource: 'games', language: preferences.language })
}
