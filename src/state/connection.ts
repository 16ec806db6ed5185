import { proxy, subscribe } from 'valtio'

/** What the last requests told: `navigator.onLine === true` proves nothing, the outcome of requests is the truth (sync.md). */
export type ConnectionQuality = 'online' | 'slow' | 'offline'

export const connection = proxy<{ quality: ConnectionQuality; since: number; simulatedOffline: boolean }>({
  quality: 'online',
  since: 0,
  simulatedOffline: false,
})

/** `answered`: any HTTP answer came, even a refusal. `tookMs`: from sending to its first byte. */
export type RequestOutcome = { answered: boolean; tookMs: number }

/** Above this people notice that they wait. */
const slowMs = 2500

export function noteOutcome(outcome: RequestOutcome, now: number) {
  if (connection.simulatedOffline) return become('offline', now)
  if (!outcome.answered) return become('offline', now)
  become(outcome.tookMs > slowMs ? 'slow' : 'online', now)
}

/** The browser lost its network: no request has to fail first. Its return is only a reason to try again. */
export function noteBrowserOffline(now: number) {
  become('offline', now)
}

/** The switch of `/test`: every call is refused as if there were no network. */
export function simulateOffline(on: boolean, now: number) {
  connection.simulatedOffline = on
  become(on ? 'offline' : 'online', now)
}

function become(quality: ConnectionQuality, now: number) {
  if (connection.quality === quality) return
  connection.quality = quality
  connection.since = now
}

/** Calls `run` each time that requests are answered again after one was not. */
export function whenConnectionReturns(run: () => void): () => void {
  let was = connection.quality
  return subscribe(
    connection,
    () => {
      const isBack = was === 'offline' && connection.quality !== 'offline'
      was = connection.quality
      if (isBack) run()
    },
    true,
  )
}
