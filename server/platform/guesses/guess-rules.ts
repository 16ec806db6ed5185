/** How wrong tries of one secret slow the next ones down. */
export interface GuessPolicy {
  /** Wrong tries that delay nothing. */
  readonly free: number
  /** The wait after the first try beyond those; doubled with each further one. */
  readonly firstMs: number
  readonly longestMs: number
  /** So long after the last wrong try all are forgotten. */
  readonly rememberedMs: number
  /** After a wait the count begins again, instead of one try a wait. */
  readonly startsAnew?: boolean
}

/** What is kept of the tries under one subject. */
export interface GuessCount {
  readonly wrong: number
  /** Tries that are being looked at now, anywhere. */
  readonly pending: number
  /** When those count as wrong: the process that looked at them is gone. */
  readonly pendingUntil: Date | null
  readonly wrongAt: Date | null
}

export type Admission =
  | { readonly kind: 'open'; readonly count: CurrentCount }
  /** Tries that others make at this moment decide: ask again in a moment. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'delayed'; readonly leftMs: number }

/** How long the next try waits after so many wrong ones, in milliseconds. */
export function delayAfter(wrong: number, { free, firstMs, longestMs }: GuessPolicy): number {
  if (wrong <= free) return 0
  return Math.min(longestMs, firstMs * 2 ** Math.min(40, wrong - free - 1))
}

export type CurrentCount = Pick<GuessCount, 'wrong' | 'pending' | 'wrongAt'>

/** The count as of now: old ones are forgotten, and tries whose process died are wrong ones. */
export function currentCount(
  row: GuessCount | undefined,
  { rememberedMs }: Pick<GuessPolicy, 'rememberedMs'>,
  now: Date,
): CurrentCount {
  if (row === undefined) return { wrong: 0, pending: 0, wrongAt: null }
  const isLost = row.pending > 0 && row.pendingUntil !== null && row.pendingUntil <= now
  const { wrong, pending, wrongAt } = isLost
    ? { wrong: row.wrong + row.pending, pending: 0, wrongAt: row.pendingUntil }
    : row
  const isKept = wrongAt !== null && wrongAt.getTime() + rememberedMs > now.getTime()
  return isKept ? { wrong, pending, wrongAt } : { wrong: 0, pending, wrongAt: null }
}

/**
 * Whether one more try may be looked at. Tries under way are neither right nor wrong yet: as many run side by side as would
 * be free if all of them were wrong, further ones wait for their outcome. So a crowd of right tries never meets a lock,
 * and a crowd of wrong ones is never looked at more often than one guesser.
 */
export function admitGuess(row: GuessCount | undefined, policy: GuessPolicy, now: Date): Admission {
  const count = currentCount(row, policy, now)
  const { wrong, pending, wrongAt } = count
  const delayMs = delayAfter(wrong, policy)
  const leftMs = (wrongAt?.getTime() ?? 0) + delayMs - now.getTime()
  if (delayMs > 0 && leftMs > 0) return { kind: 'delayed', leftMs }
  const counted = delayMs > 0 && policy.startsAnew === true ? 0 : wrong
  if (pending > 0 && delayAfter(counted + pending, policy) > 0) return { kind: 'busy' }
  return { kind: 'open', count: { ...count, wrong: counted } }
}
