import type { CallOutcome } from '../api/api-client.ts'
import type { DeviceFlags } from '../features/session/device-flags.ts'
import type { SessionKeeper } from '../features/session/session-keeper.ts'
import type { TokenStore } from '../features/session/token-store.ts'
import { session } from '../state/session.ts'
import type { SyncEngine } from '../sync/engine.ts'

type Parts = {
  sync: SyncEngine
  tokens: TokenStore
  flags: DeviceFlags
  keeper: () => Promise<SessionKeeper>
}

/**
 * Who this tab belongs to, from the device alone: a token of this tab, or the rows of a remembered member (read-only), or
 * nobody. What the server has to say about it comes later and changes `session` then.
 */
export async function startSession({ sync, tokens, flags, keeper }: Parts) {
  const held = tokens.read()
  const started = await sync.start(held)
  session.now =
    held !== undefined
      ? { status: 'member', memberId: held.memberId }
      : started.kind === 'remembered'
        ? { status: 'remembered', memberId: started.memberId }
        : { status: 'guest' }
  if (flags.isRevocationDue()) return void keeper().then(found => found.revokeLeftOver())
  if (!held && flags.isRemembered()) void keeper().then(found => found.refreshSession())
}

/** The one call whose 401 speaks of the cookie, not of the bearer that happens to be there. */
const refreshPath = '/api/auth/refresh'

/** A 401 ends the session it was sent with, or asks for a new bearer where the member is remembered. */
export function noteSessionOutcome(outcome: CallOutcome, keeper: () => Promise<SessionKeeper>) {
  if (outcome.kind !== 'unauthenticated' || outcome.path === refreshPath) return
  void keeper().then(found => found.noteUnauthenticated(outcome.token, outcome.forceOffline))
}
