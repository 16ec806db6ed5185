import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type AdministratorView,
  credentialParts,
  resetAdministrator,
} from '../../../../contract/operations/administrators.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { useDesk } from '../../../desk/desk.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useCredentialWords } from './credential-words.ts'

type ResetDialogProps = { row: AdministratorView; onClose: () => void; onDone: () => void }

/** Proposes to end a colleague's passkeys, or all of their credentials. */
export function ResetDialog({ row, onClose, onDone }: ResetDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useDesk()
  const words = useCredentialWords()
  const offered = credentialParts.filter(part => part !== 'passkeys' || row.passkeys > 0)
  const [what, setWhat] = useState<(typeof credentialParts)[number]>('all')
  const about = `reset ${row.id}`
  const { name } = row
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(resetAdministrator, { body: { id: row.id, what, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.tell('sky', t`Proposed. Another owner must approve it.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="team/reset-dialog"
      about={about}
      title={t`Reset the credentials of ${name}`}
      text={t`When another owner approves it, every session of ${name} ends.`}
      label={t`Reason, for the audit`}
      action={t`Propose`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
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
    </ReasonDialog>
  )
}
