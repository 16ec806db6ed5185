import type { ApiClient } from '../api/api-client.ts'
import type { Database } from '../db/database.ts'
import type { AnyMoneyCall } from './calls/money-call.ts'
import type { SyncNotice } from './calls/notice.ts'
import type { MoneyContext } from './calls/unresolved-calls.ts'
import type { SignedIn } from './device-session.ts'
import type { Clock, Random, TabChannel, TabLocks, Triggers } from './environment.ts'
import type { StreamSource } from './live/live-stream.ts'
import type { PullOptions, PullOutcome } from './pull/pull.ts'
import type { Resource } from './pull/resource.ts'
import type { EnqueueOutcome } from './queue/enqueue.ts'
import type { QueueFileOutcome } from './queue/queue-file.ts'
import type { TabNotes } from './queue/unwritten.ts'
import type { AnyWriteKind, WriteKind } from './queue/write-kind.ts'
import type { TabMember } from './tab-member.ts'

export interface SyncEngineOptions {
  readonly db: Database
  /** Whether `db` outlives the tab; where not, nothing is queued. */
  readonly durable: boolean
  readonly api: ApiClient
  readonly locks: TabLocks
  readonly clock: Clock
  readonly random: Random
  readonly crypto: Crypto
  readonly channel: TabChannel
  readonly triggers: Triggers
  readonly stream: StreamSource
  readonly readLanguage: () => string
  /** The storage of the tab: a write on its way into the queue outlives a restart there. */
  readonly notes: TabNotes
  /** The device is full: throws away what can be pulled again. */
  readonly makeRoom: () => Promise<void>
  readonly onNotice: (notice: SyncNotice) => void
  /** News of a shared table that this tab heard; not parsed yet. */
  readonly onTable: (news: unknown) => void
}

export interface UnsentWrite {
  readonly seq: number
  readonly kind: string
  readonly subject: string
  readonly label: string | null
}

export type StartedAs = { kind: 'guest' } | { kind: 'member' | 'remembered'; memberId: string }

/** Centavos, and the wallet version they were true at. */
export interface ReceivedBalance {
  readonly money: bigint
  readonly bonus: bigint
  readonly wallet_version: number
}

/** Where features say what they have; each is loaded when it is first needed. */
export interface Registrar {
  registerResource(id: string, load: () => Promise<Resource>, options?: { topics?: readonly string[] }): void
  registerWriteKind(id: string, load: () => Promise<AnyWriteKind>): void
  registerMoneyCall(id: string, load: () => Promise<AnyMoneyCall>): void
}

/** What the rest of the app may ask of the local database and the queue. */
export interface SyncEngine extends Registrar {
  /** Once, from `main.tsx`: with the member whose token this tab still has, or cold. Empties whom nobody remembers. */
  start(signedIn: SignedIn | undefined): Promise<StartedAs>
  stop(): void
  member(): TabMember | undefined
  /** The token is there: the queue goes on, unknown calls are settled, changes are followed. */
  signIn(signedIn: SignedIn): Promise<void>
  /** One drain, three seconds at most, and what is still unsent after it. */
  drainBeforeSignOut(): Promise<readonly UnsentWrite[]>
  /** Empties the member's rows here and tells the other tabs. Open calls stay; unsent writes too unless they are discarded. */
  signOut(options: { keepUnsent: boolean }): Promise<void>
  /** `force_offline`: the same for a member whom the server threw out, keeping unsent writes. */
  dropMember(memberId: string): Promise<void>
  /** Refreshes rows; answers after the rows are stored. Never throws for the network. */
  pull(id: string, options?: PullOptions): Promise<PullOutcome>
  /** Pulls now and whenever there is a reason, until the returned function is called. */
  watch(id: string, options?: Pick<PullOptions, 'part'>): () => void
  enqueue<Payload>(kind: WriteKind<Payload>, payload: Payload): Promise<EnqueueOutcome>
  /** For parked writes of the tab's member; false when it is none (any more). */
  tryAgain(seq: number): Promise<boolean>
  discard(seq: number): Promise<boolean>
  /** Claims the notification of the outcome of a call: true if this tab is the one that shows it. */
  claimNotification(key: string): Promise<boolean>
  /** The member has read what became of a call. */
  putAway(key: string): Promise<void>
  /** Brings back a file of `writeQueueFile`; each of its changes waits for the member's word. */
  bringBack(file: string): Promise<QueueFileOutcome>
  /** What an answer about money said of the balance; the higher wallet version wins. */
  recordBalance(received: ReceivedBalance): Promise<void>
  /** For `openMoneyCall`. */
  readonly money: MoneyContext
}
