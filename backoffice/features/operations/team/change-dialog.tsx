import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { administratorRoles } from '../../../../contract/operations/administrator-role.ts'
import {
  type AdministratorView,
  changeAdministrator,
} from '../../../../contract/operations/administrators.ts'
import { Checkbox } from '../../../../src/ui/fields/checkbox.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { useDesk } from '../../../desk/desk.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
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
      toasts.tell('sky', t`Proposed. Another owner must approve it.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="team/change-dialog"
      about={about}
      title={t`Change the access of ${name}`}
      text={t`When another owner approves it, every session of ${name} ends.`}
      label={t`Reason, for the audit`}
      action={t`Propose`}
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
