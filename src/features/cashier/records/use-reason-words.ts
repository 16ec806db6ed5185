import { useLingui } from '@lingui/react/macro'

/** Why something was turned away or went back; a reviewer's own sentence stays as it was written. */
export function useReasonWords(): (reason: string | null) => string | undefined {
  const { t } = useLingui()
  const known: Readonly<Record<string, string>> = {
    payer_mismatch: t`The payment came from somebody else's account.`,
    payer_unknown: t`The bank did not tell who paid.`,
    amount_below_minimum: t`The amount was below the minimum.`,
    amount_above_maximum: t`The amount was above the maximum.`,
    disputed: t`Your bank took the payment back.`,
    deposit_disputed: t`A bank disputes this payment. Its amount is set aside until that ends.`,
    partly_disputed: t`Your bank took a part of the payment back.`,
    returned_by_bank: t`The bank sent the money back.`,
    payout_refused: t`The bank refused the payment.`,
    account_invalid: t`The bank does not know this account.`,
    account_blocked: t`The bank has blocked this account.`,
    account_closed_at_bank: t`This account is closed at the bank.`,
    account_type_wrong: t`The account type did not fit.`,
    pix_key_not_own: t`The Pix key belongs to somebody else.`,
    pix_key_unknown: t`The Pix key does not exist any more.`,
  }
  return reason => {
    if (reason === null || reason === '') return undefined
    // A word of the server that this version does not know is no sentence for a member.
    return known[reason] ?? (/^[a-z]+(_[a-z]+)+$/.test(reason) ? t`Support knows the reason.` : reason)
  }
}
