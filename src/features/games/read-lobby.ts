import { Dexie } from 'dexie'
import type { GameType } from '../../../contract/games.ts'
import type { GameRow, ProviderRow, WebDataRow } from '../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { gameTypeLooks } from './game-types.ts'

/** Tiles of one row: more than a phone shows at once, few enough that ten thousand games change nothing. */
const rowLength = 12
const mostProviders = 24

export type Shelf = { type: GameType; games: GameRow[] }

export type Lobby = {
  web: WebDataRow | undefined
  popular: GameRow[]
  /** The house's choice; empty when nobody chose, since the list is then the popular one again. */
  chosen: GameRow[]
  /** Types that have games, in the lobby's order. */
  shelves: Shelf[]
  providers: ProviderRow[]
}

/** The home page from local rows only, of one moment. Every read is bounded by an index. */
export function readLobby(db: ReadOnlyDatabase, language: string): PromiseLike<Lobby> {
  return db.snapshot(['games', 'providers', 'namedLists', 'webData'], async () => {
    const [web, popular, chosen, shelves, providers] = await Promise.all([
      db.webData.get(language),
      db.namedLists.get(['popular', '']),
      db.namedLists.get(['promotion', '']),
      Promise.all(gameTypeLooks.map(({ type }) => readShelf(db, language, type))),
      rowsOf(db.providers, language, '[language+position]').limit(mostProviders).toArray(),
    ])
    const isChosen = chosen !== undefined && chosen.game_ids.join() !== popular?.game_ids.join()
    return {
      web,
      popular: await readPopular(db, language),
      chosen: isChosen ? await readGames(db, language, chosen.game_ids.slice(0, rowLength)) : [],
      shelves: shelves.filter(shelf => shelf.games.length > 0),
      providers,
    }
  })
}

/** The games of these ids, in their order; those that the catalogue no longer has are left out. */
export async function readGames(
  db: Pick<ReadOnlyDatabase, 'games'>,
  language: string,
  ids: readonly string[],
): Promise<GameRow[]> {
  const rows = await db.games.bulkGet(ids.map(id => [language, id]))
  return rows.filter(row => row !== undefined)
}

/** The house's popular games, else what the catalogue calls popular. */
export async function readPopular(db: ReadOnlyDatabase, language: string): Promise<GameRow[]> {
  const ids = (await db.namedLists.get(['popular', '']))?.game_ids ?? []
  const listed = await readGames(db, language, ids.slice(0, rowLength))
  if (listed.length > 0) return listed
  return rowsOf(db.games, language, '[language+popularity]').limit(rowLength).toArray()
}

/** The most popular games of a type. */
export async function readShelf(db: ReadOnlyDatabase, language: string, type: GameType): Promise<Shelf> {
  return { type, games: await ofType(db, language, type).limit(rowLength).toArray() }
}

/** Types that have a game at all. */
export async function readFilledTypes(db: ReadOnlyDatabase, language: string): Promise<Set<GameType>> {
  const firsts = await Promise.all(gameTypeLooks.map(({ type }) => ofType(db, language, type).first()))
  return new Set(firsts.flatMap(game => game?.game_type ?? []))
}

function ofType(db: ReadOnlyDatabase, language: string, type: GameType) {
  return db.games
    .where('[language+game_type+popularity]')
    .between([language, type, Dexie.minKey], [language, type, Dexie.maxKey])
}
