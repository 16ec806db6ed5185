import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { isUuid } from '../../../contract/is-uuid.ts'
import { normalisePhone } from '../../../contract/phone.ts'
import { asIdentifier } from '../../../contract/text-kinds.ts'
import { FormEnd } from '../../forms/form-end.tsx'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { useMoneyForm } from '../../forms/use-money-form.ts'
import { showToast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { FormFoot } from '../../ui/fields/form-foot.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../ui/fields/use-first-mistake.ts'
import { AgencyLoaded } from './agency-loaded.tsx'
import { AgencyPage } from './agency-page.tsx'
import { registerCall } from './register-call.ts'

/** `/agency-center/register-subordinates` */
export function ScreenRegisterSubordinates() {
  const { t } = useLingui()
  return (
    <AgencyPage
      title={t`Register a friend`}
      path="/agency-center/register-subordinates"
      why={t`Log in to register a friend`}
    >
      {memberId => (
        <AgencyLoaded memberId={memberId}>
          {({ invite_code }) => <RegisterForm memberId={memberId} code={invite_code} />}
        </AgencyLoaded>
      )}
    </AgencyPage>
  )
}

function RegisterForm({ memberId, code }: { memberId: string; code: string }) {
  const { t } = useLingui()
  const { send, isSending, failure } = useMoneyForm(registerCall, memberId)
  const { form, toFirstMistake } = useFirstMistake()
  const [phone, setPhone] = useState('')
  const [uid, setUid] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isHalfFilled = phone !== '' || uid !== ''
  useBusyWhile(isHalfFilled)
  const wrongPhone =
    normalisePhone(phone) === undefined ? t`A valid mobile phone number is required` : undefined
  const plainUid = asIdentifier(uid).toLowerCase()
  const wrongUid = isUuid(plainUid) ? undefined : t`Your friend finds the UID under Profile, Invite friends`
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setWasTried(true)
    if (wrongPhone || wrongUid) return toFirstMistake()
    const outcome = await send({ phone, uid: plainUid, invite_code: code })
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return toFirstMistake()
    showToast({ tone: 'leaf', text: t`Your friend stands in your line now.` })
    setPhone('')
    setUid('')
    setWasTried(false)
  }
  return (
    <form
      data-form="screen-register-subordinates"
      ref={form}
      noValidate
      onSubmit={event => void submit(event)}
      className="grid gap-4"
    >
      <p className="text-soft">
        {t`For a friend who has an account already and whom nobody invited. Ask them for their phone and their UID (under Profile, Invite friends).`}
      </p>
      <TextField
        label={t`Your friend's phone`}
        type="tel"
        inputMode="tel"
        value={phone}
        onChange={setPhone}
        error={failure?.fields.phone ?? (wasTried ? wrongPhone : undefined)}
      />
      <TextField
        label={t`Your friend's UID`}
        autoCapitalize="none"
        spellCheck={false}
        value={uid}
        onChange={setUid}
        error={failure?.fields.uid ?? (wasTried ? wrongUid : undefined)}
      />
      <TextField label={t`Your invitation code`} value={code} onChange={() => undefined} readOnly />
      <FormFoot>
        <FormEnd failure={failure}>
          <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Register a friend`}</Button>
        </FormEnd>
      </FormFoot>
    </form>
  )
}
