import type { Deps } from '../../../deps.ts'
import { countFailure, forgetFailures } from '../../../platform/guesses/sign-in-failures.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { isPassword } from '../../../platform/secrets/passwords.ts'
import { readPasswordHash, renewPassword } from '../service.ts'

const mostTries = 5
const lockedMs = 15 * 60_000

/**
 * The password of somebody who is signed in already. Counted for their session, before it is looked at: a session that
 * was taken over guesses no further, and locks nobody else out.
 */
export async function checkPassword(
  deps: Deps,
  { memberId, sessionId }: MemberCaller,
  given: string,
): Promise<Refused | undefined> {
  const { db, clock, secrets } = deps
  const subject = secrets.sign('step-up-failure', `${memberId}\0${sessionId}`)
  const now = clock.now()
  const [count = 1] = await countFailure(db, [subject], now, new Date(now.getTime() + lockedMs))
  if (count > mostTries) {
    const seconds = lockedMs / 1000
    return refuse('too_many_requests', {
      details: { seconds },
      httpHeaders: { 'retry-after': String(seconds) },
    })
  }
  const stored = await readPasswordHash(db, memberId)
  if (!(await isPassword(stored, given))) {
    const report = { actor: 'member', subject: memberId, reason: 'password_wrong', count } as const
    deps.securityEvents.report({ kind: count >= mostTries ? 'lock_out' : 'proof_failed', ...report })
    return refuse('password_wrong', { details: { tries_left: mostTries - count } })
  }
  await forgetFailures(db, subject)
  await renewPassword(db, memberId, stored, given)
  return undefined
}
