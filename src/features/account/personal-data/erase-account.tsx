import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { eraseAccount } from '../../../../contract/account/profile.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../common/proof/use-step-up.tsx'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Section } from '../../../ui/section.tsx'

type EraseAccountProps = { memberId: string; hasPasskeys: boolean }

/** The wish to be forgotten: what goes, what the law keeps, and a confirmation that cannot be pressed by accident. */
export function EraseAccount({ memberId, hasPasskeys }: EraseAccountProps) {
  const { t } = useLingui()
  const { session } = useApp()
  const navigate = useNavigate()
  const { prove, dialog } = useStepUp(memberId, 'erase', hasPasskeys)
  const { send, isSending, failure } = useSecuredCall(eraseAccount)
  const [isSure, setIsSure] = useState(false)
  const erase = async () => {
    if (!isSure) return
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await send({ proof, confirm: true })
    if ('failed' in outcome) return
    const keeper = await session()
    await keeper.leave(false)
    showToast({ tone: 'leaf', text: t`Your account was deleted.` })
    await navigate({ to: '/' })
  }
  return (
    <Section title={t`Delete the account`}>
      <ul className="grid list-disc gap-2 ps-5 text-small text-soft">
        <li>{t`Goes: your user name, phone, e-mail, picture, devices, passkeys, favourites and notifications. You are signed out everywhere, for good.`}</li>
        <li>{t`Stays, sealed, because the law demands it: your name, CPF, date of birth and the records of money, for five years. Then they go too.`}</li>
        <li>{t`Your CPF cannot open another account during that time.`}</li>
        <li>{t`It is not possible while there is money in the account, or a round, deposit or withdrawal is open.`}</li>
      </ul>
      <Checkbox checked={isSure} onChange={setIsSure} name="sure">
        {t`I have read this and want my account deleted. It cannot be undone.`}
      </Checkbox>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <Button tone="danger" wide busy={isSending} disabled={!isSure} onClick={() => void erase()}>
        {t`Delete my account`}
      </Button>
      {dialog}
    </Section>
  )
}
