import type { ComponentProps, ReactNode } from 'react'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id'> & {
    value: string
    onChange: (value: string) => void
    labelHidden?: boolean
    /** Stands before the text, such as "+55" or an icon. */
    before?: ReactNode
  }

export function TextField({
  label,
  error,
  hint,
  labelHidden,
  before,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelHidden={labelHidden ?? false}>
      {wires => (
        <span className="relative block">
          {before ? (
            <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-soft">
              {before}
            </span>
          ) : null}
          <input
            autoComplete="off"
            {...rest}
            {...wires}
            value={value}
            onChange={event => onChange(event.target.value)}
            className={`${fieldClass} ${before ? 'ps-14' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  )
}
