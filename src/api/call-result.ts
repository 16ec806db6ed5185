import type { Refusal } from '../../contract/envelope.ts'

/**
 * `offline`: refused before anything was sent. `timeout` and `network`: it may or may not have arrived.
 * `server`: 408, 425, 429 or 5xx without a readable refusal, or a 401 that our server did not write.
 * `foreign`: a portal or a filter of the network answered; the call may have passed it by, but hardly.
 * `aborted`: the caller gave up.
 */
export type NoAnswerCause = 'offline' | 'timeout' | 'network' | 'server' | 'foreign' | 'aborted'

/** What became of a call. Nothing is thrown for the network, the server or a bad answer. */
export type CallResult<Reply> =
  | { kind: 'answer'; reply: Reply; etag: string | undefined }
  /** A copy of a keyed call that was done days ago: its answer is kept no longer. Nothing was done again; read the resource anew. */
  | { kind: 'done-before' }
  /** 304 to the `etag` that was sent. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; refusal: Refusal; retryAfterMs: number | undefined }
  | { kind: 'no-answer'; cause: NoAnswerCause; retryAfterMs: number | undefined }
  | { kind: 'unauthenticated'; forceOffline: boolean }
  /** An answer outside the contract. */
  | { kind: 'unreadable'; status: number }

/** What brings no fields; of a `done-before` the sentence says that it was done. */
export type FailedCall = Exclude<CallResult<never>, { kind: 'answer' | 'unchanged' }>
