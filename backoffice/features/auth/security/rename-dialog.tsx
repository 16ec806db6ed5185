import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { renameAdministratorPasskey } from '../../../../contract/operations/administrator-security.ts'
import { asLine, isBlank } from '../../../../contract/text-kinds.ts'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { FormDialog } from '../../../parts/forms/form-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { Passkey } from './use-passkeys.ts'

type RenameDialogProps = { row: Passkey; onClose: () => void; onChanged: () => Promise<void> }

export function RenameDialog({ row, onClose, onChanged }: RenameDialogProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [name, setName] = useState(row.name)
  const [wasTried, setWasTried] = useState(false)
  const { busy, fault, send } = useSend(
    (intent: { id: string; name: string }, key) =>
      api.call(renameAdministratorPasskey, { body: intent, key }),
    () => {
      onClose()
      void onChanged()
    },
  )
  const noName = isBlank(name) ? t`Enter a name` : undefined
  const submit = () => {
    setWasTried(true)
    if (!noName && !busy) void send({ id: row.id, name: asLine(name) })
  }
  return (
    <FormDialog
      form="security/rename-dialog"
      title={t`Rename this passkey`}
      action={t`Save`}
      tone="main"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormErrors message={fault?.message} hint={fault?.hint} />
      <TextField
        label={t`Name`}
        maxLength={40}
        data-first-focus
        value={name}
        onChange={setName}
        error={wasTried ? noName : undefined}
      />
    </FormDialog>
  )
}
