import { useLingui } from '@lingui/react/macro'

/** The promotion that a bonus or a lot belongs to, by its word in the ledger. */
export function useSourceWords(): (source: string) => string {
  const { t } = useLingui()
  return source => {
    switch (source) {
      case 'deposit':
        return t`Deposit`
      case 'ftd':
        return t`First-deposit bonus`
      case 'recharge':
        return t`Recharge reward`
      case 'rechargerebate':
        return t`Recharge rebate`
      case 'invitation':
      case 'invitationactivity':
        return t`Invite a friend`
      case 'dailyrescue':
        return t`Daily cashback`
      case 'dailywheel':
        return t`Daily wheel`
      case 'lotterywheel':
        return t`Wheel of fortune`
      case 'day7':
        return t`Seven-day login`
      case 'vip':
        return t`VIP bonus`
      case 'operator':
        return t`A present of the house`
      default:
        return t`Bonus`
    }
  }
}
