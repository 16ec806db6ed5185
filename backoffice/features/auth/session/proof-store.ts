import { createStore, type Store } from '../../../parts/forms/create-store.ts'
import type { SessionStore } from './session-store.ts'

/** Whether the operator is being asked to prove anew who they are. */
export type Proof = 'idle' | 'asking'

export interface ProofStore extends Pick<Store<Proof>, 'read' | 'subscribe'> {
  /** Resolves `true` once the operator has proved it, `false` once they gave up; several askers share one question. */
  readonly ask: () => Promise<boolean>
  readonly settle: (proved: boolean) => void
}

/** `idle ──ask──▶ asking ──settle, or the session's end──▶ idle` */
export function createProofStore(session: Pick<SessionStore, 'read' | 'subscribe'>): ProofStore {
  const store = createStore<Proof>('idle')
  let open: PromiseWithResolvers<boolean> | undefined
  const settle = (proved: boolean) => {
    const asked = open
    open = undefined
    store.write('idle')
    asked?.resolve(proved)
  }
  session.subscribe(() => {
    if (open && session.read().status !== 'signed-in') settle(false)
  })
  return {
    read: store.read,
    subscribe: store.subscribe,
    settle,
    ask: () => {
      if (open) return open.promise
      open = Promise.withResolvers()
      store.write('asking')
      return open.promise
    },
  }
}
