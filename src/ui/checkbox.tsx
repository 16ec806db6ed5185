import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type CheckboxProps = {
  /** May hold links, such as the terms. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  name?: string
  disabled?: boolean
  required?: boolean
}

export function Checkbox({ children, checked, onChange, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-small text-soft">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="check -mt-0.5 size-6 flex-none"
        />
        <span>{children}</span>
      </label>
      {error ? (
        <div className="ps-9 pb-2">
          <FieldError id={errorId} text={error} />
        </div>
      ) : null}
    </div>
  )
}
