import { useLingui } from '@lingui/react/macro'
import { promotionOfSource } from '../../contract/promotions/registry.ts'

/** The promotion that a bonus or a lot belongs to, by its word in the ledger. `lot`: one that belongs to no bonus. */
export function useSourceWords(): (source: string, of?: 'bonus' | 'requirement') => string {
  const { i18n, t } = useLingui()
  return (source, of = 'bonus') => {
    const promotion = promotionOfSource(source)
    if (promotion !== undefined) {
      const { title, bonusTitle = title, requirementTitle = bonusTitle } = promotion
      return i18n._(of === 'requirement' ? requirementTitle : bonusTitle)
    }
    switch (source) {
      case 'deposit':
        return t`Deposit`
      case 'vip':
        return t`VIP bonus`
      case 'operator':
        return t`A present of the house`
      default:
        return t`Bonus`
    }
  }
}
