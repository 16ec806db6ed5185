import { freshProofMs } from '../../../contract/operations/administrator-proof.ts'
import type { AdministratorRole } from '../../../contract/operations/administrator-role.ts'
import type { approvalObstacles } from '../../../contract/operations/approvals.ts'
import type { Hand } from '../audit/hands.ts'

/** The second person, as the call knows them. */
export interface Approver extends Hand {
  readonly role: AdministratorRole
  readonly provedAt: Date
  /** Until when they approve nothing; `null`: no probation. */
  readonly probationUntil: Date | null
}

interface About {
  readonly now: Date
  /** Whose role is enough. */
  readonly approvers: readonly AdministratorRole[]
  /** The administrator whose access the decision changes. */
  readonly concerns?: string | null
}

export type ApprovalObstacle = (typeof approvalObstacles)[number]

/** Two persons are two people at two devices in two sessions: one who holds two accounts at one desk is one. */
function sameHandFault(
  first: Hand,
  second: Hand,
): 'second_person_needed' | 'second_device_needed' | undefined {
  if (first.administratorId === second.administratorId) return 'second_person_needed'
  const isSameSession = first.sessionId === null || first.sessionId === second.sessionId
  const isSameDevice =
    first.deviceId === null || second.deviceId === null || first.deviceId === second.deviceId
  return isSameSession || isSameDevice ? 'second_device_needed' : undefined
}

function isOnProbation({ probationUntil }: Pick<Approver, 'probationUntil'>, now: Date): boolean {
  return probationUntil !== null && now < probationUntil
}

/** What keeps `second` from agreeing to what `first` began, however fresh their proof is. */
export function obstacleTo(first: Hand, second: Approver, about: About): ApprovalObstacle | undefined {
  if (!about.approvers.includes(second.role)) return 'forbidden'
  if (about.concerns === second.administratorId) return 'own_account'
  const same = sameHandFault(first, second)
  if (same !== undefined) return same
  return isOnProbation(second, about.now) ? 'approver_on_probation' : undefined
}

/** The rule of every decision that takes two people. `undefined`: `second` may agree now. */
export function secondPersonFault(
  first: Hand,
  second: Approver,
  about: About,
): ApprovalObstacle | 'proof_required' | undefined {
  const obstacle = obstacleTo(first, second, about)
  if (obstacle !== undefined) return obstacle
  const isStale = about.now.getTime() - second.provedAt.getTime() > freshProofMs
  return isStale ? 'proof_required' : undefined
}
