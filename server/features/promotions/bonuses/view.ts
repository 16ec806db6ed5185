import type { BonusGrant, WageringRequirement } from '../../../../contract/promotions/bonus.ts'
import type { GrantRow } from '../../../platform/database/tables.ts'
import type { RequirementView } from '../../../wallet/bonus-views.ts'

const wire = (at: Date | null) => at?.toISOString() ?? null

/** A grant as its member sees it at `now`: one whose time is over is expired, whether or not that was written yet. */
export function toGrant(
  row: GrantRow,
  requirement: RequirementView | undefined,
  { bonus, convertible }: { readonly bonus: bigint; readonly convertible: bigint },
  now: Date,
): BonusGrant {
  const isOver = row.status === 'active' && row.expires_at !== null && row.expires_at <= now
  return {
    id: row.id,
    source: row.source,
    state: isOver ? 'expired' : row.status,
    amount: row.amount,
    balance: row.status === 'active' && !isOver ? bonus : 0n,
    required: row.required,
    progress: requirement?.progress ?? 0n,
    max_stake: row.max_stake,
    max_conversion: row.max_conversion,
    max_win_times: row.max_win_times,
    ...(row.status === 'active' && !isOver && { convertible }),
    contribution: row.contribution ?? {},
    lasts_seconds: row.lasts_seconds,
    converted: row.converted,
    created_at: row.created_at.toISOString(),
    expires_at: wire(row.expires_at),
    ended_at: wire(row.ended_at ?? (isOver ? row.expires_at : null)),
  }
}

export function toRequirement(
  requirement: RequirementView,
  deposit: bigint | undefined,
): WageringRequirement {
  return {
    id: requirement.id,
    source: requirement.source,
    counting: requirement.counting,
    holds: requirement.holds,
    required: requirement.required,
    progress: requirement.progress,
    state: requirement.status,
    deposit_money: deposit ?? null,
    contribution: requirement.contribution ?? {},
    created_at: requirement.createdAt.toISOString(),
    expires_at: wire(requirement.expiresAt),
    ended_at: wire(requirement.endedAt),
  }
}
