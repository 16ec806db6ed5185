import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { TimelineStep } from '../../../ui/lists/timeline.tsx'

type Step = Recharge['steps'][number]['step']

const bad: readonly Step[] = ['expired', 'failed', 'review_refused', 'refund_stuck', 'disputed']

/** The steps that were, as the server wrote them down, and the one that the order waits for. */
export function useOrderSteps(order: Recharge): TimelineStep[] {
  const words = useStepWords()
  const ahead = useAhead()
  const language = useLanguage()
  const was = order.steps.map(
    ({ step, at }): TimelineStep => ({
      id: `${step}${at}`,
      title: words[step],
      detail: formatDate(Date.parse(at), 'moment', language),
      state: bad.includes(step) ? 'failed' : 'done',
    }),
  )
  const next = ahead(order)
  return next === undefined ? was : [...was, { id: 'next', title: next, state: 'now' }]
}

function useStepWords(): Record<Step, string> {
  const { t } = useLingui()
  return {
    ordered: t`Asked for`,
    payment_seen: t`Payment received`,
    suspended: t`Waiting for your bank to say who paid`,
    credited: t`Credited to your balance`,
    expired: t`Expired without a payment`,
    cancelled: t`Cancelled by you`,
    failed: t`Did not work`,
    proof_received: t`Proof received`,
    review_refused: t`Not accepted`,
    refund_decided: t`It goes back to the payer`,
    refund_asked: t`Refund sent to the bank`,
    refund_done: t`Refund arrived at the payer's bank`,
    refund_stuck: t`The payer's bank refused the refund; our team sees to it`,
    disputed: t`Taken back by the payer's bank`,
  }
}

/** What comes next. */
function useAhead(): (order: Recharge) => string | undefined {
  const { t } = useLingui()
  return ({ awaiting, state, steps }) => {
    switch (awaiting) {
      case 'payment':
        return t`Waiting for the payment`
      case 'payer':
        return undefined
      case 'proof':
        return t`Waiting for your proof`
      case 'review':
        return t`Being checked by our team`
      case null: {
        const last = steps.at(-1)?.step
        const isUnderWay = last === 'refund_decided' || last === 'refund_asked'
        return state === 'refunded' && isUnderWay ? t`Refund on its way` : undefined
      }
    }
  }
}
