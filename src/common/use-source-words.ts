import { useLingui } from '@lingui/react/macro'
import { promotionOfSource } from '../../contract/promotions/registry.ts'

/** The promotion that a bonus or a lot belongs to, by its word in the ledger. */
export function useSourceWords(): (source: string) => string {
  const { i18n, t } = useLingui()
  return source => {
    const promotion = promotionOfSource(source)
    if (promotion !== undefined) return i18n._(promotion.bonusTitle ?? promotion.title)
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
