import type { IdentityReason, KeptKind, Pose } from '../../../../contract/account/identity.ts'
import type { PictureType } from '../../../platform/files/picture-type.ts'

/** One check of a member's age and identity. */
export interface CheckRow {
  readonly member_id: string
  readonly id: string
  readonly state: 'draft' | 'pending' | 'approved' | 'rejected' | 'in_review'
  readonly reason: IdentityReason | null
  readonly appeal: Buffer | null
  readonly note: string | null
  readonly begun_at: Date
  readonly sent_at: Date | null
  readonly decided_at: Date | null
  readonly review_since: Date | null
  readonly decided_by: string | null
  /** Checks of others in which the provider found the same face. */
  readonly same_face: readonly string[]
  /** What the photos of the face are to show, in order; none of a check from before the poses. */
  readonly poses: readonly Pose[]
  readonly ask_at: Date | null
  readonly asks: number
}

export interface PictureRow {
  readonly member_id: string
  readonly check_id: string
  readonly kind: KeptKind
  readonly type: PictureType
  readonly bytes: number
  readonly sealed: Buffer
}
