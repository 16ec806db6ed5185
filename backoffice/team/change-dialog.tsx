import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { administratorRoles } from '../../contract/administrator-role.ts'
import { type AdministratorView, changeAdministrator } from '../../contract/administrators.ts'
import { Checkbox } from '../../src/ui/checkbox.tsx'
import { SelectField } from '../../src/ui/select-field.tsx'
import { useDesk } from '../desk/desk.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useSend } from '../parts/use-send.ts'
import { useRoleWords } from './role-words.ts'

type ChangeDialogProps = { row: AdministratorView; onClose: () => void; onDone: () => void }

export function ChangeDialog({ row, onClose, onDone }: ChangeDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useDesk()
  const roles = useRoleWords()
  const [role, setRole] = useState(row.role)
  const [disabled, setDisabled] = useState(row.disabled_at !== null)
  const about = `change ${row.id}`
  const { name } = row
  const { busy, fault, send } = useSend(
    (wish: { role: typeof role; disabled: boolean; reason: string }, key) =>
      api.call(changeAdministrator, { body: { id: row.id, ...wish }, key }),
    () => {
      drafts.delete(about)
      toasts.tell('leaf', t`The access of ${name} was changed; their sessions have ended.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      about={about}
      title={t`Change the access of ${name}`}
      text={t`It counts at once: every session of ${name} ends.`}
      label={t`Reason, for the audit`}
      action={t`Change`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send({ role, disabled, reason })}
    >
      <SelectField
        label={t`Role`}
        hint={roles[role].may}
        value={role}
        onChange={raw => setRole(administratorRoles.find(one => one === raw) ?? role)}
        options={administratorRoles.map(value => ({ value, label: roles[value].name }))}
      />
      <Checkbox checked={disabled} onChange={setDisabled}>
        {t`Shut out: cannot sign in any more`}
      </Checkbox>
    </ReasonDialog>
  )
}
