import type { ApiClient } from '../../api/api-client.ts'
import type { SessionKeeper, SessionParts } from '../../features/auth/session/session-keeper.ts'

type Parts = Omit<SessionParts, 'calls'> & { api: ApiClient; local: Storage }

async function load({ api, local, ...parts }: Parts): Promise<SessionKeeper> {
  const [{ createSessionKeeper }, { createSessionCalls }] = await Promise.all([
    import('../../features/auth/session/session-keeper.ts'),
    import('../../features/auth/session/session-calls.ts'),
  ])
  return createSessionKeeper({ ...parts, calls: createSessionCalls(api, local) })
}

/** The keeper's chunk (the calls and schemas of sign-in) arrives when it is first needed; a failed load is tried again. */
export function openSessionKeeper(parts: Parts): () => Promise<SessionKeeper> {
  let loading: Promise<SessionKeeper> | undefined
  return () => {
    loading ??= load(parts).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
