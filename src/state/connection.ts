import { proxy, subscribe } from 'valtio'
import {
  type ConnectionQuality,
  firstJudgement,
  judgeConnection,
  type RequestOutcome,
} from './judge-connection.ts'

export type Connection = {
  quality: ConnectionQuality
  /** Offline because something between here and the house answers for it. */
  isCaptive: boolean
  /** When it became what it is; 0: so from the start. */
  since: number
  simulatedOffline: boolean
}

/** What the last requests told: `navigator.onLine === true` proves nothing, the outcome of requests is the truth (sync.md). */
export const connection = proxy<Connection>({
  quality: 'online',
  isCaptive: false,
  since: 0,
  simulatedOffline: false,
})

const judged = proxy({ now: firstJudgement })

export function noteOutcome(outcome: RequestOutcome, now: number) {
  if (!connection.simulatedOffline) become(judgeConnection(judged.now, outcome), now)
}

/** The switch of `/test`: every call is refused as if there were no network. */
export function simulateOffline(on: boolean, now: number) {
  connection.simulatedOffline = on
  become(on ? { ...firstJudgement, quality: 'offline' } : firstJudgement, now)
}

function become(judgement: typeof firstJudgement, now: number) {
  judged.now = judgement
  const { quality, isCaptive } = judgement
  if (connection.quality === quality && connection.isCaptive === isCaptive) return
  // A line that is away stays away since then, whoever speaks for it.
  if (connection.quality !== quality) connection.since = now
  connection.quality = quality
  connection.isCaptive = isCaptive
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

/** Calls `run` when a request was lost on a line that worked: only another one can tell what it means. */
export function whenInDoubt(run: () => void): () => void {
  return subscribe(judged, () => {
    if (judged.now.isInDoubt) run()
  })
}
