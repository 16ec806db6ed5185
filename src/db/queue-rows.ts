import type { Personal } from './personal-rows.ts'

/** Why a write was parked, for the sentence beside it. */
export type ParkReason =
  | { kind: 'refused'; word: string; message: string; words: Record<string, string[]> }
  /** The answer was outside the contract. */
  | { kind: 'unreadable'; status: number }
  /** Written by another version of the app: its payload no longer parses, or its kind is unknown. */
  | { kind: 'needs-update' }
  /** Its encrypted payload cannot be opened any more. */
  | { kind: 'unopenable' }
  /** Failed eight times over more than an hour while others succeeded. */
  | { kind: 'failed-often' }
  /** Waited too long to be sent without asking again. */
  | { kind: 'confirm-again' }
  /** Brought back from a file that was saved on `/test`. */
  | { kind: 'from-file' }

export interface QueuedWriteRow extends Personal {
  seq: number
  kind: string
  /** What it is about; writes of one subject keep their order. Beginning with `!` it goes before all others. */
  subject: string
  payload: unknown
  payloadVersion: number
  /** Clear, masked text for the screen; the payload of a sealed kind cannot be shown. */
  label: string | null
  /** The `Idempotency-Key` it is, or will be, sent with. */
  key: string
  state: 'waiting' | 'parked'
  /** Times it was sent with an unknown outcome. 0: nobody has seen it, it may still be merged into. */
  attempts: number
  dueAt: number
  firstTriedAt: number | null
  /** When it was last claimed: where its wait began. Absent while it is untried, and in rows of an earlier version. */
  triedAt?: number
  /** Whose fault the last failure was: a connection that returns makes only its own victims due. */
  lastFailure: 'connection' | 'server' | null
  lastRefusal: ParkReason | null
  createdAt: number
}

/** As it is added: the database numbers it. */
export type NewQueuedWrite = Omit<QueuedWriteRow, 'seq'> & { seq?: number }

/** A money call or claim whose outcome is not known: key, call, amount, time and a fingerprint, never a body. */
export interface OpenCallRow extends Personal {
  key: string
  /** Id of its money call definition. */
  call: string
  /** Centavos. */
  amount: bigint | null
  /** Tells it from other wishes of its kind (`MoneyCall.wish`); rows of earlier versions have none. */
  wish?: string | undefined
  /** `sent`: in the air now, in some tab. `unknown`: no answer came. */
  state: 'sent' | 'unknown'
  sentAt: number
}

/** What became of a call whose answer was lost: kept until the member has read it. */
export interface SettledCallRow extends Personal {
  key: string
  call: string
  /** Centavos. */
  amount: bigint | null
  sentAt: number
  settledAt: number
  /** `not-done`: the key was closed before the call arrived; nothing happened and nothing will. */
  outcome: 'done' | 'refused' | 'not-done'
  /** The server's own sentence of a refusal. */
  why: string | null
  /** A tab has notified the member; the row stays readable until the member dismisses it. */
  isTold: boolean
}

/** What is known of one resource: per member, language and part (`''` where one does not apply). */
export interface SyncStateRow extends Personal {
  resource: string
  language: string
  part: string
  etag: string | null
  /** `version` of the last whole answer: the next `since`. */
  version: string | null
  /** Milliseconds of the last confirmed answer: what the member reads as its age, stale or not; 0 before there was one. */
  checkedAt: number
  /** How often the server said since then that something changed; absent or 0: the rows may count as fresh. */
  staleMarks?: number
  /** Whether the table had any rows when an answer was stored last: one that has none now has lost them (`pagination.ts`). */
  isFilled?: boolean
  /** Where the next older page of an on-demand list begins. */
  olderCursor: string | null
  /** A walk over several pages that has not ended; a crash resumes here. */
  walk: PageWalk | null
}

export interface PageWalk {
  cursor: string
  version: string
  /** Every row is in this walk: those of the device that it did not bring are removed at its end. */
  isFull: boolean
  seen: string[]
}

/** A member this device has known. `epoch` rises when the member's rows are emptied, `revision` with each settled push. */
export interface DeviceMemberRow extends Personal {
  epoch: number
  revision: number
  remembered: boolean
  /** Milliseconds until which a cold start may show the member's own rows. */
  validUntil: number
  lastSeenAt: number
  /** When the server last took a write or answered a pull of this member. */
  lastSuccessAt: number
}

export interface DeviceKeyRow {
  id: string
  /** AES-GCM, not extractable: usable on this device, never readable. */
  key: CryptoKey
}
