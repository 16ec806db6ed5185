import type { Database } from '../../db/database.ts'
import type { DeviceMemberRow } from '../../db/queue-rows.ts'

/** What a request began with; nothing of its answer is stored once the epoch has risen. */
export interface MemberMark {
  readonly memberId: string
  readonly epoch: number
  readonly revision: number
}

/** Marks a member as they are on the device now; `memberSince` tells whether they left meanwhile. */
export async function markMember(db: Database, memberId: string): Promise<MemberMark | undefined> {
  const row = await db.deviceMembers.get(memberId)
  return row && { memberId, epoch: row.epoch, revision: row.revision }
}

/** The member's row if its rows were not emptied since the mark. Call it inside the transaction that writes. */
export async function memberSince(db: Database, mark: MemberMark): Promise<DeviceMemberRow | undefined> {
  const row = await db.deviceMembers.get(mark.memberId)
  return row?.epoch === mark.epoch ? row : undefined
}
