import type { GameRow } from '../../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

export type CatalogueIndex = SearchIndex<GameRow>

/** Games put into the index between two breaths: some milliseconds on a slow phone. */
const portion = 500

type Kept = { key: string; index: Promise<CatalogueIndex> }

/** One index a database, kept while the tab lives: going back to the search finds it ready. */
const kept = new WeakMap<ReadOnlyDatabase, Kept>()

/** The index over the local catalogue as of `version`; built when it is first asked for, without holding up the page. */
export function openCatalogueSearch(
  db: ReadOnlyDatabase,
  language: string,
  version: string,
): Promise<CatalogueIndex> {
  const key = `${language} ${version}`
  const known = kept.get(db)
  if (known?.key === key) return known.index
  const index = build(db, language)
  kept.set(db, { key, index })
  return index
}

async function build(db: ReadOnlyDatabase, language: string): Promise<CatalogueIndex> {
  const index = createSearchIndex<GameRow>()
  const games = await rowsOf(db.games, language, '[language+popularity]').toArray()
  for (let from = 0; from < games.length; from += portion) {
    index.add(games.slice(from, from + portion))
    await new Promise(resolve => setTimeout(resolve))
  }
  return index
}

/** What the local catalogue is a copy of; another answer means that the index is to be built again. */
export async function readCatalogueVersion(db: ReadOnlyDatabase, language: string): Promise<string> {
  const state = await db.syncState.get(['', 'games', language, ''])
  return state?.walk ? `until ${state.walk.cursor}` : (state?.version ?? '')
}
