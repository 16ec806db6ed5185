import { liveQuery } from 'dexie'
import { preload } from 'react-dom'
import type { GameRow } from '../../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { artPath } from '../game-links.ts'

/** A first visit shows the skeleton of index.html so long, rather than one of its own that it would throw away. */
const firstRowsMs = 700
/** Tiles that a phone shows at once. */
const firstPictures = 6

/**
 * For a device that has nothing yet: until the first rows of the first answers, which the page itself asked for, are there, or the
 * end of a moment's patience. A large catalogue is whole much later.
 */
export async function untilFirstRows(
  pulls: readonly Promise<unknown>[],
  areThere: () => Promise<boolean>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, firstRowsMs)
  const watched = liveQuery(areThere).subscribe({ next: are => are && resolve(), error: () => resolve() })
  void Promise.all(pulls).then(() => resolve())
  await promise
  watched.unsubscribe()
  clearTimeout(timer)
}

/** Whether anything of the catalogue is on the device. */
export async function hasGames(db: ReadOnlyDatabase, language: string): Promise<boolean> {
  return (await rowsOf(db.games, language).first()) !== undefined
}

/** On their way while the page is rendered. */
export function bringPictures(games: readonly GameRow[]): void {
  for (const { art } of games.slice(0, firstPictures))
    preload(artPath(art), { as: 'image', fetchPriority: 'high' })
}
