import { connection, noteBrowserOffline, noteOutcome } from './connection.ts'

type Surroundings = {
  page: Pick<Window, 'addEventListener' | 'setInterval'>
  isVisible: () => boolean
  /** A small request; rejects when nothing answered. */
  probe: () => Promise<unknown>
  now: () => number
}

/** While nothing else is asked for, this often is looked whether the connection is back. */
const probeMs = 15_000

/** Hears the browser's word that it is offline, and finds out by itself when the connection is back. */
export function watchConnection({ page, isVisible, probe, now }: Surroundings) {
  const look = async () => {
    const startedAt = now()
    const answered = await probe().then(
      () => true,
      () => false,
    )
    noteOutcome({ answered, tookMs: now() - startedAt }, now())
  }
  page.addEventListener('offline', () => noteBrowserOffline(now()))
  page.addEventListener('online', () => void look())
  page.setInterval(() => {
    if (connection.quality === 'offline' && !connection.simulatedOffline && isVisible()) void look()
  }, probeMs)
}
