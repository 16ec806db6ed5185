import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import type { MoneyFailure } from '../../../forms/use-money-form.ts'
import { Button } from '../../../ui/button.tsx'
import type { ButtonTone } from '../../../ui/button-class.ts'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

const changePath = '/security-center/change-withdrawal-password'

type PinSheetProps = {
  title: string
  /** What is confirmed by the six digits. */
  children: ReactNode
  action: string
  tone?: ButtonTone
  isSending: boolean
  failure: MoneyFailure | undefined
  onPin: (pin: string) => void
  onClose: () => void
}

/** Asks for the withdrawal password. The digits live in this sheet only and are forgotten after every try. */
export function PinSheet({
  title,
  children,
  action,
  tone = 'main',
  isSending,
  failure,
  onPin,
  onClose,
}: PinSheetProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [pin, setPin] = useState('')
  const [isShort, setIsShort] = useState(false)
  const isHalfFilled = pin !== ''
  useBusyWhile(isHalfFilled)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    if (pin.length < 6) return setIsShort(true)
    setIsShort(false)
    onPin(pin)
    setPin('')
  }
  const pinError = failure?.fields.qk_pwd ?? (isShort ? t`Enter all six digits` : undefined)
  return (
    <Sheet open onClose={onClose} title={title} dismissible={!isSending}>
      <form data-form="pin-sheet" onSubmit={send} noValidate className="grid gap-5">
        {children}
        <CodeField
          secret
          data-first-focus
          label={t`Withdrawal password`}
          value={pin}
          onChange={setPin}
          error={pinError}
          hint={t`The six digits you chose for withdrawals.`}
        />
        <FormEnd failure={failure}>
          {failure?.word === 'withdrawal_password_outdated' ? (
            <p className="mb-3">
              <LinkButton
                wide
                href={changePath}
                onClick={followLink(() => void navigate({ to: changePath }))}
              >
                {t`Change it`}
              </LinkButton>
            </p>
          ) : null}
          <Button type="submit" tone={tone} size="large" wide busy={isSending}>
            {action}
          </Button>
        </FormEnd>
      </form>
    </Sheet>
  )
}
