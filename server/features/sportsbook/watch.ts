import type { Deps } from '../../deps.ts'
import { watchBook } from './book-store.ts'

/** How long a league plays on after somebody asked for it. */
const watchedMs = 120_000
/** A league that is watched anyway is not written for each who asks. */
const watchAgainMs = 20_000

/** Says that somebody looks at a book, to the database at most every so often. */
export function createWatch({ db, clock }: Pick<Deps, 'db' | 'clock'>): (gameId: string) => Promise<void> {
  const said = new Map<string, number>()
  return async gameId => {
    const now = clock.now().getTime()
    if (now - (said.get(gameId) ?? 0) < watchAgainMs) return
    await watchBook(db, gameId, new Date(now + watchedMs))
    said.set(gameId, now)
  }
}
