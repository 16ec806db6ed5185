import type { SessionKeeper } from '../../features/auth/session/session-keeper.ts'
import { stopReturning } from '../../state/member/session.ts'

/**
 * Runs in the background what the session does automatically. If the keeper's chunk does not arrive (no network), nothing is done:
 * the next check, or the next answer, asks for it again, and a member who might have returned is a guest until then.
 */
export function askKeeper(
  keeper: () => Promise<SessionKeeper>,
  act: (keeper: SessionKeeper) => Promise<unknown>,
): void {
  void keeper().then(act, stopReturning)
}
