import { timingSafeEqual } from 'node:crypto'
import type { StepUpPurpose } from '../../../../contract/auth/step-up.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

interface ProofClaims {
  readonly memberId: string
  readonly sessionId: string
  readonly purpose: StepUpPurpose
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const signed = ({ memberId, sessionId, purpose, expiresAt }: ProofClaims) =>
  `${memberId}\0${sessionId}\0${purpose}\0${expiresAt}`

/** Follows from its claims, so that a repeated call answers the same and nothing of it is stored. */
export function writeProof(secrets: Secrets, claims: ProofClaims): string {
  const mac = secrets.sign('step-up', signed(claims)).toString('base64url')
  return `${claims.expiresAt.toString(36)}.${mac}`
}

/** Whether the proof was given to exactly this member, in this session, for this purpose, and is not over. */
function isProofOf(secrets: Secrets, proof: string, of: Omit<ProofClaims, 'expiresAt'>, now: Date): boolean {
  const [until = '', mac = ''] = proof.split('.')
  const expiresAt = Number.parseInt(until, 36)
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now.getTime()) return false
  const wanted = secrets.sign('step-up', signed({ ...of, expiresAt }))
  const given = Buffer.from(mac, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** `undefined`: the caller proved for this purpose, in this session and a moment ago, that it is them. */
export function checkProof(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  { memberId, sessionId }: MemberCaller,
  purpose: StepUpPurpose,
  proof: string | undefined,
): Refused | undefined {
  const isGood =
    proof !== undefined && isProofOf(secrets, proof, { memberId, sessionId, purpose }, clock.now())
  return isGood ? undefined : refuse('step_up_required')
}
