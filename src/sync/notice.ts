import type { ParkReason } from '../db/queue-rows.ts'

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
  | {
      kind: 'money-call-settled'
      memberId: string
      call: string
      /** Centavos. */
      amount: bigint | null
      sentAt: number
      /** `not-done`: the key was closed before the call arrived; nothing happened and nothing will. */
      outcome: 'done' | 'refused' | 'not-done'
    }
  /** The device has no room: what was asked for is not stored. */
  | { kind: 'storage-full' }
