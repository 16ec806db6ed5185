import type { TermsVersion } from '../../../../contract/support/terms.ts'

export interface DueTerms {
  /** What counts now. */
  readonly current: TermsVersion | undefined
  /** What counted before it. */
  readonly before: TermsVersion | undefined
  /** Announced, not in force. */
  readonly next: TermsVersion | undefined
}

/** Which version counts at a moment: worked out on the device, so that a day's edge passes without a network, too. */
export function dueTerms(versions: readonly TermsVersion[], now: number): DueTerms {
  const newestFirst = [...versions].sort((one, other) => other.version - one.version)
  const begun = newestFirst.filter(one => Date.parse(one.effective_at) <= now)
  return {
    current: begun[0],
    before: begun[1],
    next: newestFirst.find(one => Date.parse(one.effective_at) > now),
  }
}

/** Pages that stay free of questions: money on its way out, help, and the terms themselves. */
const quiet =
  /^\/(terms|privacy|responsible-gaming|withdraw|profile|security-center|information-center|order-center)/i
/** Pages where the server asks for the acceptance anyway. */
const money = /^\/(recharge|gameInfo|promotion|promocao|primo-deposito|bau-do-tesouro|sorteio)/

interface Visit {
  /** The newest version the member accepted. */
  readonly accepted: number
  readonly path: string
  /** Where the question was put off; `undefined`: nowhere yet. */
  readonly putOff: string | undefined
  /** Whether this announced version was put aside on this device. */
  readonly isSeen: (version: number) => boolean
}

/** `accept`: a version in force waits for its acceptance. `notice`: an announced version was not shown here yet. */
export function termsQuestion(
  { current, next }: DueTerms,
  { accepted, path, putOff, isSeen }: Visit,
): 'accept' | 'notice' | undefined {
  if (quiet.test(path)) return undefined
  if (current !== undefined && accepted < current.version) {
    // Put off, it stays so until the way leads to where money is played with.
    return putOff === undefined || (putOff !== path && money.test(path)) ? 'accept' : undefined
  }
  return next === undefined || accepted >= next.version || isSeen(next.version) ? undefined : 'notice'
}
