import type { AppContext } from '../app-context.ts'
import { favouriteWrite } from '../features/games/favourite-write.ts'

/**
 * Puts a heart for a game that does not exist into the queue: the house refuses it, and it is parked as every refused change is.
 * False: it could not be kept.
 */
export async function parkWrite({ sync, newKey }: Pick<AppContext, 'sync' | 'newKey'>): Promise<boolean> {
  const payload = { game_id: `no-such-game-${newKey().slice(0, 8)}`, wanted: true }
  const outcome = await sync.enqueue(favouriteWrite, payload)
  return outcome.kind === 'stored' || outcome.kind === 'merged'
}
