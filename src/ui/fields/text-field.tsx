import type { ComponentProps, ReactNode } from 'react'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { editBounded, editMasked, type FieldEdit, type Mask } from './masked-edit.ts'
import { useEditedInput, useEditHistory } from './use-edited-input.ts'

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** Cuts an identifier that is longer, once the signs that nobody sees are gone: `maxLength` would cut a CPF pasted from WhatsApp. */
    maxSigns?: number
    labelHidden?: boolean
    /** Stands before the text, such as "+55" or an icon. */
    before?: ReactNode
    /** Formats the text as it is typed; `onChange` gets what it made. */
    mask?: Mask | undefined
  }

export function TextField({
  label,
  error,
  hint,
  labelHidden,
  before,
  mask,
  maxSigns,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const { edit: masking, ...keys } = useEditHistory(
    mask && ((...edit) => editMasked(mask, ...edit)),
    value,
    onChange,
  )
  const bounding: FieldEdit | undefined =
    maxSigns === undefined ? undefined : (_, after) => editBounded(maxSigns, after)
  const edited = useEditedInput(masking ?? bounding, value, onChange)
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
            {...keys}
            {...edited}
            className={`${fieldClass} ${before ? 'ps-14' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  )
}
