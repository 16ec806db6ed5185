import type { SessionKeeper, SessionParts } from '../features/session/session-keeper.ts'

/** The keeper's chunk (the calls and schemas of sign-in) arrives when it is first needed; a failed load is tried again. */
export function openSessionKeeper(parts: SessionParts): () => Promise<SessionKeeper> {
  let loading: Promise<SessionKeeper> | undefined
  return () => {
    loading ??= import('../features/session/session-keeper.ts').then(
      module => module.createSessionKeeper(parts),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
}
