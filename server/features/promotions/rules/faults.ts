import type { PromotionId } from '../../../../contract/promotions/promotion-ids.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { worthOfDraw } from './wheel.ts'

/** docs/rules/promotions.md: "expected value ≤ R$ 0.20", "of a spin ≤ R$ 0.50", in millionths of a centavo. */
const mostOfRoll = 20_000_000n
const mostOfSpin = 50_000_000n
/** In all ≤ R$ 2 a round. */
const mostOfRound = 200n

type Check<Id extends PromotionId> = (terms: PromotionTerms[Id]) => string | undefined

const none = () => undefined
const checks: { readonly [Id in PromotionId]: Check<Id> } = {
  ftd: none,
  recharge: faultOfTiers,
  rechargerebate: none,
  invitationactivity: ({ reward, chest_share, chest_steps }) => {
    if (chest_share > reward) return 'chest_share > reward'
    return isRising(chest_steps) ? undefined : 'chest_steps'
  },
  dailyrescue: ({ theoretical_cap_rate: cap }) => (cap > 5_000 ? 'theoretical_cap_rate > 50 %' : undefined),
  dailywheel: ({ prizes }) => (worthOfDraw(prizes) > mostOfRoll ? 'expected value > R$ 0.20' : undefined),
  lotterywheel: ({ prizes }) => (worthOfDraw(prizes) > mostOfSpin ? 'expected value > R$ 0.50' : undefined),
  day7: ({ rewards }) =>
    rewards.reduce((sum, reward) => sum + reward, 0n) > mostOfRound ? 'rewards > R$ 2.00' : undefined,
  rebates: ({ theoretical_cap_rate: cap }) => (cap > 1_500 ? 'theoretical_cap_rate > 15 %' : undefined),
}

/** What does not fit together in the terms, in the words of their fields; `undefined`: they may stand. */
export function faultOf<Id extends PromotionId>(id: Id, terms: PromotionTerms[Id]): string | undefined {
  return checks[id](terms)
}

/** Each band ends where the next begins, and no rate falls: nothing lies between 5,000.00 and 5,001.00. */
function faultOfTiers({ tiers }: PromotionTerms['recharge']): string | undefined {
  for (const [index, tier] of tiers.entries()) {
    const next = tiers[index + 1]
    if (tier.to <= tier.from || tier.to_rate < tier.from_rate) return tier.name
    if (next !== undefined && (next.from !== tier.to || next.from_rate < tier.to_rate)) return next.name
  }
  return undefined
}

function isRising(steps: readonly number[]): boolean {
  return steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
}
