import type { ComponentProps } from 'react'
import { fieldClass } from '../../../src/ui/fields/field-class.ts'
import { FieldFrame, type FieldWords } from '../../../src/ui/fields/field-frame.tsx'
import { editOnOneLine } from '../../../src/ui/fields/masked-edit.ts'
import { useEditedInput } from '../../../src/ui/fields/use-edited-input.ts'

type TextAreaFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** A sentence or two. Line breaks become spaces: what is sent is one line. */
export function TextAreaField({ label, error, hint, value, onChange, ...rest }: TextAreaFieldProps) {
  const edited = useEditedInput<HTMLTextAreaElement>((_, after) => editOnOneLine(after), value, onChange)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {wires => <textarea rows={3} {...rest} {...wires} {...edited} className={`${fieldClass} py-3`} />}
    </FieldFrame>
  )
}
