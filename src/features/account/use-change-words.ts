import { useLingui } from '@lingui/react/macro'

/** What a queued write or a money call is about. */
export function useChangeWords(): (kind: string) => string {
  const { t } = useLingui()
  return kind => {
    switch (kind) {
      case 'favourite':
        return t`Favourite`
      case 'bank-account':
        return t`Withdrawal account`
      case 'ticket-open':
        return t`Question to support`
      case 'ticket-reply':
        return t`Message to support`
      case 'break':
        return t`Pause or exclusion`
      case 'limit':
        return t`Lower limit`
      case 'recharge':
      case 'cancel-recharge':
        return t`Your deposit`
      case 'drawing':
        return t`Withdrawal`
      case 'confirm-account':
        return t`Account confirmation`
      case 'remove-account':
        return t`Account removal`
      case 'set-withdrawal-password':
      case 'modify-withdrawal-password':
        return t`Withdrawal password`
      case 'bet':
      case 'step':
      case 'round':
        return t`Game round`
      default:
        return t`Change`
    }
  }
}
