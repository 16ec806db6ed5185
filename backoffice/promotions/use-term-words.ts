import { useLingui } from '@lingui/react/macro'
import type { PromotionId } from '../../contract/promotion-terms.ts'

/** The promotions by their names. */
export function usePromotionWords(): (id: PromotionId) => string {
  const { t } = useLingui()
  const words: Record<PromotionId, string> = {
    ftd: t`First deposit`,
    recharge: t`Recharge reward`,
    rechargerebate: t`Recharge rebate`,
    invitationactivity: t`Invitation and chest`,
    dailyrescue: t`Daily cashback`,
    dailywheel: t`Daily wheel`,
    lotterywheel: t`Wheel of fortune`,
    day7: t`Seven days`,
    rebates: t`Betting rebate`,
  }
  return id => words[id]
}

/** What a field of the terms means, with its unit. Rates are hundredths of a percent: 800 is 8 %. */
export function useFieldWords(): (name: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    match_rate: t`Bonus, in 1/100 %`,
    max_bonus: t`Largest bonus, R$`,
    wagering_times: t`Times to be played`,
    max_stake: t`Largest bet meanwhile, R$`,
    max_conversion_times: t`Converts at most, times the bonus`,
    days: t`Days`,
    claim_days: t`Days to claim`,
    free_amount: t`Free money, R$`,
    free_min_recharge: t`Free money from a deposit of, R$`,
    free_wagering_times: t`Free money: times to be played`,
    base_cap: t`Deposits counted at most, R$`,
    grace_days: t`Days after the month's end`,
    tiers: t`Tier`,
    from: t`From, R$`,
    to: t`Up to, R$`,
    from_rate: t`Rate at its beginning, in 1/100 %`,
    to_rate: t`Rate at its end, in 1/100 %`,
    name: t`Name`,
    min_recharge: t`Smallest deposit, R$`,
    reward_rate: t`Reward, in 1/100 %`,
    reward: t`Reward, R$`,
    chest_share: t`Of it into the chest, R$`,
    min_stake: t`Weighted stake of the friend, R$`,
    hold_days: t`Days held`,
    chest_steps: t`Chest: friends of step`,
    loss_rate: t`Of the net loss, in 1/100 %`,
    theoretical_cap_rate: t`At most of theoretical loss, in 1/100 %`,
    above: t`Only above, R$`,
    prizes: t`Prize`,
    id: t`Id`,
    icon: t`Sign`,
    amount: t`Amount, R$`,
    weight: t`Weight`,
    per_recharge: t`A spin per deposited, R$`,
    daily_max: t`Spins a day at most`,
    rewards: t`Reward of day, R$`,
    pay_at: t`Paid by itself at, R$`,
    rates: t`Category`,
    category: t`Category`,
    levels: t`VIP level, in 1/100 %`,
  }
  return name => words[name] ?? name
}
