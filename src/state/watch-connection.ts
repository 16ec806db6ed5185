import { connection, noteBrowserOffline, noteOutcome } from './connection.ts'

type Surroundings = {
  page: Pick<Window, 'addEventListener' | 'setInterval'>
  isVisible: () => boolean
  isBrowserOnline: () => boolean
  /** A small request whose outcome is noted, such as one of `noted`. */
  probe: () => Promise<unknown>
  now: () => number
}

/** While nothing else is asked for, this often is looked whether the connection is back. */
const probeMs = 15_000

/** The same request, its outcome noted: what the first one of a start tells is what the start shows. */
export function noted(request: () => Promise<unknown>, now: () => number): () => Promise<unknown> {
  return async () => {
    const startedAt = now()
    try {
      const answer = await request()
      noteOutcome({ answered: true, tookMs: now() - startedAt }, now())
      return answer
    } catch (error) {
      noteOutcome({ answered: false, tookMs: now() - startedAt }, now())
      throw error
    }
  }
}

/** Hears the browser's word that it is offline, and finds out by itself when the connection is back. */
export function watchConnection({ page, isVisible, isBrowserOnline, probe, now }: Surroundings) {
  // The outcome is noted on the way; there is nothing more to do about a failure.
  const look = () => void probe().catch(() => undefined)
  if (!isBrowserOnline()) noteBrowserOffline(now())
  page.addEventListener('offline', () => noteBrowserOffline(now()))
  page.addEventListener('online', look)
  page.setInterval(() => {
    if (connection.quality === 'offline' && !connection.simulatedOffline && isVisible()) look()
  }, probeMs)
}
