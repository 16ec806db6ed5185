import { useLingui } from '@lingui/react/macro'

/** Why a deposit was turned away, in words. `undefined`: there is no reason to give. */
export function useRechargeReason(): (reason: string | null) => string | undefined {
  const { t } = useLingui()
  return reason => {
    switch (reason) {
      case null:
        return undefined
      case 'payer_mismatch':
        return t`It came from somebody else's account. Only your own is accepted, so the money goes back to the payer.`
      case 'payer_unknown':
        return t`Your bank has not told us yet who paid. If that stays so, the money goes back within a day.`
      case 'amount_below_minimum':
        return t`The amount was below the minimum, so the money goes back to you.`
      case 'amount_above_maximum':
        return t`The amount was above the maximum, so the money goes back to you.`
      case 'deposit_limit_reached':
        return t`It would have passed the deposit limit you set, so the money goes back to you.`
      case 'deposits_closed':
        return t`Deposits are closed for your account at the moment, so the money goes back to you.`
      case 'account_frozen':
      case 'account_closed':
        return t`Your account takes no deposits, so the money goes back to you.`
      case 'disputed':
        return t`Your bank took the payment back.`
      case 'deposit_disputed':
        return t`A bank disputes this payment. Its amount is set aside until that ends.`
      case 'partly_disputed':
        return t`Your bank took a part of the payment back.`
      case 'transfer_not_found':
        return t`Your transfer was not found on our statement. If you have transferred, talk to support with the receipt.`
      case 'proof_unclear':
        return t`The proof could not be read or did not show the transfer.`
      case 'duplicate':
        return t`This transfer was already credited to another deposit of yours.`
      case 'other':
        return t`The transfer could not be accepted.`
      case 'provider_unavailable':
        return t`The payment provider did not answer. Nothing was charged.`
      case 'cancelled':
        return t`You cancelled it. Nothing was charged; a payment that comes all the same is still credited.`
      case 'expired':
        return t`The code was not paid in time. Nothing was charged.`
      default:
        return t`The money goes back to the account it came from.`
    }
  }
}
