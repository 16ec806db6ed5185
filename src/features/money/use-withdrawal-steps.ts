import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Withdrawal } from '../../../contract/money.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Timeline } from '../../ui/timeline.tsx'

type Step = ComponentProps<typeof Timeline>['steps'][number]

/** Asked for → reviewed → paid, or where it ended instead. */
export function useWithdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { t } = useLingui()
  const language = useLanguage()
  const at = (instant: string | null) =>
    instant === null ? undefined : formatDate(Date.parse(instant), 'moment', language)
  const { state } = withdrawal
  const isTurnedAway = state === 'rejected'
  const expected = at(withdrawal.expected_by)
  const asked: Step = {
    id: 'asked',
    title: t`Asked for`,
    state: 'done',
    ...detail(at(withdrawal.created_at)),
  }
  const review: Step = {
    id: 'review',
    title: isTurnedAway ? t`Rejected` : state === 'pending' ? t`Under review` : t`Approved`,
    state: isTurnedAway ? 'failed' : state === 'pending' ? 'now' : 'done',
    ...detail(at(withdrawal.reviewed_at)),
  }
  if (isTurnedAway) return [asked, review, givenBack(t`The money is back in your balance`)]
  if (state === 'failed' || state === 'returned') {
    const failed: Step = {
      id: 'paid',
      title: state === 'failed' ? t`Could not be paid` : t`Sent back by the bank`,
      state: 'failed',
    }
    return [asked, review, failed, givenBack(t`The money is back in your balance`)]
  }
  const paid: Step = {
    id: 'paid',
    title: state === 'paid' ? t`Paid` : t`Payment`,
    state: state === 'paid' ? 'done' : state === 'approved' ? 'now' : 'ahead',
    ...detail(state === 'paid' ? at(withdrawal.paid_at) : expected && t`expected by ${expected}`),
  }
  return [asked, review, paid]
}

function givenBack(title: string): Step {
  return { id: 'back', title, state: 'done' }
}

function detail(text: string | undefined) {
  return text ? { detail: text } : {}
}
