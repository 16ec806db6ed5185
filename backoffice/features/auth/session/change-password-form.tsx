import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { changeAdministratorPassword } from '../../../../contract/operations/administrator-security.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../../src/ui/fields/use-first-mistake.ts'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { NewPassword, usePasswordGaps } from './new-password.tsx'

type ChangePasswordFormProps = { email: string; onDone: () => void }

export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const { form, toFirstMistake } = useFirstMistake()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const gaps = usePasswordGaps(password, repeated)
  const { busy, fault, send } = useSend(
    (intent: string, key) => api.call(changeAdministratorPassword, { body: { password: intent }, key }),
    () => {
      toasts.show('leaf', t`Password changed. Your other sessions have ended.`)
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWasTried(true)
    if (gaps.unfit || gaps.unlike) return toFirstMistake()
    void send(password)
  }
  return (
    <form
      data-form="session/change-password-form"
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid"
    >
      {/* For password keepers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.isOpen ? fault.hint : undefined} />
      </ComeIntoView>
      <NewPassword
        {...{ password, repeated }}
        onPassword={setPassword}
        onRepeated={setRepeated}
        gaps={wasTried ? gaps : undefined}
      />
      <Button type="submit" tone="main" size="large" wide busy={busy}>
        {t`Change the password`}
      </Button>
    </form>
  )
}
