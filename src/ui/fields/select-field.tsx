import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { chevronDownIcon } from '../icons/shell-icons.ts'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'value' | 'id' | 'children'> & {
    value: string
    onChange: (value: string) => void
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The first, empty choice. */
    placeholder?: string
    labelHidden?: boolean
  }

/** The phone's own picker: the quickest and the most accessible. */
export function SelectField({
  label,
  error,
  hint,
  value,
  onChange,
  options,
  placeholder,
  labelHidden,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelHidden={labelHidden ?? false}>
      {wires => (
        <span className="relative block">
          <select
            {...rest}
            {...wires}
            value={value}
            onChange={event => onChange(event.target.value)}
            className={`${fieldClass} appearance-none truncate pe-12`}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-soft">
            <Icon shape={chevronDownIcon} size={20} />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
