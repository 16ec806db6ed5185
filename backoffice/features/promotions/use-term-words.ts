import { useLingui } from '@lingui/react/macro'
import type { PromotionDefinition } from '../../../contract/promotions/definition.ts'
import { promotionNamed, promotions } from '../../../contract/promotions/registry.ts'
import type { Leaf } from '../../../contract/promotions/terms-leaves.ts'

/** The promotions by their names. */
export function usePromotionWords(): (id: string) => string {
  const { i18n } = useLingui()
  return id => {
    const title = promotionNamed(id)?.title
    return title === undefined ? id : i18n._(title)
  }
}

/** Why a version was written: the operator's own first one says so in the operator's language. */
export function useVersionReason(): (version: {
  administrator: string | null
  version: number
  reason: string
}) => string {
  const { t } = useLingui()
  return ({ administrator, version, reason }) =>
    administrator === null && version === 1 ? t`the first terms` : reason
}

const definitions: readonly PromotionDefinition[] = promotions

/** What a field of the terms means, with its unit: a word that many terms share, or one of a promotion's own. */
export function useFieldWords(): (name: string) => string {
  const { i18n, t } = useLingui()
  const words: Record<string, string> = {
    match_rate: t`Bonus, %`,
    max_bonus: t`Largest bonus, R$`,
    wagering_times: t`Times to be played`,
    max_stake: t`Largest bet meanwhile, R$`,
    max_conversion_times: t`Converts at most, times the bonus`,
    max_win_times: t`A bonus bet's win counts at most, times its stake`,
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
    from_rate: t`Rate at its beginning, %`,
    to_rate: t`Rate at its end, %`,
    name: t`Name`,
    min_recharge: t`Smallest deposit, R$`,
    reward_rate: t`Reward, %`,
    reward: t`Reward, R$`,
    chest_share: t`Of it into the chest, R$`,
    min_stake: t`Weighted stake of the friend, R$`,
    hold_days: t`Days held`,
    chest_steps: t`Chest: friends of step`,
    loss_rate: t`Of the net loss, %`,
    theoretical_cap_rate: t`At most of theoretical loss, %`,
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
    shares: t`Category`,
    category: t`Category`,
    share: t`Of the VIP level's rate, in %`,
    keep_days: t`Days of a period at whose end a level was kept or falls by one`,
    recharge_needed: t`Deposited in all, R$`,
    betting_needed: t`Weighted stake in all, R$`,
    keep_betting: t`Weighted stake of a period that keeps it, R$`,
    upgrade_bonus: t`Bonus on reaching it, R$`,
    weekly_bonus: t`Weekly bonus, R$`,
    monthly_bonus: t`Monthly bonus, R$`,
    withdrawals_a_day: t`Withdrawals a day`,
    withdrawal_day_limit: t`Withdrawn a day at most, R$`,
    withdrawal_min: t`One withdrawal at least, R$ (0: the house's)`,
    withdrawal_max: t`One withdrawal at most, R$ (0: the house's)`,
    rebate_rate: t`Betting rebate, of theoretical loss, %`,
    direct_rate: t`Level 1 below, %`,
    second_rate: t`Level 2 below, %`,
    third_rate: t`Level 3 below, %`,
    general: t`General track, level`,
    slot: t`Slots track, level`,
    live: t`Live track, level`,
    recharge: t`Deposits less withdrawals`,
    betting: t`Betting`,
    settlement: t`What the house won`,
  }
  return name => {
    const own = definitions.map(({ termTitles }) => termTitles?.[name]).find(title => title !== undefined)
    return words[name] ?? (own === undefined ? name : i18n._(own))
  }
}

/** A value by its field; `whole` also says which item of a list it is of. */
export function useLeafWords(): (path: Leaf['path'], whole?: boolean) => string {
  const wordsOf = useFieldWords()
  return (path, whole = false) => {
    if (whole)
      return path.map(part => (typeof part === 'number' ? String(part + 1) : wordsOf(part))).join(' · ')
    const last = path.at(-1)
    if (typeof last === 'string') return wordsOf(last)
    return wordsOf(String(path.at(-2)))
  }
}

export function useListWords(): (name: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    tiers: t`Tiers`,
    prizes: t`Prizes and odds`,
    rewards: t`Rewards by day`,
    chest_steps: t`Steps of the chest`,
    shares: t`Shares of the VIP level's rate, by category`,
    general: t`General track`,
    slot: t`Slots track`,
    live: t`Live track`,
    recharge: t`Deposits less withdrawals`,
    betting: t`Betting`,
    settlement: t`What the house won`,
  }
  return name => words[name] ?? name
}

/** Which item of a list it is: the tier or category by its name, else by its number. */
export function useItemWords(): (list: string, item: unknown, index: number) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
    diamond: t`Diamond`,
    slots: t`Slots`,
    live: t`Live casino`,
    crash: t`Crash`,
    fish: t`Fishing`,
    arcade: t`Arcade`,
    bingo: t`Bingo`,
    card: t`Cards`,
    lottery: t`Lottery`,
    sports: t`Sports`,
    table: t`Table games`,
    video: t`Video games`,
  }
  return (list, item, index) => {
    const number = index + 1
    if (typeof item === 'object' && item !== null) {
      if ('name' in item) return names[String(item.name)] ?? String(item.name)
      if ('category' in item) return names[String(item.category)] ?? String(item.category)
      if ('keep_betting' in item) return t`VIP level ${index}`
      if ('direct_rate' in item) return t`Tier ${number}`
      return t`Prize ${number}`
    }
    return list === 'rewards' ? t`Day ${number}` : t`Step ${number}`
  }
}

export function useIconWords(): (icon: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    none: t`No prize`,
    coin: t`Coin`,
    coins: t`Coins`,
    clover: t`Clover`,
    gem: t`Gem`,
    star: t`Star`,
    crown: t`Crown`,
    macaw: t`Macaw`,
  }
  return icon => words[icon] ?? icon
}
