import type { LimitKind, LimitPeriod } from '../../../contract/regime.ts'

/** What is said of one limit; `value`: centavos, of time minutes, null for none. */
export interface LimitWish {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: bigint | null
}

const hourMs = 3_600_000
/** The issue, Limits: "a second confirmation within a week". */
const confirmWithinHours = 7 * 24
/** The issue, Limits: "higher or removed only after 24 h"; a licence may only ask for more. */
const leastDelayHours = 24

/** The issue, Limits: "lower at once". The first limit is lower than none; as much as before changes nothing. */
export function isTighter(asked: bigint | null, now: bigint | undefined): boolean {
  return asked !== null && (now === undefined || asked <= now)
}

/** From when to when a wish for more can be said a second time. */
export function waitOf(
  askedAt: Date,
  raiseDelayHours: number,
): { readonly from: Date; readonly until: Date } {
  const delay = Math.max(raiseDelayHours, leastDelayHours)
  const from = new Date(askedAt.getTime() + delay * hourMs)
  return { from, until: new Date(from.getTime() + confirmWithinHours * hourMs) }
}

type Turn = 'waits' | 'open' | 'over'

export function turnOf(wait: { readonly from: Date; readonly until: Date }, now: Date): Turn {
  if (now < wait.from) return 'waits'
  return now < wait.until ? 'open' : 'over'
}

/** Which kinds the licence wants a limit of and the member has none of. */
export function missingOf(
  mandatory: readonly LimitKind[],
  set: readonly { readonly kind: LimitKind }[],
): LimitKind[] {
  return mandatory.filter(kind => !set.some(limit => limit.kind === kind))
}

/** Taking this limit away would leave the member without one that the licence wants. */
export function isLastMandatory(
  mandatory: readonly LimitKind[],
  set: readonly Pick<LimitWish, 'kind' | 'period'>[],
  { kind, period }: Pick<LimitWish, 'kind' | 'period'>,
): boolean {
  return mandatory.includes(kind) && !set.some(one => one.kind === kind && one.period !== period)
}
