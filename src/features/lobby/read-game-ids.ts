import { Dexie } from 'dexie'
import type { GameRow } from '../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { GameSort, ListSearch } from './search/list-search.ts'

type Games = ReadOnlyDatabase['games']

/** Ids of the games of a list in its order. By popularity no row is read: the index knows the order, whatever the size. */
export async function readGameIds(
  db: ReadOnlyDatabase,
  language: string,
  search: ListSearch,
): Promise<string[]> {
  const { sort = 'popular' } = search
  return db.snapshot(['games'], async () => {
    if (sort === 'popular') return popularIds(db.games, language, search)
    const rows = await rangeOf(db.games, language, search).toArray()
    return narrowed(rows, search)
      .sort(orders[sort])
      .map(row => row.id)
  })
}

const orders: Record<Exclude<GameSort, 'popular'>, (left: GameRow, right: GameRow) => number> = {
  new: (left, right) =>
    right.released_at.localeCompare(left.released_at) || left.popularity - right.popularity,
  rtp: (left, right) => right.rtp - left.rtp || left.popularity - right.popularity,
  name: (left, right) => left.name.localeCompare(right.name),
}

/** The narrower of the indexes that a search can use; a provider has fewer games than a type. */
function rangeOf(games: Games, language: string, { type, provider }: ListSearch) {
  if (provider !== undefined) return between(games, 'api_code', language, provider)
  if (type !== undefined) return between(games, 'game_type', language, type)
  return rowsOf(games, language, '[language+popularity]')
}

function between(games: Games, field: 'api_code' | 'game_type', language: string, value: string) {
  return games
    .where(`[language+${field}+popularity]`)
    .between([language, value, Dexie.minKey], [language, value, Dexie.maxKey])
}

async function popularIds(games: Games, language: string, search: ListSearch): Promise<string[]> {
  const ids = (await rangeOf(games, language, search).primaryKeys()).map(([, id]) => id)
  if (search.type === undefined || search.provider === undefined) return ids
  const ofType = new Set(await popularIds(games, language, { type: search.type }))
  return ids.filter(id => ofType.has(id))
}

function narrowed(rows: GameRow[], { type, provider }: ListSearch): GameRow[] {
  return type !== undefined && provider !== undefined ? rows.filter(row => row.game_type === type) : rows
}
