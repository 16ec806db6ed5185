import type { StepUpPurpose } from '../../../contract/auth/step-up.ts'
import type { Deps } from '../../../server/deps.ts'
import { writeProof } from '../../../server/features/auth/factors/step-up-proof.ts'
import { readBearer } from '../../../server/features/auth/sessions/bearer-token.ts'

/** The proof that the holder of the bearer has just proved for this purpose who they are. */
export function proofFor({ secrets, clock }: Deps, bearer: string, purpose: StepUpPurpose): string {
  const claims = readBearer(secrets, bearer)
  if (claims === undefined) throw new Error('not a bearer of this house')
  const { memberId, sessionId } = claims
  return writeProof(secrets, { memberId, sessionId, purpose, expiresAt: clock.now().getTime() + 300_000 })
}
