import type { ComponentProps } from 'react'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type MessageFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** Several lines: a message, a page. Line breaks stay. */
export function MessageField({ label, error, hint, value, onChange, rows = 5, ...rest }: MessageFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {wires => (
        <textarea
          rows={rows}
          {...rest}
          {...wires}
          value={value}
          onChange={event => onChange(event.target.value)}
          className={`${fieldClass} py-3`}
        />
      )}
    </FieldFrame>
  )
}
