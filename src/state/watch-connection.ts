import { connection, recordOutcome, whenInDoubt } from './connection.ts'
import { ForeignAnswer } from './foreign-answer.ts'

type Surroundings = {
  page: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
    document: Pick<Document, 'addEventListener'>
  }
  isVisible: () => boolean
  isBrowserOnline: () => boolean
  /** A small request whose outcome is noted, such as one of `noted`. */
  probe: () => Promise<unknown>
  now: () => number
}

/** While nothing else is asked for, this often is looked whether the connection is back, or quick again. */
const probeMs = 15_000
/** A network that has just come up often fails its first request. */
const afterReturnMs = [2_000, 5_000]

/** The same request, its outcome noted: what the first one of a start tells is what the start shows. */
export function noted(request: () => Promise<unknown>, now: () => number): () => Promise<unknown> {
  return async () => {
    const startedAt = now()
    try {
      const answer = await request()
      recordOutcome({ kind: 'answered', tookMs: now() - startedAt }, now())
      return answer
    } catch (error) {
      recordOutcome({ kind: error instanceof ForeignAnswer ? 'foreign' : 'unanswered' }, now())
      throw error
    }
  }
}

/** Hears the browser's word that it is offline, and finds out automatically, until stopped, when the connection is back. */
export function watchConnection({ page, isVisible, isBrowserOnline, probe, now }: Surroundings): () => void {
  let timer = 0
  let isLooking = false
  let soon: number[] = []

  const isUncertain = () => connection.quality !== 'online' && !connection.simulatedOffline
  const plan = () => {
    page.clearTimeout(timer)
    timer = page.setTimeout(() => (isUncertain() && isVisible() ? look() : plan()), soon.shift() ?? probeMs)
  }
  const look = () => {
    if (isLooking) return
    isLooking = true
    // The outcome is noted on the way; there is nothing more to do about a failure.
    probe()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
        plan()
      })
  }
  if (!isBrowserOnline()) recordOutcome({ kind: 'disconnected' }, now())
  page.addEventListener('offline', () => recordOutcome({ kind: 'disconnected' }, now()))
  page.addEventListener('online', () => {
    soon = [...afterReturnMs]
    look()
  })
  page.document.addEventListener('visibilitychange', () => {
    if (isVisible() && isUncertain()) look()
  })
  const stopHearing = whenInDoubt(look)
  plan()
  return () => {
    stopHearing()
    page.clearTimeout(timer)
  }
}
