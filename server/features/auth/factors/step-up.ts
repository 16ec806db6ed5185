import type * as z from 'zod/mini'
import { verifyPassword } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { checkPassword } from '../security/check-password.ts'
import { runChecked } from '../security/run-checked.ts'
import { passkeyStepUp } from './passkey-sign-in.ts'
import { checkSecondFactor } from './second-factor.ts'
import { writeProof } from './step-up-proof.ts'
import { strongFactorOf } from './strong-factor.ts'

const livesMs = 5 * 60_000

interface Asked {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: z.output<typeof verifyPassword.body>
}

/** Proves the person again and gives a proof for one purpose, valid for 5 min. Only its end is stored. */
export async function stepUp(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof verifyPassword.reply> | Refused> {
  const { memberId, sessionId } = caller
  const call = { endpoint: verifyPassword, memberId, key, body: { purpose: body.purpose } }
  const done = await runChecked(deps, call, async () => {
    const unproven = await checkPerson(deps, caller, body)
    if (unproven !== undefined) return unproven
    const expiresAt = new Date(deps.clock.now().getTime() + livesMs)
    return async () => ({ proof: '', expires_at: expiresAt.toISOString() })
  })
  if (done instanceof Refused) return done
  const expiresAt = Date.parse(done.expires_at)
  return {
    ...done,
    proof: writeProof(deps.secrets, { memberId, sessionId, purpose: body.purpose, expiresAt }),
  }
}

async function checkPerson(
  deps: Deps,
  caller: MemberCaller,
  { purpose, password, totp, passkey }: Asked['body'],
): Promise<Refused | undefined> {
  if (passkey !== undefined) return passkeyStepUp(deps, caller.memberId, passkey)
  if (password === undefined) return refuseFields({ password: ['required'] })
  const wrong =
    (await checkPassword(deps, caller, password)) ?? (await checkSecondFactor(deps, caller.memberId, totp))
  if (wrong !== undefined || purpose !== 'accounts') return wrong
  // Where money goes is worth more than a password, once the member has something better.
  return (await strongFactorOf(deps.db, caller.memberId)) === 'passkey'
    ? refuse('passkey_required')
    : undefined
}
