import type { Bonuses } from '../../../../contract/promotions/bonus.ts'
import type { Requirement } from '../../../../contract/promotions/stake-weight.ts'

export interface OpenRequirement extends Requirement {
  readonly id: string
  readonly source: string
  /** Of a bonus; else of a deposit or a prize. */
  readonly isBonus: boolean
  /** Centavos of the deposit that asks for it. */
  readonly deposit: bigint | null
  /** Centavos as counted. */
  readonly left: bigint
}

/**
 * What is still asked for, in the order in which stakes serve it: the deposit's own, then prizes that keep money from
 * leaving, then the earliest expiry. What is over by the device's own clock asks for nothing.
 */
export function openRequirements(
  { grants, lots: requirements }: Bonuses,
  now: number,
): readonly OpenRequirement[] {
  const ofGrants = grants
    .filter(({ state }) => state === 'active')
    .map(grant => ({ ...grant, counting: 'weighted' as const, isBonus: true, deposit: null, rank: 2 }))
  const ofRequirements = requirements
    .filter(({ state }) => state === 'open')
    .map(requirement => ({
      ...requirement,
      ...{ isBonus: false, deposit: requirement.deposit_money },
      rank: requirement.source === 'deposit' ? 0 : requirement.holds ? 1 : 2,
    }))
  const endOf = (expiresAt: string | null) =>
    expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt)
  return [...ofGrants, ...ofRequirements]
    .filter(one => endOf(one.expires_at) > now && one.progress < one.required)
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        // Infinity less infinity is no number.
        (endOf(one.expires_at) === endOf(other.expires_at)
          ? one.created_at.localeCompare(other.created_at)
          : endOf(one.expires_at) - endOf(other.expires_at)),
    )
    .map(({ id, source, isBonus, deposit, counting, contribution, required, progress }) => ({
      ...{ id, source, isBonus, deposit, counting, contribution },
      left: required - progress,
    }))
}
