import { type ReactNode, useId } from 'react'

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
        <p id={errorId} className="ps-9 font-firm text-scarlet-text text-small">
          {error}
        </p>
      ) : null}
    </div>
  )
}
