import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Timeline } from '../../../ui/lists/timeline.tsx'
import { useWithdrawalReason } from './use-withdrawal-reason.ts'

type Step = ComponentProps<typeof Timeline>['steps'][number]

/** Asked for → reviewed → sent → paid, each with its time, or where it ended instead, with the reason. */
export function useWithdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { t } = useLingui()
  const language = useLanguage()
  const reason = useWithdrawalReason()(withdrawal.reason)
  const at = (instant: string | null) =>
    instant === null ? undefined : formatDate(Date.parse(instant), 'moment', language)
  const { state, sent_at } = withdrawal
  const isTurnedAway = state === 'rejected'
  const asked: Step = {
    id: 'asked',
    title: t`Asked for`,
    state: 'done',
    ...detail(at(withdrawal.created_at)),
  }
  const reviewedAt = at(withdrawal.reviewed_at)
  const review: Step = {
    id: 'review',
    title: isTurnedAway ? t`Rejected` : state === 'pending' ? t`Under review` : t`Approved`,
    state: isTurnedAway ? 'failed' : state === 'pending' ? 'now' : 'done',
    ...detail(isTurnedAway ? join(reviewedAt, reason) : reviewedAt),
  }
  const back = givenBack(t`The money is back in your balance`)
  if (isTurnedAway) return [asked, review, back]
  const sent: Step[] =
    sent_at === null
      ? []
      : [{ id: 'sent', title: t`Sent to your bank`, state: 'done', ...detail(at(sent_at)) }]
  const paid: Step = { id: 'paid', title: t`Paid`, state: 'done', ...detail(at(withdrawal.paid_at)) }
  if (state === 'paid') return [asked, review, ...sent, paid]
  const ended = detail(join(at(withdrawal.ended_at), reason))
  if (state === 'failed')
    return [
      asked,
      review,
      ...sent,
      { id: 'ended', title: t`Could not be paid`, state: 'failed', ...ended },
      back,
    ]
  if (state === 'returned') {
    const returned: Step = { id: 'ended', title: t`Sent back by the bank`, state: 'failed', ...ended }
    return [asked, review, ...sent, paid, returned, back]
  }
  const expected = at(withdrawal.expected_by)
  const payment: Step = {
    id: 'paid',
    title: t`Payment`,
    state: state === 'approved' ? 'now' : 'ahead',
    ...detail(
      withdrawal.waits_for_person
        ? t`One of us looks at it once more before it is sent.`
        : expected && t`expected by ${expected}`,
    ),
  }
  return [asked, review, ...sent, payment]
}

function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

function givenBack(title: string): Step {
  return { id: 'back', title, state: 'done' }
}

function detail(text: string | undefined) {
  return text ? { detail: text } : {}
}
