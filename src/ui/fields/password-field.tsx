import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { eyeIcon, eyeOffIcon } from '../icons/account-icons.ts'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id' | 'type'> & {
    value: string
    onChange: (value: string) => void
    /** `current-password` where one is asked for, `new-password` where one is made. */
    autoComplete: 'current-password' | 'new-password'
    /** Room for what the caller knows of the password's strength. */
    strength?: ReactNode
  }

export function PasswordField({
  label,
  error,
  hint,
  strength,
  value,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} hint={hint} note={strength}>
      {wires => (
        <span className="relative block">
          <input
            {...rest}
            {...wires}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={event => onChange(event.target.value)}
            className={`${fieldClass} pe-14`}
          />
          <span className="absolute inset-y-0 end-1 grid place-items-center">
            <IconButton
              shape={shown ? eyeOffIcon : eyeIcon}
              label={shown ? t`Hide password` : t`Show password`}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
