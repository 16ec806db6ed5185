import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type AdministratorView,
  credentialParts,
  resetAdministrator,
} from '../../../../contract/operations/administrators.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { ProposalDialog } from '../../../parts/forms/proposal-dialog.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { useCredentialWords } from './credential-words.ts'

type ResetDialogProps = { row: AdministratorView; onClose: () => void; onDone: () => void }

/** Proposes to end a colleague's passkeys, or all of their credentials. */
export function ResetDialog({ row, ...dialog }: ResetDialogProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const words = useCredentialWords()
  const offered = credentialParts.filter(part => part !== 'passkeys' || row.passkeys > 0)
  const [what, setWhat] = useState<(typeof credentialParts)[number]>('all')
  const { id, name } = row
  return (
    <ProposalDialog
      {...dialog}
      form="team/reset-dialog"
      about={`reset ${id}`}
      name={name}
      title={t`Reset the credentials of ${name}`}
      intent={{ what }}
      propose={(intent, key) => api.call(resetAdministrator, { body: { id, ...intent }, key })}
    >
      <SelectField
        label={t`What ends`}
        hint={
          what === 'all'
            ? t`${name} gets a link by e-mail to set new ones.`
            : t`${name} signs in with password and authenticator.`
        }
        value={what}
        onChange={raw => setWhat(offered.find(one => one === raw) ?? what)}
        options={offered.map(value => ({ value, label: words[value] }))}
      />
    </ProposalDialog>
  )
}
