import type { ParkReason } from '../../db/queue-rows.ts'

/** What the engine has to tell people; the shell chooses the words. */
export type SyncNotice =
  | { kind: 'signed-out-elsewhere'; memberId: string }
  | {
      kind: 'write-parked'
      memberId: string
      seq: number
      writeKind: string
      label: string | null
      reason: ParkReason
    }
  /** The device has no room for the rows that a pull brought: those of before stay. */
  | { kind: 'storage-full' }
