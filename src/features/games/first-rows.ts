import { preload } from 'react-dom'
import type { GameRow } from '../../db/public-rows.ts'
import { artPath } from './game-links.ts'

/** A first visit shows the skeleton of index.html so long, rather than one of its own that it would throw away. */
const firstRowsMs = 700
/** Tiles that a phone shows at once. */
const firstPictures = 6

/** For a device that has nothing yet: the first answers, which the page itself asked for, or the end of a moment's patience. */
export async function untilFirstRows(pulls: readonly Promise<unknown>[]): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, firstRowsMs)
  await Promise.race([Promise.all(pulls), patience])
  clearTimeout(timer)
}

/** On their way while the page is rendered. */
export function bringPictures(games: readonly GameRow[]): void {
  for (const { art } of games.slice(0, firstPictures))
    preload(artPath(art), { as: 'image', fetchPriority: 'high' })
}
