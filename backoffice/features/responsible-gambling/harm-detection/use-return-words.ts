import { useLingui } from '@lingui/react/macro'
import type { BalanceReturn } from '../../../../contract/cashier/balance-returns.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'

export const returnTones: Record<BalanceReturn['state'], BadgeTone> = {
  waiting: 'sun',
  sending: 'sky',
  stuck: 'scarlet',
  closed: 'leaf',
  dropped: 'plain',
}

/** How far the way back is, and what it waits for; a word of a newer server stands as it is called there. */
export function useReturnWords() {
  const { t } = useLingui()
  const states: Record<BalanceReturn['state'], string> = {
    waiting: t`Waits`,
    sending: t`Being sent`,
    stuck: t`Needs you`,
    closed: t`Account closed`,
    dropped: t`Named no more`,
  }
  const causes = new Map<string, string>([
    ['new', t`About to be looked at.`],
    ['rounds_open', t`Rounds are still open; they are settled first.`],
    ['withdrawal_open', t`The member's own withdrawal is under way.`],
    ['account_held', t`The member confirmed an account that can be paid to soon.`],
    [
      'account_missing',
      t`No account is known. The member was asked for one; as soon as they confirm one it goes on by itself.`,
    ],
    ['withdrawal_rejected', t`The withdrawal was rejected in the review.`],
    ['withdrawal_failed', t`The bank did not take the payout.`],
    ['withdrawal_returned', t`The bank sent the payout back.`],
    ['wallet_frozen', t`The wallet is frozen.`],
    ['debt_open', t`The member owes the house for a payment that was clawed back.`],
  ])
  return { states, causeOf: (cause: string) => causes.get(cause) ?? cause }
}
