import { subscribe } from 'valtio'
import { type SessionState, session } from './session.ts'

/** Who this tab belongs to is read from the device while the first route loads. */
export function knownSession(): Promise<SessionState> {
  const { promise, resolve } = Promise.withResolvers<SessionState>()
  const stop = subscribe(session, notify)
  function notify() {
    if (session.now.status === 'starting') return
    stop()
    resolve(session.now)
  }
  notify()
  return promise
}
