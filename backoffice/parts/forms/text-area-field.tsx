import type { ComponentProps } from 'react'
import { fieldClass } from '../../../src/ui/fields/field-class.ts'
import { FieldFrame, type FieldWords } from '../../../src/ui/fields/field-frame.tsx'

type TextAreaFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** A sentence or two. Line breaks become spaces: what is sent is one line. */
export function TextAreaField({ label, error, hint, value, onChange, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {wires => (
        <textarea
          rows={3}
          {...rest}
          {...wires}
          value={value}
          onChange={event => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          className={`${fieldClass} py-3`}
        />
      )}
    </FieldFrame>
  )
}
