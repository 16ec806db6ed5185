import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useWayBack } from '../../../common/use-way-back.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { FormFoot } from '../../../ui/fields/form-foot.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { useNewPin } from './use-new-pin.ts'
import { modifyPasswordCall } from './withdrawal-password-calls.ts'

export function ModifyPasswordForm({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const language = useLanguage()
  const { send, isSending, failure } = useMoneyForm(modifyPasswordCall, memberId)
  const fresh = useNewPin()
  const [old, setOld] = useState('')
  useBusyWhile(old !== '')
  const { form, toFirstMistake } = useFirstMistake()
  const [wasTried, setWasTried] = useState(false)
  const oldError = old.length < 6 ? t`Enter all six digits` : undefined
  const sameError = fresh.pin.length === 6 && fresh.pin === old ? t`This is the present one` : undefined
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (oldError || sameError || fresh.error !== undefined) return toFirstMistake()
    const outcome = await send({ old_qk_pwd: old, qk_pwd: fresh.pin, qk_pwd_confirmation: fresh.again })
    if (outcome.kind !== 'done') {
      // Forgotten after every try; without a network there was none.
      if (outcome.kind !== 'offline') setOld('')
      // Nobody has tried again yet: an empty field is not wrong before.
      setWasTried(false)
      return toFirstMistake()
    }
    const until = formatDate(Date.parse(outcome.reply.held_until), 'moment', language)
    showToast({ tone: 'leaf', text: t`Changed. Withdrawals are possible again from ${until}.` })
    onBack()
  }
  const shown = (error: string | undefined) => (wasTried ? error : undefined)
  const fields: Record<string, string> = failure?.fields ?? {}
  return (
    <form
      data-form="modify-password-form"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-5"
    >
      <p className="flex items-start gap-3 rounded-corner bg-sky-wash p-3 text-small">
        <Icon shape={clockIcon} size={20} className="flex-none text-sky-text" />
        {t`After a change withdrawals rest for 24 hours, so that nobody who took your phone gains by it.`}
      </p>
      <CodeField
        secret
        label={t`Present withdrawal password`}
        value={old}
        onChange={setOld}
        error={fields.old_qk_pwd ?? shown(oldError)}
      />
      <CodeField
        secret
        label={t`New withdrawal password`}
        value={fresh.pin}
        onChange={fresh.setPin}
        error={fields.qk_pwd ?? sameError ?? shown(fresh.pinError)}
      />
      <CodeField
        secret
        label={t`The new one again`}
        value={fresh.again}
        onChange={fresh.setAgain}
        error={fields.qk_pwd_confirmation ?? shown(fresh.againError)}
      />
      <FormFoot>
        <FormEnd failure={failure}>
          <Button
            type="submit"
            tone="main"
            size="large"
            wide
            busy={isSending}
          >{t`Change the password`}</Button>
        </FormEnd>
      </FormFoot>
    </form>
  )
}
