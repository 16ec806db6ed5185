import { refresh, renew, signOut } from '../../../../contract/auth/auth.ts'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import type { CallResult } from '../../../api/call-result.ts'
import { createRefreshTries } from './refresh-tries.ts'

/** What sign-in, registration, demo, renewal and refresh all answer. */
export type SessionReply = ReplyOf<typeof refresh>

/** The part of it that a session lives by. */
export type GrantedSession = Pick<SessionReply, 'access_token' | 'expires_in'> & { data: { id: string } }

export type SessionCalls = {
  /** With the remembered cookie; another member's cookie is refused when `expected` is named. */
  refresh: (expected: string | undefined) => Promise<CallResult<GrantedSession>>
  renew: () => Promise<CallResult<GrantedSession>>
  signOut: () => Promise<CallResult<unknown>>
}

/** A sign-out does not wait longer for the server: the device's rows go at once. */
const signOutWaitMs = 3000

export function createSessionCalls(
  api: ApiClient,
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SessionCalls {
  const tries = createRefreshTries(local, () => crypto.randomUUID())
  return {
    refresh: async expected => {
      const body = { ...(expected !== undefined && { expected }), attempt: tries.current() }
      const result = await api.call(refresh, { body })
      if (result.kind === 'answer') tries.end()
      return result
    },
    renew: () => api.call(renew, {}),
    signOut: () => api.call(signOut, { timeoutMs: signOutWaitMs }),
  }
}
