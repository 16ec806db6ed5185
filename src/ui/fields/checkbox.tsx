import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type CheckboxProps = {
  /** May hold links, such as the terms. */
  children: ReactNode
  /** One line below, read after the label. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  name?: string
  disabled?: boolean
  required?: boolean
}

export function Checkbox({ children, hint, checked, onChange, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  const hintId = useId()
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-small text-soft">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="check -mt-0.5 size-6 flex-none"
        />
        <span>{children}</span>
      </label>
      {hint ? (
        <p id={hintId} className="-mt-2 ps-9 pb-2 text-tiny text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className="ps-9 pb-2">
          <FieldError id={errorId} text={error} />
        </div>
      ) : null}
    </div>
  )
}
