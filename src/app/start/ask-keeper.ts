import type { SessionKeeper } from '../../features/auth/session/session-keeper.ts'
import { stopReturning } from '../../state/member/session.ts'

/**
 * What the session would do automatically, nobody waiting for it. Without a network on a device that does not have the keeper's chunk
 * nothing is done: the next look, or the next answer, asks for it again, and whoever might have returned is a guest until then.
 */
export function askKeeper(
  keeper: () => Promise<SessionKeeper>,
  act: (keeper: SessionKeeper) => Promise<unknown>,
): void {
  void keeper().then(act, stopReturning)
}
