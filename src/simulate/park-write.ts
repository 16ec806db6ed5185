import { liveQuery } from 'dexie'
import type { AppContext } from '../app/app-context.ts'
import { favouriteWrite } from '../features/lobby/favourites/favourite-write.ts'

/** `kept`: it waits, and the server has not answered within `patienceMs` (milliseconds). */
type Fate = 'parked' | 'kept' | 'not-kept'

/** Queues a favourite for a game that does not exist: the server refuses it, and it is parked as every refused change is. */
export async function parkWrite(
  { db, sync, newKey }: Pick<AppContext, 'db' | 'sync' | 'newKey'>,
  patienceMs: number,
): Promise<Fate> {
  const payload = { game_id: `no-such-game-${newKey().slice(0, 8)}`, wanted: true }
  const outcome = await sync.enqueue(favouriteWrite, payload)
  if (outcome.kind !== 'stored' && outcome.kind !== 'merged') return 'not-kept'
  const { promise, resolve } = Promise.withResolvers<Fate>()
  const timer = setTimeout(() => resolve('kept'), patienceMs)
  const watched = liveQuery(() => db.queuedWrites.where('seq').equals(outcome.seq).first()).subscribe({
    next: row => row?.state === 'parked' && resolve('parked'),
    error: () => resolve('kept'),
  })
  const fate = await promise
  watched.unsubscribe()
  clearTimeout(timer)
  return fate
}
