import type { Bonuses, BonusGrant, WageringRequirement } from '../../../../contract/promotions/bonus.ts'

export interface SortedBonuses {
  readonly active: BonusGrant | undefined
  readonly queued: readonly BonusGrant[]
  readonly ended: readonly BonusGrant[]
  /** Lots that keep money from leaving, and those that only earn something. */
  readonly holding: readonly WageringRequirement[]
  readonly earning: readonly WageringRequirement[]
}

/** What is over by the device's own clock is not shown as running, also when it was read long ago. */
export function sortBonuses({ grants, lots: requirements }: Bonuses, now: number): SortedBonuses {
  const isOver = (expiresAt: string | null) => expiresAt !== null && Date.parse(expiresAt) <= now
  const active = grants.find(grant => grant.state === 'active' && !isOver(grant.expires_at))
  const open = requirements.filter(
    requirement => requirement.state === 'open' && !isOver(requirement.expires_at),
  )
  return {
    active,
    // First come, first started: the server lists the newest first.
    queued: grants.filter(grant => grant.state === 'queued').toReversed(),
    ended: grants.filter(grant => grant !== active && grant.state !== 'queued'),
    // In the order in which stakes serve them: deposits before prizes.
    holding: open
      .filter(requirement => requirement.holds)
      .toSorted((one, other) => Number(other.source === 'deposit') - Number(one.source === 'deposit')),
    earning: open.filter(requirement => !requirement.holds),
  }
}
