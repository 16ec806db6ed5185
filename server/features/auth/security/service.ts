import type { StepUpPurpose } from '../../../../contract/auth/step-up.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { passkeySignIn as signInWithPasskey } from '../factors/passkey-sign-in.ts'
import * as secondFactor from '../factors/second-factor.ts'
import * as proofs from '../factors/step-up-proof.ts'
import { strongFactorOf } from '../factors/strong-factor.ts'
import type * as history from './history.ts'
import * as historyOf from './history.ts'
import * as holds from './holds.ts'
import type { MemberMessage } from './member-message.ts'
import * as messages from './member-message.ts'
import * as registrations from './settle-registration.ts'

export type SecurityNews = history.SecurityNews

/** Writes one line of the member's security history, in the transaction in which it happens; open tabs hear of it. */
export function recordSecurity(
  deps: Pick<Deps, 'ids' | 'clock' | 'wallet'>,
  tx: Tx,
  news: SecurityNews,
): Promise<void> {
  return historyOf.recordSecurity(deps, tx, news)
}

/** Until when the member's withdrawals wait after such a change; `null`: they do not. */
export async function securityHoldUntil(
  deps: Pick<Deps, 'clock'>,
  db: Deps['db'],
  memberId: string,
): Promise<Date | null> {
  return (await holds.currentHold(deps, db, memberId))?.until ?? null
}

/**
 * Whether the caller proved for this purpose, in this session and a moment ago, that it is them. For any call that
 * carries a step-up's `proof`: `const unproven = checkProof(deps, caller, 'accounts', body.proof)`.
 */
export function checkProof(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  caller: MemberCaller,
  purpose: StepUpPurpose,
  proof: string | undefined,
): Refused | undefined {
  return proofs.checkProof(deps, caller, purpose, proof)
}

/**
 * For payout data: every member gives the withdrawal password; a member with an authenticator or a passkey also gives
 * a step-up's proof by it.
 */
export async function checkStrongProof(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  caller: MemberCaller,
  purpose: StepUpPurpose,
  proof: string | undefined,
): Promise<Refused | undefined> {
  const factor = await strongFactorOf(deps.db, caller.memberId)
  return factor === undefined ? undefined : proofs.checkProof(deps, caller, purpose, proof)
}

/** The second step after a right password; `undefined`: proven, or none is wanted. */
export function checkSecondFactor(
  deps: Deps,
  memberId: string,
  given: string | undefined,
): Promise<Refused | undefined> {
  return secondFactor.checkSecondFactor(deps, memberId, given)
}

/** Whose passkey signed the challenge of a sign-in. */
export function passkeySignIn(
  deps: Deps,
  answer: Parameters<typeof signInWithPasskey>[1],
): ReturnType<typeof signInWithPasskey> {
  return signInWithPasskey(deps, answer)
}

/** An e-mail to the member's bound address, where there is one, in their language. */
export function writeToMember(deps: Deps, tx: Tx, memberId: string, message: MemberMessage): Promise<void> {
  return messages.writeToMember(deps, tx, memberId, message)
}

/** In the transaction that makes an account: play and deposits wait for a proved contact, and each contact gets its message. */
export function beginRegistration(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  return registrations.beginRegistration(deps, tx, memberId)
}

/** An account that is made at the server itself: its contacts count as proved and its CPF is taken at once, or it throws. */
export function settleAtServer(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  return registrations.settleAtServer(deps, tx, memberId)
}

/** Whether the member's registration still waits for a proved contact or for its CPF. */
export function isPendingRegistration(on: Tx | Deps['db'], memberId: string): Promise<boolean> {
  return registrations.isPending(on, memberId)
}
