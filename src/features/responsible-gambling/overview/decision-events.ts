import type { MemberBreaks } from '../../../../contract/responsible-gambling/breaks.ts'
import type { LimitChange, MemberLimits } from '../../../../contract/responsible-gambling/limits.ts'

type BreakWish = MemberBreaks['history'][number]
export type Decision =
  | { readonly about: 'limit'; readonly change: LimitChange }
  | { readonly about: 'break'; readonly wish: BreakWish }

const askedAt = (decision: Decision) =>
  decision.about === 'limit' ? decision.change.asked_at : decision.wish.asked_at

/** What was decided about limits and breaks, newest first. */
export function decisionsOf(
  limits: Pick<MemberLimits, 'history'> | undefined,
  breaks: Pick<MemberBreaks, 'history'> | undefined,
): Decision[] {
  const changes = (limits?.history ?? []).map(change => ({ about: 'limit', change }) as const)
  const wishes = (breaks?.history ?? []).map(wish => ({ about: 'break', wish }) as const)
  return [...changes, ...wishes].toSorted(
    (one, other) => Date.parse(askedAt(other)) - Date.parse(askedAt(one)),
  )
}
