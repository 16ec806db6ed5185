import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { changePassword } from '../../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { SecurityPage } from '../../../common/security-page.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { FormFoot } from '../../../ui/fields/form-foot.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { usePasswordFaults } from '../../../ui/fields/use-password-faults.ts'
import { HoldWarning } from './hold-notice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** `/security-center/change-password` */
export function ScreenChangePassword() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Change password`}
      path="/security-center/change-password"
      why={t`Log in to change your password`}
    >
      {() => <ChangePasswordForm />}
    </SecurityPage>
  )
}

function ChangePasswordForm() {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const { send, isSending, failure } = useSecuredCall(changePassword)
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const passwords = usePasswordFaults()
  useBusyWhile(old !== '' || password !== '' || again !== '')
  const found = {
    old: passwords.ofGiven(old),
    password:
      passwords.ofNew(password, 6, t`At least 6 characters`) ??
      (password === old ? t`This is the present one` : undefined),
    again: again === password ? undefined : t`The two are not the same`,
  }
  const shown = (error: string | undefined) => (wasTried ? error : undefined)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (found.old || found.password || found.again) return toFirstMistake()
    const outcome = await send({ old_password: old, password, password_confirmation: again })
    if ('failed' in outcome) return toFirstMistake()
    showToast({ tone: 'leaf', text: t`Password changed. Your other devices are signed out.` })
    onBack()
  }
  const fields = failure?.fields ?? {}
  const isOldWrong = failure?.word === 'password_wrong'
  const isCommon = failure?.word === 'password_common'
  return (
    <form
      data-form="screen-change-password"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4"
    >
      <HoldWarning />
      <FormErrors message={isOldWrong || isCommon ? undefined : failure?.message} hint={failure?.hint} />
      <PasswordField
        label={t`Present password`}
        name="current-password"
        autoComplete="current-password"
        value={old}
        onChange={setOld}
        error={fields.old_password ?? (isOldWrong ? failure?.message : shown(found.old))}
      />
      <NewPasswordFields
        password={password}
        again={again}
        onPassword={setPassword}
        onAgain={setAgain}
        errors={{
          password: fields.password ?? (isCommon ? failure?.message : shown(found.password)),
          again: fields.password_confirmation ?? shown(found.again),
        }}
      />
      <p className="text-small text-soft">{t`All your other devices are signed out.`}</p>
      <FormFoot>
        <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Change the password`}</Button>
      </FormFoot>
    </form>
  )
}
