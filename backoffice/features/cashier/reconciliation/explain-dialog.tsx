import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Difference, explainDifference } from '../../../../contract/cashier/reconciliation.ts'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { ReasonField } from '../../../parts/forms/reason-field.tsx'
import { useReason } from '../../../parts/forms/use-reason.ts'
import { useKeyedCall } from '../../../parts/use-keyed-call.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type ExplainDialogProps = { difference: Difference; onClose: () => void; onDone: () => void }

/** A person has looked and says why both sides differ. It moves no money: corrections are adjustments. */
export function ExplainDialog({ difference, onClose, onDone }: ExplainDialogProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const reason = useReason(`explain ${difference.id}`)
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useKeyedCall((body: { id: string; note: string }, key) =>
    api.call(explainDifference, { body, key }),
  )
  const submit = async () => {
    setWasTried(true)
    if (isSending || reason.fault !== undefined) return
    if ((await send({ id: difference.id, note: reason.trimmed })) === undefined) return
    reason.forget()
    onDone()
  }
  return (
    <FormDialog
      form="reconciliation/explain-dialog"
      title={t`Why do they differ?`}
      action={t`Keep this explanation`}
      tone="main"
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-small text-soft">{t`It stands in the audit log with your name. No money moves by it.`}</p>
      <ReasonField label={t`Explanation`} reason={reason} wasSent={wasTried} busy={isSending} />
      <CallFailure failure={failure} />
    </FormDialog>
  )
}
