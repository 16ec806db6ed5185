import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RejectionGround } from '../../../../contract/cashier/review-deadline.ts'
import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { ReasonField } from '../../../parts/forms/reason-field.tsx'
import { useReason } from '../../../parts/forms/use-reason.ts'
import { DecisionNotice } from './detail/decision-notice.tsx'
import { useDeadline } from './detail/use-deadline.ts'
import { useGroundWords } from './detail/use-ground-words.ts'
import { type Decided, useDecision } from './use-decision.ts'

type RejectDialogProps = { item: ReviewItem; onClose: () => void; onDecided: (decided: Decided) => void }

/** Asks for the reason that the member will read. */
export function RejectDialog({ item, onClose, onDecided }: RejectDialogProps) {
  const { t } = useLingui()
  const reason = useReason(`reject ${item.id}`)
  const [wasSent, setWasSent] = useState(false)
  const [ground, setGround] = useState<RejectionGround>()
  const grounds = useDeadline()?.grounds ?? []
  const groundWords = useGroundWords()
  const lacksGround = grounds.length > 0 && ground === undefined
  const decision = useDecision(item, decided => {
    if (decided.how === 'decided') reason.forget()
    onDecided(decided)
  })
  const busy = decision.state.status === 'sending' || decision.state.status === 'checking'
  const submit = () => {
    setWasSent(true)
    if (!busy && !lacksGround && reason.fault === undefined)
      void decision.send({ verdict: 'reject', reason: reason.trimmed, ground })
  }
  const amount = formatMoney(item.money)
  const { name } = item.member
  return (
    <FormDialog
      form="withdrawals/reject-dialog"
      title={t`Reject this withdrawal?`}
      action={t`Reject and give ${amount} back`}
      tone="danger"
      busy={busy}
      isUnknown={decision.state.status === 'unknown'}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-small text-soft">
        {keepAmounts(t`${amount} of ${name} goes back to the balance at once. The member reads your reason.`)}
      </p>
      {grounds.length > 0 ? (
        <SelectField
          label={t`Ground`}
          value={ground ?? ''}
          placeholder={t`Choose`}
          onChange={raw => setGround(grounds.find(one => one === raw))}
          options={grounds.map(value => ({ value, label: groundWords[value] }))}
          hint={t`The licence lets a withdrawal be held back for these grounds only.`}
          error={wasSent && lacksGround ? t`Choose the ground.` : undefined}
          disabled={busy}
        />
      ) : null}
      <ReasonField label={t`Reason`} reason={reason} wasSent={wasSent} busy={busy} />
      <DecisionNotice decision={decision} />
    </FormDialog>
  )
}
