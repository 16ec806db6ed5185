import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type DepositItem,
  depositRefusals,
  refuseDeposit,
} from '../../../../contract/cashier/deposit-admin.ts'
import { asLine } from '../../../../contract/text-kinds.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { TextAreaField } from '../../../parts/forms/text-area-field.tsx'
import { useKeyedCall } from '../../../parts/use-keyed-call.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useDepositReason } from './deposit-words.ts'

type RefuseDialogProps = { item: DepositItem; onClose: () => void; onDone: () => void }
type Reason = (typeof depositRefusals)[number]

/** Asks for the reason, which the member reads in words, and for what else they should know. */
export function RefuseDialog({ item, onClose, onDone }: RefuseDialogProps) {
  const { t } = useLingui()
  const { api, drafts, toasts } = useBackOffice()
  const about = `refuse ${item.id}`
  const reasonOf = useDepositReason()
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState(drafts.get(about) ?? '')
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useKeyedCall(
    (body: { id: string; reason: Reason; note: string }, key) => api.call(refuseDeposit, { body, key }),
  )
  const write = (text: string) => {
    drafts.set(about, text)
    setNote(text)
  }
  const submit = async () => {
    setWasTried(true)
    if (isSending || reason === undefined) return
    if ((await send({ id: item.id, reason, note: asLine(note) })) === undefined) return
    drafts.delete(about)
    const { name } = item.member
    toasts.show('leaf', t`Refused. ${name} reads why.`)
    onDone()
  }
  const fault = wasTried && reason === undefined ? t`Choose a reason` : undefined
  const goesBack = t`If the money came from somebody else, send it back at the bank: the ledger has not taken it in.`
  return (
    <FormDialog
      form="deposits/refuse-dialog"
      title={t`Refuse this transfer?`}
      action={t`Refuse`}
      tone="danger"
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t`Reason`}
        value={reason ?? ''}
        onChange={chosen => setReason(depositRefusals.find(one => one === chosen))}
        options={depositRefusals.map(value => ({ value, label: reasonOf(value) ?? value }))}
        placeholder={t`Choose`}
        error={fault}
      />
      {reason === 'payer_mismatch' ? (
        <p className="rounded-corner bg-sun-wash p-3 text-small">{goesBack}</p>
      ) : null}
      <TextAreaField
        label={t`Message to the member (may stay empty)`}
        value={note}
        onChange={write}
        maxLength={300}
      />
      <CallFailure failure={failure} />
    </FormDialog>
  )
}
