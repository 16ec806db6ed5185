import { proxy, subscribe } from 'valtio'
import {
  type ConnectionQuality,
  firstJudgement,
  judgeConnection,
  type RequestOutcome,
} from './judge-connection.ts'

export type Connection = {
  quality: ConnectionQuality
  /** Offline because something between here and the server answers for it. */
  isCaptive: boolean
  /** When it became what it is; 0: so from the start. */
  since: number
  /** The server has answered at least once since this tab opened. */
  isProven: boolean
  simulatedOffline: boolean
}

/** What the last requests showed: `navigator.onLine === true` proves nothing, the outcome of requests does (src/sync/README.md). */
export const connection = proxy<Connection>({
  quality: 'online',
  isCaptive: false,
  since: 0,
  isProven: false,
  simulatedOffline: false,
})

const judged = proxy({ now: firstJudgement })

/** When the browser last said that its network is gone. */
let goneAt: number | undefined

export function recordOutcome(outcome: RequestOutcome, now: number) {
  if (connection.simulatedOffline || isOfLineBefore(outcome, now)) return
  if (outcome.kind === 'disconnected') goneAt = now
  if (outcome.kind === 'answered') goneAt = undefined
  become(judgeConnection(judged.now, outcome), now)
}

/** An answer that was under way when the network went says nothing of the one there is now, and nobody might ask for long. */
function isOfLineBefore(outcome: RequestOutcome, now: number): boolean {
  if (goneAt === undefined || outcome.kind !== 'answered' || outcome.tookMs === undefined) return false
  // Gone in what is still to come: the clock was set back since, and every answer would seem to be one of before.
  return goneAt <= now && now - outcome.tookMs < goneAt
}

/** The switch of `/test`: every call is refused as if there were no network. */
export function simulateOffline(on: boolean, now: number) {
  connection.simulatedOffline = on
  goneAt = undefined
  become(on ? { ...firstJudgement, quality: 'offline' } : firstJudgement, now)
}

function become(judgement: typeof firstJudgement, now: number) {
  const { quality, isCaptive, isProven } = judgement
  connection.isProven = isProven
  // A lost line stays lost since the same moment, also when a portal answers in place of the server.
  if (connection.quality !== quality) connection.since = now
  connection.quality = quality
  connection.isCaptive = isCaptive
  // Last: its listeners read the new connection.
  judged.now = judgement
}

/** Calls `run` each time that `isSo` becomes false; the first parameter is the proxy whose changes are watched. */
function whenOver(shown: object, isSo: () => boolean, run: () => void): () => void {
  let was = isSo()
  return subscribe(
    shown,
    () => {
      const isOver = was && !isSo()
      was = isSo()
      if (isOver) run()
    },
    true,
  )
}

/** Calls `run` each time that requests are answered again after one was not. */
export const whenConnectionReturns = (run: () => void): (() => void) =>
  whenOver(connection, () => connection.quality === 'offline', run)

/** Calls `run` each time that a request is answered after one was lost, be it the only one: the line need not have been away. */
export const whenAnsweredAgain = (run: () => void): (() => void) =>
  whenOver(judged, () => judged.now.isInDoubt || judged.now.quality === 'offline', run)

/** Calls `run` when a request was lost on a line that worked: only another one can tell what it means. */
export function whenInDoubt(run: () => void): () => void {
  return subscribe(judged, () => {
    if (judged.now.isInDoubt) run()
  })
}
