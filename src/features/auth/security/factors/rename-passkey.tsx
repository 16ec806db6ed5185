import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { renamePasskey } from '../../../../../contract/auth/passkeys.ts'
import type { SecurityView } from '../../../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useBusyWhile } from '../../../../forms/use-busy-while.ts'
import { showToast } from '../../../../state/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

type RenamePasskeyProps = { passkey: SecurityView['passkeys'][number]; onClose: () => void }

/** Two passkeys called Android are told apart by their names only. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const { t } = useLingui()
  const [name, setName] = useState(passkey.name)
  useBusyWhile(name !== passkey.name)
  const { send, isSending, failure } = useSecuredCall(renamePasskey)
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || name.trim() === '') return
    const outcome = await send({ id: passkey.id, name: name.trim() })
    if ('failed' in outcome) return
    showToast({ tone: 'leaf', text: t`Passkey renamed.` })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t`Rename this passkey`}>
      <form
        data-form="rename-passkey"
        onSubmit={event => void rename(event)}
        noValidate
        className="grid gap-4"
      >
        <FormErrors message={failure?.message} hint={failure?.hint} />
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={setName}
          error={failure?.fields.name}
        />
        <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Save`}</Button>
      </form>
    </Dialog>
  )
}
