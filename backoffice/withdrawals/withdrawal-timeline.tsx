import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../contract/backoffice.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Timeline, type TimelineStep } from '../../src/ui/timeline.tsx'
import { useReasonText } from './state-words.ts'

/** What has happened to it, what is happening, what comes. */
export function WithdrawalTimeline({ item }: { item: ReviewItem }) {
  const { t } = useLingui()
  const language = useLanguage()
  const moment = (at: string | null) =>
    at === null ? undefined : formatDate(Date.parse(at), 'moment', language)
  const asked: TimelineStep = {
    id: 'asked',
    title: t`Requested`,
    detail: moment(item.created_at),
    state: 'done',
  }
  const review = useReviewStep(item, moment(item.reviewed_at))
  const payout = usePayoutStep(item, moment(item.expected_by))
  return <Timeline steps={[asked, review, ...(payout ? [payout] : [])]} />
}

function useReviewStep(item: ReviewItem, reviewedAt: string | undefined): TimelineStep {
  const { t } = useLingui()
  const reasonText = useReasonText()
  const reviewer = item.reviewer ?? t`somebody`
  if (item.state === 'pending') {
    const first = t`First approval by ${reviewer}; a second administrator must agree`
    const detail = item.reviewer === null ? t`Waits for a decision` : first
    return { id: 'review', title: t`Review`, detail, state: 'now' }
  }
  if (item.state === 'rejected') {
    const detail = [reviewedAt, reasonText(item)].filter(Boolean).join(' · ')
    return { id: 'review', title: t`Rejected by ${reviewer}`, detail, state: 'failed' }
  }
  return { id: 'review', title: t`Approved by ${reviewer}`, detail: reviewedAt, state: 'done' }
}

function usePayoutStep(item: ReviewItem, expectedBy: string | undefined): TimelineStep | undefined {
  const { t } = useLingui()
  const detail = useReasonText()(item)
  switch (item.state) {
    case 'rejected':
      return undefined
    case 'pending':
      return {
        id: 'payout',
        title: t`Payout`,
        detail: expectedBy === undefined ? undefined : t`Promised by ${expectedBy}`,
        state: 'ahead',
      }
    case 'approved': {
      const isSent = item.payout_state === 'under_way' || item.payout_state === 'sent'
      const words = isSent ? t`Sent to the payment provider` : t`Stands ready to be sent`
      return { id: 'payout', title: t`Payout`, detail: words, state: 'now' }
    }
    case 'paid':
      return { id: 'payout', title: t`Paid`, state: 'done' }
    case 'failed':
      return { id: 'payout', title: t`Payout failed, money given back`, detail, state: 'failed' }
    case 'returned':
      return { id: 'payout', title: t`Came back, money given back`, detail, state: 'failed' }
  }
}
