import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { askRefund, type IncomingPayment } from '../../contract/deposit-desk.ts'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { useDesk } from '../desk/desk.ts'
import { CallFailure } from '../parts/call-failure.tsx'
import { TextAreaField } from '../parts/text-area-field.tsx'
import { useKeyedCall } from '../parts/use-keyed-call.ts'
import { useReason } from '../parts/use-reason.ts'

type RefundDialogProps = { payment: IncomingPayment; onClose: () => void; onDone: () => void }

/** Sends money back to its payer because a person says so; why stands in the audit log. */
export function RefundDialog({ payment, onClose, onDone }: RefundDialogProps) {
  const { t } = useLingui()
  const { api, toasts } = useDesk()
  const formId = useId()
  const reason = useReason(`refund ${payment.e2eid}`)
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useKeyedCall((body: { e2eid: string; reason: string }, key) =>
    api.call(askRefund, { body, key }),
  )
  const amount = formatMoney(payment.money)
  const submit = async () => {
    setWasTried(true)
    if (isSending || reason.fault !== undefined) return
    if ((await send({ e2eid: payment.e2eid, reason: reason.trimmed })) === undefined) return
    reason.forget()
    toasts.tell('leaf', t`${amount} is on its way back.`)
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={t`Send ${amount} back?`}
      footer={
        <>
          <Button form={formId} type="submit" tone="main" wide busy={isSending}>{t`Send it back`}</Button>
          <Button tone="quiet" wide disabled={isSending} onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-small text-soft">{t`The provider is asked under a new refund id. The money goes to the account it came from.`}</p>
        <TextAreaField
          label={t`Reason`}
          value={reason.text}
          onChange={reason.write}
          maxLength={reason.most}
          hint={reason.hint}
          error={wasTried ? reason.fault : undefined}
        />
        <CallFailure failure={failure} />
      </form>
    </Dialog>
  )
}
