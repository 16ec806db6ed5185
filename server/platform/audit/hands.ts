/** Who did a part of a decision, and from where. */
export interface Hand {
  readonly administratorId: string
  /** `null`: not noted, from before sessions were. */
  readonly sessionId: string | null
  /** Keyed hash of the browser's device cookie; `null`: unknown, which never counts as another one. */
  readonly deviceId: string | null
}

/** What the audit log keeps of where somebody acted from. */
export function recordHand({ sessionId, deviceId }: Hand) {
  return { session: sessionId, device: deviceId }
}

/** What the audit log keeps of a decision by two people; of one by a single person, where they acted from. */
export function recordHands(first: Hand | undefined, second: Hand) {
  if (first === undefined || first.administratorId === second.administratorId) return recordHand(second)
  return {
    proposed_by: first.administratorId,
    proposer_session: first.sessionId,
    proposer_device: first.deviceId,
    ...recordHand(second),
  }
}

/** The columns of a row that up to two people review. */
export interface Reviewers {
  readonly reviewer: string | null
  readonly second_reviewer: string | null
  /** Where both acted from; `null`: from before that was noted. */
  readonly reviewer_session: string | null
  readonly reviewer_device: string | null
  readonly second_session: string | null
  readonly second_device: string | null
}

/** A row that nobody has reviewed. */
export const noReviewers: Reviewers = {
  reviewer: null,
  second_reviewer: null,
  reviewer_session: null,
  reviewer_device: null,
  second_session: null,
  second_device: null,
}

/** Who reviewed it first, and from where. */
export function firstReviewer(row: Reviewers): Hand | undefined {
  const { reviewer, reviewer_session: sessionId, reviewer_device: deviceId } = row
  return reviewer === null ? undefined : { administratorId: reviewer, sessionId, deviceId }
}

export function asFirst({ administratorId, sessionId, deviceId }: Hand) {
  return { reviewer: administratorId, reviewer_session: sessionId, reviewer_device: deviceId }
}

export function asSecond({ administratorId, sessionId, deviceId }: Hand) {
  return { second_reviewer: administratorId, second_session: sessionId, second_device: deviceId }
}
