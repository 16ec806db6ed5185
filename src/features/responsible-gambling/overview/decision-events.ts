import type { MemberBreaks } from '../../../../contract/responsible-gambling/breaks.ts'
import type { LimitChange, MemberLimits } from '../../../../contract/responsible-gambling/limits.ts'

type BreakIntent = MemberBreaks['history'][number]
export type Decision =
  | { readonly about: 'limit'; readonly change: LimitChange }
  | { readonly about: 'break'; readonly intent: BreakIntent }

const askedAt = (decision: Decision) =>
  decision.about === 'limit' ? decision.change.asked_at : decision.intent.asked_at

/** What was decided about limits and breaks, newest first. */
export function decisionsOf(
  limits: Pick<MemberLimits, 'history'> | undefined,
  breaks: Pick<MemberBreaks, 'history'> | undefined,
): Decision[] {
  const changes = (limits?.history ?? []).map(change => ({ about: 'limit', change }) as const)
  const intents = (breaks?.history ?? []).map(intent => ({ about: 'break', intent }) as const)
  return [...changes, ...intents].toSorted(
    (one, other) => Date.parse(askedAt(other)) - Date.parse(askedAt(one)),
  )
}
