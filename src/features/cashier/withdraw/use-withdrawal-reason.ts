import { useLingui } from '@lingui/react/macro'

/** Why a withdrawal did not go through: words of the server become a sentence, a reviewer's own sentence stays. */
export function useWithdrawalReason(): (reason: string | null) => string | undefined {
  const { t } = useLingui()
  return reason => {
    switch (reason) {
      case null:
      case '':
        return undefined
      case 'account_invalid':
        return t`The bank does not know this account. Please check it.`
      case 'account_blocked':
        return t`The bank has blocked this account. Ask your bank, or use another one.`
      case 'account_closed_at_bank':
        return t`This account is closed at the bank. Please use another one.`
      case 'account_type_wrong':
        return t`The account type does not fit. Please save the account again.`
      case 'pix_key_not_own':
      case 'pix_key_cpf_not_own':
        return t`The Pix key belongs to somebody else now. Please use another account.`
      case 'pix_key_unknown':
        return t`The Pix key does not exist any more. Please use another account.`
      case 'cnpj_unproved':
      case 'pix_key_type_closed':
        return t`We may not pay to this company key. Please use a key in your own CPF.`
      case 'returned_by_bank':
        return t`The bank sent the money back.`
      case 'payout_refused':
        return t`The bank refused the payment.`
      default:
        return reason
    }
  }
}
