import type { ChestStep } from '../../../../contract/promotions/invitation.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { type MonthRule, perCentavo } from '../rules/played-month.ts'

interface Facts {
  readonly state: 'open' | 'paid' | 'revoked'
  readonly recharged: bigint
  readonly min_recharge: bigint
  readonly hold_days: number
  readonly reached_at: Date | null
}

export type FriendState = 'open' | 'held' | 'ready' | 'paid' | 'revoked'
const dayMs = 86_400_000

/**
 * docs/rules/promotions.md: "R$ 100 for each invited friend with net recharges ≥ R$ 100 and weighted stake ≥ R$ 2,000, held 7
 * days". Held since the recharges were enough: that long a bank may take them back.
 */
export function friendState(facts: Facts, isPlayed: boolean, now: Date) {
  const { state, reached_at, hold_days } = facts
  const availableAt = reached_at === null ? null : new Date(reached_at.getTime() + hold_days * dayMs)
  const settle = (): FriendState => {
    if (state !== 'open') return state
    if (availableAt === null || facts.recharged < facts.min_recharge || !isPlayed) return 'open'
    return now < availableAt ? 'held' : 'ready'
  }
  return { state: settle(), availableAt }
}

/**
 * The chest of `/bau-do-tesouro` shares the invitation's budget: a part of each paid friend's reward waits in it and the
 * next step pays all that its friends have put there. `opened` are the steps' friend counts that were paid.
 */
export function chestSteps(
  steps: readonly number[],
  shares: readonly bigint[],
  opened: ReadonlySet<number>,
): ChestStep[] {
  let before = 0
  return steps.map(friends => {
    const amount = shares.slice(before, friends).reduce((sum, share) => sum + share, 0n)
    before = friends
    const isReached = shares.length >= friends
    const state = opened.has(friends) ? 'opened' : isReached ? 'ready' : 'ahead'
    return { friends, amount, state }
  })
}

/** What does not fit together in the terms. */
export function faultOfInvitation(terms: PromotionTerms['invitationactivity']): string | undefined {
  if (terms.chest_share > terms.reward) return 'chest_share > reward'
  return isRising(terms.chest_steps) ? undefined : 'chest_steps'
}

function isRising(steps: readonly number[]): boolean {
  return steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
}

export const inMonth: MonthRule<PromotionTerms['invitationactivity']> = {
  paid: ({ reward }, { friends }) => friends * reward * perCentavo,
  friend: ({ min_recharge, min_stake }) => ({ recharge: min_recharge, stake: min_stake }),
}
