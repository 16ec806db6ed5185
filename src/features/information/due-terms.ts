import type { TermsVersion } from '../../../contract/house-terms.ts'

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
