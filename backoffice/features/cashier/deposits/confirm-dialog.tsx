import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { confirmDeposit, type DepositItem } from '../../../../contract/cashier/deposit-admin.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { isCpf } from '../../../../contract/cpf.ts'
import { plainDocument } from '../../../../contract/fields.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { MoneyField } from '../../../../src/ui/fields/money-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { useKeyedCall } from '../../../parts/use-keyed-call.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type ConfirmDialogProps = { item: DepositItem; onClose: () => void; onDone: () => void }

/** Asks what the operator's own statement says: nothing is taken over from the proof or from the first reviewer. */
export function ConfirmDialog({ item, onClose, onDone }: ConfirmDialogProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const [money, setMoney] = useState<bigint>()
  const [reference, setReference] = useState('')
  const [payer, setPayer] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useKeyedCall(
    (body: { id: string; money: string; bank_reference: string; payer_cpf: string }, key) =>
      api.call(confirmDeposit, { body, key }),
  )
  const digits = plainDocument(payer)
  const bankReference = asIdentifier(reference)
  const faults = {
    money: money === undefined || money === 0n ? t`Write the amount that came` : undefined,
    reference: /^[A-Za-z0-9./-]{4,40}$/.test(bankReference) ? undefined : t`Write the bank's reference`,
    payer: isCpf(digits) ? undefined : t`Write the CPF of the payer`,
  }
  const submit = async () => {
    setWasTried(true)
    if (isSending || money === undefined || Object.values(faults).some(Boolean)) return
    const reply = await send({
      id: item.id,
      money: formatCentavos(money),
      bank_reference: bankReference,
      payer_cpf: digits,
    })
    if (reply === undefined) return
    const amount = formatMoney(money)
    const { name } = item.member
    if (reply.data.state === 'paid') toasts.show('leaf', t`${amount} credited to ${name}.`)
    else toasts.show('sky', t`Noted. A second person must find the same before ${name} is credited.`)
    onDone()
  }
  const shown = wasTried ? faults : { money: undefined, reference: undefined, payer: undefined }
  return (
    <FormDialog
      form="deposits/confirm-dialog"
      title={t`What does the statement say?`}
      action={t`Credit it`}
      tone="confirm"
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-small text-soft">
        {t`Read these from the house's own bank statement, not from the proof. What really came is credited.`}
      </p>
      <MoneyField
        label={t`Amount that came`}
        name="money"
        value={money}
        onChange={setMoney}
        error={shown.money}
      />
      <TextField
        label={t`The bank's reference of that line`}
        maxSigns={40}
        value={reference}
        onChange={setReference}
        error={shown.reference}
      />
      <TextField
        label={t`CPF of the payer`}
        inputMode="numeric"
        maxSigns={14}
        value={payer}
        onChange={setPayer}
        error={shown.payer}
      />
      <CallFailure failure={failure} />
    </FormDialog>
  )
}
