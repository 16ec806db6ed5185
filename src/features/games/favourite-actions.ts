import type { AppContext } from '../../app-context.ts'
import { readMemberId, session } from '../../state/session.ts'
import type { Heart } from './hearts.ts'

type Parts = Pick<AppContext, 'api' | 'sync' | 'newKey'>

/** Its chunk holds the calls' schemas; a screen with hearts loads it when it is idle, so that a tap works offline. */
export const loadFavouriteWrite = () => import('./favourite-write.ts')

/**
 * Sets a heart as the member wishes: into the queue, from which it is shown at once. A refused wish of the same game is
 * sent again when it is wished again, and forgotten when it is not. False: it could not be kept, say so.
 */
export async function wishFavourite(
  parts: Parts,
  gameId: string,
  wanted: boolean,
  heart: Heart,
): Promise<boolean> {
  const { sync } = parts
  if (heart.refused?.wanted === wanted) return sync.tryAgain(heart.refused.seq)
  if (heart.refused) await sync.discard(heart.refused.seq)
  const loaded = await loadFavouriteWrite().catch(() => undefined)
  if (!loaded) return false
  const outcome = await sync.enqueue(loaded.favouriteWrite, { game_id: gameId, wanted })
  if (outcome.kind === 'stored' || outcome.kind === 'merged') return true
  if (outcome.kind === 'not-stored' && outcome.reason === 'no-database') {
    return sendNow(parts, gameId, wanted)
  }
  return false
}

/** A browser that keeps nothing has no queue: there a heart is an ordinary call. */
async function sendNow({ api, sync, newKey }: Parts, gameId: string, wanted: boolean): Promise<boolean> {
  const member = readMemberId(session.now)
  if (member === undefined) return false
  const { deleteFavourite, setFavourite } = await import('../../../contract/games.ts')
  const input = { body: { game_id: gameId }, key: newKey(), member }
  const result = wanted ? await api.send(setFavourite, input) : await api.send(deleteFavourite, input)
  if (result.kind !== 'answer') return false
  await sync.pull('favourites', { force: true })
  return true
}
