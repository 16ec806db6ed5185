import type { AppContext } from '../../../app/app-context.ts'
import type { FavouriteState } from './favourite-state.ts'

/** Its chunk holds the calls' schemas; a screen with hearts loads it when it is idle, so that a tap works offline. */
export const loadFavouriteWrite = () => import('./favourite-write.ts')

/**
 * Sets a heart as the member wishes: into the queue, from which it is shown at once. A refused wish of the same game is
 * sent again when it is wished again, and forgotten when it is not. False: it could not be kept, say so.
 */
export async function intentFavourite(
  { sync }: Pick<AppContext, 'sync'>,
  gameId: string,
  wanted: boolean,
  favourite: FavouriteState,
): Promise<boolean> {
  if (favourite.refused?.wanted === wanted) return sync.tryAgain(favourite.refused.seq)
  if (favourite.refused) await sync.discard(favourite.refused.seq)
  const loaded = await loadFavouriteWrite().catch(() => undefined)
  if (!loaded) return false
  const outcome = await sync.enqueue(loaded.favouriteWrite, { game_id: gameId, wanted })
  return outcome.kind === 'stored' || outcome.kind === 'merged'
}
