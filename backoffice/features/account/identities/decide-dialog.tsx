import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { decideIdentity, type IdentityCase, identityReasons } from '../../../../contract/account/identity.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useIdentityWords } from './use-identity-words.ts'

type DecideDialogProps = { row: IdentityCase; approve: boolean; onClose: () => void; onDone: () => void }

/** The word that ends a case, and why; the member reads it. */
export function DecideDialog({ row, approve, onClose, onDone }: DecideDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const { reasons } = useIdentityWords()
  const [reason, setReason] = useState(row.reason ?? identityReasons[0])
  const about = `identity ${row.id}`
  const { name } = row.member
  const { busy, fault, send } = useSend(
    (intent: { note: string; reason?: typeof reason }, key) =>
      api.call(decideIdentity, { body: { id: row.id, approve, ...intent }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Decided. ${name} reads why.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="identities/decide-dialog"
      about={about}
      title={approve ? t`Approve the identity of ${name}?` : t`Reject the identity of ${name}?`}
      text={t`Look at every picture first. The member reads your reason, and the audit log keeps it.`}
      label={t`Reason`}
      action={approve ? t`Approve` : t`Reject`}
      tone={approve ? 'confirm' : 'danger'}
      busy={busy}
      fault={fault}
      least={10}
      onClose={onClose}
      onSend={note => void send(approve ? { note } : { note, reason })}
    >
      {approve ? null : (
        <SelectField
          label={t`What is wrong`}
          value={reason}
          onChange={chosen => setReason(identityReasons.find(one => one === chosen) ?? reason)}
          options={identityReasons.map(value => ({ value, label: reasons[value] }))}
        />
      )}
    </ReasonDialog>
  )
}
