/** What the engine needs of the browser, so that tests and old browsers can give it something else. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once; the returned function takes it back. */
  after(waitMs: number, run: () => void): () => void
}

export interface Random {
  /** 0 ≤ x < 1 */
  fraction(): number
  uuid(): string
}

export interface LockOptions {
  mode?: 'exclusive' | 'shared'
  /** Answer `null` instead of waiting. */
  ifAvailable?: boolean
  signal?: AbortSignal
  /** Takes it from its holders: their requests are rejected with an `AbortError`. */
  steal?: boolean
}

/** `navigator.locks`, or `createLocalLocks()` where it is missing. */
export interface TabLocks {
  request<T>(name: string, options: LockOptions, run: (lock: object | null) => Promise<T>): Promise<T>
}

/** What the tabs of one browser tell each other; never a row, never a secret. */
export type TabMessage =
  | { kind: 'changed'; memberId: string; topic: string }
  | { kind: 'signed-out'; memberId: string }
  /** The holder of this lock is not suspended. */
  | { kind: 'alive'; lock: string }

export interface TabChannel {
  post(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}

export type Trigger = 'online' | 'visible' | 'hidden' | 'pageshow'

export interface Triggers {
  isVisible(): boolean
  listen(listener: (trigger: Trigger) => void): () => void
}
