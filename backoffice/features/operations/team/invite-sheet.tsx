import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isEmail } from '../../../../contract/fields.ts'
import {
  type AdministratorRole,
  administratorRoles,
} from '../../../../contract/operations/administrator-role.ts'
import { inviteAdministrator } from '../../../../contract/operations/administrators.ts'
import { asName } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Sheet } from '../../../../src/ui/overlays/sheet.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { ReasonField } from '../../../parts/forms/reason-field.tsx'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useReason } from '../../../parts/forms/use-reason.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useRoleWords } from './role-words.ts'

/** Proposes somebody new. The link to enrol goes to them alone, by mail, when another owner approves it. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const { api, toasts, drafts } = useBackOffice()
  const roles = useRoleWords()
  const { form, wasTried, refuse } = useMistakes()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<AdministratorRole>('support')
  const reason = useReason('invitation')
  const { busy, fault, send } = useSend(
    (intent: { email: string; name: string; role: AdministratorRole; reason: string }, key) =>
      api.call(inviteAdministrator, { body: intent, key }),
    () => {
      drafts.delete('invitation')
      toasts.show('sky', t`Proposed. Another owner must approve it.`)
      onClose()
    },
  )
  const noName = asName(name) === '' ? t`Write the name` : undefined
  const noEmail = isEmail(email) ? undefined : t`This is no valid e-mail address`
  const submit = () => {
    if (busy) return
    if (noName || noEmail || reason.fault !== undefined) return refuse()
    void send({ email, name, role, reason: reason.trimmed })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Invite somebody`}
      footer={<Button form={formId} type="submit" tone="main" wide busy={busy}>{t`Propose`}</Button>}
    >
      <form
        data-form="team/invite-sheet"
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t`Name`}
          maxLength={80}
          value={name}
          onChange={setName}
          error={wasTried ? noName : undefined}
        />
        <TextField
          label={t`E-mail`}
          type="email"
          maxSigns={77}
          value={email}
          onChange={setEmail}
          error={wasTried ? noEmail : undefined}
        />
        <SelectField
          label={t`Role`}
          hint={roles[role].may}
          value={role}
          onChange={raw => setRole(administratorRoles.find(one => one === raw) ?? role)}
          options={administratorRoles.map(value => ({ value, label: roles[value].name }))}
        />
        <ReasonField label={t`Reason, for the audit`} reason={reason} wasSent={wasTried} busy={busy} />
        <p className="text-small text-soft">
          {t`When another owner approves it, a link goes to this address. Nobody else sees it.`}
        </p>
        <ComeIntoView news={fault}>
          <FormErrors message={fault?.message} hint={fault?.hint} />
        </ComeIntoView>
      </form>
    </Sheet>
  )
}
