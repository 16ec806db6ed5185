import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { cancelRechargeCall } from '../deposit/cancel-recharge-call.ts'

type CancelOrderProps = { order: Recharge; memberId: string }

/** A member who typed another amount, or changed their mind, need not wait until the code expires. */
export function CancelOrder({ order, memberId }: CancelOrderProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { send, isSending, failure } = useMoneyForm(cancelRechargeCall, memberId)
  const cancel = async () => {
    const outcome = await send({ id: order.id })
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return
    setIsAsking(false)
    showToast({ tone: 'sky', text: t`The deposit is cancelled.` })
  }
  const close = () => setIsAsking(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsking(true)}>{t`Cancel this deposit`}</Button>
      <Sheet open={isAsking} onClose={close} title={t`Cancel this deposit?`} dismissible={!isSending}>
        <div className="grid gap-5">
          <p className="text-soft">
            {order.payment_type === 'pix'
              ? t`The code stops working. If you have paid it already, do not cancel: the money is on its way to your balance.`
              : t`If you have transferred already, do not cancel: send the proof instead.`}
          </p>
          <FormEnd failure={failure}>
            <Button tone="danger" size="large" wide busy={isSending} onClick={() => void cancel()}>
              {t`Cancel the deposit`}
            </Button>
          </FormEnd>
          <Button wide onClick={close} disabled={isSending}>{t`Keep it`}</Button>
        </div>
      </Sheet>
    </>
  )
}
