import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { StateFilter } from '../../../state/place.ts'

export const stateTones: Record<ReviewItem['state'], BadgeTone> = {
  pending: 'sun',
  approved: 'sky',
  paid: 'leaf',
  rejected: 'scarlet',
  failed: 'scarlet',
  returned: 'scarlet',
}

export function useStateWords(): Record<StateFilter, string> {
  const { t } = useLingui()
  return {
    pending: t`Waiting`,
    approved: t`Being paid`,
    paid: t`Paid`,
    rejected: t`Rejected`,
    failed: t`Failed`,
    returned: t`Returned`,
    all: t`All`,
  }
}

/** Why it was not paid. A rejection carries the reviewer's own words, a failed payout one of the server's. */
export function useReasonText(): (item: ReviewItem) => string | undefined {
  const { t } = useLingui()
  const words: Record<string, string> = {
    account_invalid: t`The bank knows no such account.`,
    account_blocked: t`The account is blocked at its bank.`,
    account_closed_at_bank: t`The account was closed at its bank.`,
    account_type_wrong: t`The bank does not take PIX for this type of account.`,
    pix_key_not_own: t`The PIX key belongs to somebody else.`,
    pix_key_cpf_not_own: t`The PIX key belongs to somebody else.`,
    pix_key_unknown: t`The PIX key does not exist any more.`,
    returned_by_bank: t`The receiving bank sent it back.`,
    payout_refused: t`The payment provider refused it.`,
  }
  return ({ state, reason }) => {
    if (reason === null) return undefined
    return state === 'rejected' ? reason : (words[reason] ?? reason)
  }
}
