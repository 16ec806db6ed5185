import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { formatDate } from '../../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { Timeline, type TimelineStep } from '../../../../../src/ui/lists/timeline.tsx'
import { useReasonText } from '../state-words.ts'

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
  const sent: TimelineStep | undefined =
    item.sent_at === null
      ? undefined
      : { id: 'sent', title: t`Sent to the payment provider`, detail: moment(item.sent_at), state: 'done' }
  const paid: TimelineStep | undefined =
    item.state === 'returned'
      ? { id: 'paid', title: t`Paid`, detail: moment(item.paid_at), state: 'done' }
      : undefined
  const payout = usePayoutStep(item, moment)
  const steps = [asked, review, sent, paid, payout].filter(step => step !== undefined)
  return <Timeline steps={steps} />
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

function usePayoutStep(
  item: ReviewItem,
  moment: (at: string | null) => string | undefined,
): TimelineStep | undefined {
  const { t } = useLingui()
  const reason = useReasonText()(item)
  const stoppedWords = useStoppedWords()
  const expectedBy = moment(item.expected_by)
  const ended = [moment(item.ended_at), reason].filter(Boolean).join(' · ')
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
      if (item.payout_state === 'stopped') {
        return { id: 'payout', title: t`Stopped`, detail: stoppedWords(item.stop_reason), state: 'now' }
      }
      const isSent = item.payout_state === 'under_way' || item.payout_state === 'sent'
      const words = isSent ? t`Sent to the payment provider` : t`Stands ready to be sent`
      return { id: 'payout', title: t`Payout`, detail: words, state: 'now' }
    }
    case 'paid':
      return { id: 'payout', title: t`Paid`, detail: moment(item.paid_at), state: 'done' }
    case 'failed':
      return { id: 'payout', title: t`Payout failed, money given back`, detail: ended, state: 'failed' }
    case 'returned':
      return { id: 'payout', title: t`Came back, money given back`, detail: ended, state: 'failed' }
  }
}

function useStoppedWords(): (reason: string | null) => string {
  const { t } = useLingui()
  return reason => {
    switch (reason) {
      case 'account_frozen':
        return t`The account was frozen after the approval: a person decides.`
      case 'deposit_disputed':
        return t`A bank disputes a deposit of the member: give the money back.`
      case 'debt_open':
        return t`The member owes money since the approval: a person decides.`
      default:
        return t`The wallet is frozen: a person decides.`
    }
  }
}
