import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { RechargeRow } from '../../../db/personal-rows.ts'
import { bankIcon, qrIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Money } from '../../../ui/text/money.tsx'
import { OrderFacts } from '../order/order-facts.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { ReviewerNote } from '../withdraw/reviewer-note.tsx'
import { PayAgain } from './pay-again.tsx'
import { RechargeBadge } from './recharge-badge.tsx'
import { useRechargeReason } from './use-recharge-reason.ts'

export function RechargeDetails({ recharge }: { recharge: RechargeRow }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reason = useRechargeReason()(recharge.reason)
  const search = { order: recharge.id }
  const isTransfer = recharge.payment_type === 'transfer'
  const canBePaid = recharge.state === 'pending' || recharge.collection !== null
  const canBePaidAgain = !canBePaid && recharge.state !== 'paid'
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <Money amount={recharge.paid_money ?? recharge.money} size="title" />
        <RechargeBadge recharge={recharge} />
      </div>
      {reason === undefined ? null : <p className="text-small text-soft">{reason}</p>}
      {recharge.note === null ? null : <ReviewerNote note={recharge.note} />}
      <OrderSteps order={recharge} />
      <OrderFacts order={recharge} />
      {canBePaid ? (
        <LinkButton
          tone="main"
          wide
          icon={isTransfer ? bankIcon : qrIcon}
          href={`/recharge-payment?order=${recharge.id}`}
          onClick={followLink(() => void navigate({ to: '/recharge-payment', search }))}
        >
          {isTransfer ? t`To the transfer` : t`To the code`}
        </LinkButton>
      ) : null}
      {canBePaidAgain ? <PayAgain order={recharge} memberId={recharge.memberId} /> : null}
    </div>
  )
}
