import type { ReviewItem } from '../../contract/backoffice.ts'
import { dayInBrazil } from '../../src/i18n/format-date.ts'

/** What in the data speaks for a second look. Each is a fact about this row, none a verdict. */
export type RiskHint =
  | { readonly kind: 'not-active'; readonly status: string }
  | { readonly kind: 'never-deposited' }
  | { readonly kind: 'never-played' }
  | { readonly kind: 'played-less-than-deposited'; readonly staked: bigint; readonly recharged: bigint }
  | { readonly kind: 'account-changed'; readonly beforeMs: number }
  | { readonly kind: 'account-changed-since' }
  | { readonly kind: 'new-member'; readonly days: number }
  | { readonly kind: 'out-more-than-in'; readonly ahead: bigint }

const dayMs = 24 * 3_600_000
/** A key that is changed by somebody else is used within days. */
const freshAccountMs = 3 * dayMs
const newMemberDays = 7

/** The gravest first. */
export function riskHints({ money, state, created_at, member }: ReviewItem): readonly RiskHint[] {
  const { status, total_recharged: recharged, total_staked: staked } = member
  const hints: RiskHint[] = []
  if (status !== 'active') hints.push({ kind: 'not-active', status })
  if (recharged === 0n) hints.push({ kind: 'never-deposited' })
  if (staked === 0n) hints.push({ kind: 'never-played' })
  else if (staked < recharged) hints.push({ kind: 'played-less-than-deposited', staked, recharged })
  const changedAt = member.account_changed_at
  if (changedAt !== null) {
    const beforeMs = Date.parse(created_at) - Date.parse(changedAt)
    if (beforeMs < 0) hints.push({ kind: 'account-changed-since' })
    else if (beforeMs < freshAccountMs) hints.push({ kind: 'account-changed', beforeMs })
  }
  const days = daysBetween(member.created_on, dayInBrazil(Date.parse(created_at)))
  if (days < newMemberDays) hints.push({ kind: 'new-member', days })
  // What is paid is already in the total.
  const ahead = member.total_withdrawn + (state === 'paid' ? 0n : money) - recharged
  if (recharged > 0n && ahead > 0n) hints.push({ kind: 'out-more-than-in', ahead })
  return hints
}

/** Calendar days between two `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
