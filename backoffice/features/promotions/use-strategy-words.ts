import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PromotionEffect } from '../../../contract/promotions/promotion-admin.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { usePromotionWords } from './use-term-words.ts'

/** What a player would do in a month, as a line that an operator reads. */
export function useStrategyWords(): (strategy: PromotionEffect['strategy']) => string {
  const { t } = useLingui()
  const promotionWords = usePromotionWords()
  return ({ recharges, recharge, plays_out, stake, stake_days, friends }) => {
    const each = formatMoney(recharge)
    const aDay = formatMoney(stake)
    const parts = [
      recharges > 0 &&
        t`${plural(recharges, { one: `# deposit of ${each}`, other: `# deposits of ${each}` })}`,
      ...plays_out.map(promotionWords).map(title => t`“${title}” played out`),
      stake_days > 0 &&
        t`${plural(stake_days, { one: `${aDay} staked on # day`, other: `${aDay} staked on each of # days` })}`,
      friends > 0 &&
        t`${plural(friends, { one: '# friend who is the player', other: '# friends who are the player' })}`,
    ]
    return parts.filter(part => part !== false).join(' · ')
  }
}
