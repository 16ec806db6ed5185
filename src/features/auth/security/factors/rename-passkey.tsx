import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { renamePasskey } from '../../../../../contract/auth/passkeys.ts'
import type { SecurityView } from '../../../../../contract/auth/security.ts'
import { asLine, isBlank } from '../../../../../contract/text-kinds.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useBusyWhile } from '../../../../forms/use-busy-while.ts'
import { showToast } from '../../../../state/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../../ui/fields/use-first-mistake.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

type RenamePasskeyProps = { passkey: SecurityView['passkeys'][number]; onClose: () => void }

/** Renames a passkey: two passkeys of Android devices differ only in their names. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const { t } = useLingui()
  const [name, setName] = useState(passkey.name)
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const noName = isBlank(name) ? t`Enter a name` : undefined
  useBusyWhile(name !== passkey.name)
  const { send, isSending, failure } = useSecuredCall(renamePasskey)
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (noName !== undefined) return toFirstMistake()
    const outcome = await send({ id: passkey.id, name: asLine(name) })
    if ('failed' in outcome) return
    showToast({ tone: 'leaf', text: t`Passkey renamed.` })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t`Rename this passkey`}>
      <form
        data-form="rename-passkey"
        ref={form}
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
          error={failure?.fields.name ?? (wasTried ? noName : undefined)}
        />
        <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Save`}</Button>
      </form>
    </Dialog>
  )
}
