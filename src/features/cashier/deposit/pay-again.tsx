import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { useRecharge } from './use-recharge.ts'

type PayAgainProps = { order: Recharge; memberId: string | undefined }

/** Offers a new order of the same amount and payment method; a guest is led to the deposit form. */
export function PayAgain({ order, memberId }: PayAgainProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  if (memberId !== undefined) return <OrderAgain order={order} memberId={memberId} />
  const amount = order.money.toString()
  return (
    <LinkButton
      tone="main"
      href={`/recharge?amount=${amount}`}
      onClick={followLink(() => void navigate({ to: '/recharge', search: { amount }, replace: true }))}
    >{t`Deposit again`}</LinkButton>
  )
}

function OrderAgain({ order, memberId }: { order: Recharge; memberId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { submit, isSending, failure } = useRecharge(memberId)
  const amount = formatMoney(order.money)
  const { payment_id: id, payment_type: type, payment_desc: name } = order
  return (
    <div className="grid justify-items-center gap-3">
      <FormEnd failure={failure}>
        <Button tone="main" busy={isSending} onClick={() => void submit(order.money, { id, type, name })}>
          {t`Pay ${amount} again`}
        </Button>
      </FormEnd>
      <LinkButton
        href="/recharge"
        onClick={followLink(() => void navigate({ to: '/recharge', replace: true }))}
      >{t`Another amount`}</LinkButton>
    </div>
  )
}
