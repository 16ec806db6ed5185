import type { ComponentProps, ReactNode } from 'react'
import { asIdentifier } from '../../../contract/text-kinds.ts'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import type { Mask } from './masked-edit.ts'
import { useMaskedInput } from './use-masked-input.ts'

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
  maxSigns = Number.POSITIVE_INFINITY,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const masked = useMaskedInput(mask, value, text =>
    onChange(text.length > maxSigns ? asIdentifier(text).slice(0, maxSigns) : text),
  )
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
            {...masked}
            className={`${fieldClass} ${before ? 'ps-14' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  )
}
