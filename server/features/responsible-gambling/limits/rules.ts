import type { LimitKind, LimitPeriod } from '../../../../contract/regime.ts'

/** What is said of one limit; `value`: centavos, of time minutes, null for none. */
export interface LimitIntent {
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
  set: readonly Pick<LimitIntent, 'kind' | 'period'>[],
  { kind, period }: Pick<LimitIntent, 'kind' | 'period'>,
): boolean {
  return mandatory.includes(kind) && !set.some(one => one.kind === kind && one.period !== period)
}

export function monthsLater(at: Date, months: number): Date {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}

interface Reminded {
  readonly isActive: boolean
  readonly isOnBreak: boolean
  readonly plays: boolean
  readonly decidedAt: Date | null
}

/** docs/rules/responsible-gambling.md: "six-month reminder". */
const reminderMonths = 6
/** Who does not play now is looked at again, so that they are asked soon after they come back. */
const lookAgainMonths = 1

/** Whether a member whose reminder is due is asked now, and when it is due next. */
export function nextReminder(
  { isActive, isOnBreak, plays, decidedAt }: Reminded,
  now: Date,
): { readonly isTold: boolean; readonly dueAt: Date } {
  const afterDecision = decidedAt === null ? undefined : monthsLater(decidedAt, reminderMonths)
  if (afterDecision !== undefined && afterDecision > now) return { isTold: false, dueAt: afterDecision }
  if (!isActive || isOnBreak || !plays) return { isTold: false, dueAt: monthsLater(now, lookAgainMonths) }
  return { isTold: true, dueAt: monthsLater(now, reminderMonths) }
}
