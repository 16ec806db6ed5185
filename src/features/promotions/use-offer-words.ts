import { useLingui } from '@lingui/react/macro'
import type { OfferReason, OfferStep } from '../../../contract/promotions/offer.ts'
import { formatMoney } from '../../i18n/format-money.ts'

/** What is missing, in a sentence. */
export function useReasonWords(): (reason: OfferReason) => string {
  const { t } = useLingui()
  return reason => {
    switch (reason) {
      case 'not_offered':
        return t`This promotion is not offered now.`
      case 'no_recharge':
        return t`It begins with a deposit.`
      case 'recharge_too_small':
        return t`What you deposited so far is below the minimum.`
      case 'stake_missing':
        return t`Play on: how much is left is shown here.`
      case 'no_loss':
        return t`You did not lose yesterday: there is nothing to give back.`
      case 'below_least':
        return t`There is too little to pay yet.`
      case 'claimed':
        return t`You have claimed it.`
      case 'too_late':
        return t`Its time is over.`
      case 'waiting':
        return t`It is earned and waits for its day.`
      case 'no_friend':
        return t`No new friend qualifies yet.`
      case 'no_spins':
        return t`No more spins left`
      case 'withdrawal_asked':
        return t`You asked for a withdrawal: this offer has ended.`
      case 'other_account':
        return t`User not eligible for this reward`
    }
  }
}

/** The name and the figures of a step towards a claim. */
export function useStepWords(): (step: OfferStep) => { label: string; text: string } {
  const { t } = useLingui()
  return step => {
    const labels = {
      recharge: t`Deposited`,
      counted: t`Counted this month`,
      stake: t`Played`,
      friends: t`Friends`,
      days: t`Days`,
    }
    const have = step.unit === 'money' ? formatMoney(step.have) : String(step.have)
    const need = step.unit === 'money' ? formatMoney(step.need) : String(step.need)
    return { label: labels[step.what], text: t`${have} of ${need}` }
  }
}

export const shareOf = (step: OfferStep): number => {
  const need = Number(step.need)
  return need === 0 ? 0 : Number(step.have) / need
}
