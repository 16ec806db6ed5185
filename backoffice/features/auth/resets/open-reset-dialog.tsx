import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { openPasswordReset } from '../../../../contract/auth/resets.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type OpenResetDialogProps = { member: { id: string; name: string }; onClose: () => void }

/** The first of two people: says for whom, and how the person was recognised. */
export function OpenResetDialog({ member: { id, name }, onClose }: OpenResetDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const [what, setWhat] = useState('password')
  const about = `reset ${id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => {
      const kind = what === 'password' ? 'password' : 'withdrawal_password'
      return api.call(openPasswordReset, { body: { id, kind, reason }, key })
    },
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Another person has to approve it now.`)
      onClose()
    },
  )
  return (
    <ReasonDialog
      form="resets/open-reset-dialog"
      about={about}
      title={t`A new password for ${name}?`}
      text={t`For somebody who can receive no code any more. Another person approves and tells the code by telephone.`}
      label={t`How the person was recognised`}
      action={t`Ask for it`}
      tone="confirm"
      busy={busy}
      fault={fault}
      least={10}
      onClose={onClose}
      onSend={reason => void send(reason)}
    >
      <SelectField
        label={t`What was forgotten`}
        value={what}
        onChange={setWhat}
        options={[
          { value: 'password', label: t`Login password` },
          { value: 'withdrawal_password', label: t`Withdrawal password` },
        ]}
      />
    </ReasonDialog>
  )
}
