import { Dexie } from 'dexie'
import type { GameType } from '../../../contract/lobby/games.ts'
import type { GameRow, ProviderRow, WebDataRow } from '../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { readAge } from '../../sync/queue/read-overlaid.ts'
import { gameTypeLooks } from './game-types.ts'

/** Tiles of one row: more than a phone shows at once, few enough that ten thousand games change nothing. */
const rowLength = 12
const mostProviders = 24

export type Shelf = { type: GameType; games: GameRow[] }

/** What the first screen shows. */
export type Front = {
  web: WebDataRow | undefined
  popular: GameRow[]
  /** When the server last confirmed the catalogue. */
  age: number | undefined
}

/** What lies below it. */
export type Shelves = {
  /** The operator's choice; empty when nobody chose, since the list is then the popular one again. */
  chosen: GameRow[]
  /** Types that have games, in the lobby's order. */
  byType: Shelf[]
  providers: ProviderRow[]
}

/** The first screen of the home from local rows only, of one moment: a handful of reads, whatever the catalogue's size. */
export function readFront(db: ReadOnlyDatabase, language: string): PromiseLike<Front> {
  return db.snapshot(['games', 'namedLists', 'webData', 'syncState'], async () => {
    const [web, popular, age] = await Promise.all([
      db.webData.get(language),
      readPopular(db, language),
      readAge(db, { resource: 'games', language }),
    ])
    return { web, popular, age }
  })
}

/** The rest of the home. Every read is bounded by an index. */
export function readShelves(db: ReadOnlyDatabase, language: string): PromiseLike<Shelves> {
  return db.snapshot(['games', 'providers', 'namedLists'], async () => {
    const [popular, chosen, byType, providers] = await Promise.all([
      db.namedLists.get(['popular', '']),
      db.namedLists.get(['promotion', '']),
      Promise.all(gameTypeLooks.map(({ type }) => readShelf(db, language, type))),
      rowsOf(db.providers, language, '[language+position]').limit(mostProviders).toArray(),
    ])
    const isChosen = chosen !== undefined && chosen.game_ids.join() !== popular?.game_ids.join()
    return {
      chosen: isChosen ? await readGames(db, language, chosen.game_ids.slice(0, rowLength)) : [],
      byType: byType.filter(shelf => shelf.games.length > 0),
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

/** The server's popular games, else what the catalogue calls popular. */
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
