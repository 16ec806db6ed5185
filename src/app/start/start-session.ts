import { refusal } from '../../../contract/envelope.ts'
import type { CallOutcome } from '../../api/api-client.ts'
import { type DeviceFlags, mayHaveCookie } from '../../features/auth/session/device-flags.ts'
import type { SessionKeeper } from '../../features/auth/session/session-keeper.ts'
import type { TokenStore } from '../../features/auth/session/token-store.ts'
import { session } from '../../state/member/session.ts'
import type { SyncEngine } from '../../sync/engine.ts'
import { askKeeper } from './ask-keeper.ts'

type Parts = {
  sync: Pick<SyncEngine, 'start'>
  tokens: TokenStore
  flags: DeviceFlags
  keeper: () => Promise<SessionKeeper>
}

/**
 * Tells the engine whose tab this is, and lets the server have its say. `readSession` has answered already; the engine, which
 * also empties whom nobody remembers, answers the same unless another tab came between.
 */
export async function startSession({ sync, tokens, flags, keeper }: Parts) {
  const held = tokens.read()
  const started = await sync.start(held)
  if (started.kind === 'guest' && session.now.status === 'remembered') session.now = { status: 'guest' }
  if (flags.isRevocationDue()) return askKeeper(keeper, found => found.revokeLeftOver())
  if (!held && mayHaveCookie(flags)) askKeeper(keeper, found => found.refreshSession())
}

type StreamFetch = (input: string, init: RequestInit) => Promise<Response>

/** The event stream is no call of the client's, yet its 401 is often the first to tell that a session has ended. */
export function onStreamRefusals(
  request: StreamFetch,
  tokens: TokenStore,
  keeper: () => Promise<SessionKeeper>,
): StreamFetch {
  return async (input, init) => {
    const token = tokens.read()?.token
    const response = await request(input, init)
    if (response.status === 401) {
      const shown = refusal.safeParse(
        await response
          .clone()
          .json()
          .catch(() => undefined),
      )
      const isForced = shown.success && shown.data.force_offline === true
      // A 401 that our server did not write (a gateway's) says nothing about the session.
      if (shown.success) askKeeper(keeper, found => found.recordUnauthenticated(token, isForced))
    }
    return response
  }
}

/** The one call whose 401 speaks of the cookie, not of the bearer that happens to be there. */
const refreshPath = '/api/auth/refresh'

/** A 401 ends the session it was sent with, or asks for a new bearer where the member is remembered. */
export function recordSessionOutcome(outcome: CallOutcome, keeper: () => Promise<SessionKeeper>) {
  if (outcome.kind !== 'unauthenticated' || outcome.path === refreshPath) return
  askKeeper(keeper, found => found.recordUnauthenticated(outcome.token, outcome.forceOffline))
}
