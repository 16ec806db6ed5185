import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askRefund, type IncomingPayment } from '../../../../contract/cashier/deposit-admin.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { ReasonField } from '../../../parts/forms/reason-field.tsx'
import { useReason } from '../../../parts/forms/use-reason.ts'
import { useKeyedCall } from '../../../parts/use-keyed-call.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type RefundDialogProps = { payment: IncomingPayment; onClose: () => void; onDone: () => void }

/** Sends money back to its payer because a person says so; why stands in the audit log. */
export function RefundDialog({ payment, onClose, onDone }: RefundDialogProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
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
    toasts.show('leaf', t`${amount} is on its way back.`)
    onDone()
  }
  return (
    <FormDialog
      form="deposits/refund-dialog"
      title={t`Send ${amount} back?`}
      action={t`Send it back`}
      tone="main"
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-small text-soft">{t`The provider is asked under a new refund id. The money goes to the account it came from.`}</p>
      <ReasonField label={t`Reason`} reason={reason} wasSent={wasTried} busy={isSending} />
      <CallFailure failure={failure} />
    </FormDialog>
  )
}
