import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { administratorRoles } from '../../../../contract/operations/administrator-role.ts'
import {
  type AdministratorView,
  changeAdministrator,
} from '../../../../contract/operations/administrators.ts'
import { Checkbox } from '../../../../src/ui/fields/checkbox.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { ProposalDialog } from '../../../parts/forms/proposal-dialog.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { useRoleWords } from './role-words.ts'

type ChangeDialogProps = { row: AdministratorView; onClose: () => void; onDone: () => void }

export function ChangeDialog({ row, ...dialog }: ChangeDialogProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const roles = useRoleWords()
  const [role, setRole] = useState(row.role)
  const [disabled, setDisabled] = useState(row.disabled_at !== null)
  const { id, name } = row
  return (
    <ProposalDialog
      {...dialog}
      form="team/change-dialog"
      about={`change ${id}`}
      name={name}
      title={t`Change the access of ${name}`}
      intent={{ role, disabled }}
      propose={(intent, key) => api.call(changeAdministrator, { body: { id, ...intent }, key })}
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
    </ProposalDialog>
  )
}
