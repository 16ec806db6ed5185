/**
 *   online ⇄ slow          several slow answers in a row, or one that is waited for; several quick ones lead back
 *      ╲      ╱
 *      offline ⇄ captive   nothing came (twice, unless the browser knows); somebody else answered
 *
 * `offline` and `captive` both mean that the server is out of reach; captive says why.
 */
export type ConnectionQuality = 'online' | 'slow' | 'offline'

/** What one request showed. `tookMs`: to the whole answer; absent where the time says nothing of the line (a file sent). */
export type RequestOutcome =
  | { kind: 'answered'; tookMs: number | undefined }
  | { kind: 'unanswered' }
  /** A portal or a filter of the network answered in the place of the server. */
  | { kind: 'foreign' }
  /** Nothing came yet, and people notice that they wait. */
  | { kind: 'waiting' }
  /** The browser itself lost its network. */
  | { kind: 'disconnected' }

export type Judgement = {
  readonly quality: ConnectionQuality
  /** Offline because the network wants something first: a login, a payment, a consent. */
  readonly isCaptive: boolean
  /** One request was lost on a line that worked: the next one decides. */
  readonly isInDoubt: boolean
  /** The server has answered at least once since this tab opened. */
  readonly isProven: boolean
  /** In a row, and none of the other kind between them. */
  readonly slow: number
  readonly quick: number
}

export const firstJudgement: Judgement = {
  quality: 'online',
  isCaptive: false,
  isInDoubt: false,
  isProven: false,
  slow: 0,
  quick: 0,
}

/** Above this people notice that they wait. */
export const slowMs = 2500
/** Below this nobody does. Between the two a line stays what it was: the word does not flicker. */
const quickMs = 1500
/** One slow answer may be a server's bad moment. */
const slowAnswers = 2
const quickAnswers = 3

/** What is known of the connection after one more request. Pure: time comes only as what the request took. */
export function judgeConnection(before: Judgement, outcome: RequestOutcome): Judgement {
  switch (outcome.kind) {
    case 'answered':
      return afterAnswer(before, outcome.tookMs)
    case 'waiting':
      return before.quality === 'online'
        ? { ...before, quality: 'slow', slow: slowAnswers, quick: 0 }
        : before
    case 'disconnected':
      return { ...before, quality: 'offline', isCaptive: false, isInDoubt: false, slow: 0, quick: 0 }
    case 'foreign':
      return { ...before, quality: 'offline', isCaptive: true, isInDoubt: false, slow: 0, quick: 0 }
    case 'unanswered':
      return afterSilence(before)
  }
}

function afterSilence(before: Judgement): Judgement {
  if (before.quality === 'offline') return before.isCaptive ? { ...before, isCaptive: false } : before
  if (before.isProven && !before.isInDoubt) return { ...before, isInDoubt: true }
  return judgeConnection(before, { kind: 'disconnected' })
}

function afterAnswer(before: Judgement, tookMs: number | undefined): Judgement {
  const slow = tookMs !== undefined && tookMs > slowMs ? before.slow + 1 : 0
  const isQuick = tookMs !== undefined && tookMs < quickMs
  const quick = isQuick ? before.quick + 1 : slow > 0 ? 0 : before.quick
  const known = { isCaptive: false, isInDoubt: false, isProven: true, slow, quick }
  const isSlow = before.quality === 'slow' ? quick < quickAnswers : slow >= slowAnswers
  return { ...known, quality: isSlow ? 'slow' : 'online' }
}
