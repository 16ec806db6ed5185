import type { ComponentProps } from 'react'
import { asIdentifier } from '../../../contract/text-kinds.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { editBounded, editMasked } from './masked-edit.ts'
import { useEditedInput } from './use-edited-input.ts'

type CodeFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id' | 'type' | 'maxLength'> & {
    value: string
    /** Receives digits only, never more than `length`. */
    onChange: (digits: string) => void
    length?: number
    /** A withdrawal password is hidden as it is typed; a code from a message is shown and may be filled in by the phone. */
    secret?: boolean
    /** Called once, when the last digit is typed. */
    onComplete?: (digits: string) => void
  }

const digitsOf = (raw: string) => asIdentifier(raw).replace(/\D/g, '')

/** One real, invisible input over a row of boxes: paste, autofill and screen readers meet a single field. */
export function CodeField({
  label,
  error,
  hint,
  value,
  onChange,
  onComplete,
  length = 6,
  secret = false,
  ...rest
}: CodeFieldProps) {
  const edited = useEditedInput(
    (...edit) => editBounded(length, editMasked(digitsOf, ...edit)),
    value,
    digits => {
      onChange(digits)
      if (digits.length === length) onComplete?.(digits)
    },
  )
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {wires => (
        <span className="group relative block max-w-96">
          <input
            autoComplete={secret ? 'off' : 'one-time-code'}
            {...rest}
            {...wires}
            type={secret ? 'password' : 'text'}
            inputMode="numeric"
            {...edited}
            className="absolute inset-0 z-(--layer-raised) w-full cursor-text opacity-0"
          />
          <span aria-hidden="true" className="flex gap-2">
            {[...Array(length).keys()].map(place => (
              <CodeBox
                key={place}
                sign={secret && value[place] ? '•' : value[place]}
                isNext={place === Math.min(value.length, length - 1)}
                isRefused={Boolean(error)}
              />
            ))}
          </span>
        </span>
      )}
    </FieldFrame>
  )
}

type CodeBoxProps = { sign: string | undefined; isNext: boolean; isRefused: boolean }

function CodeBox({ sign, isNext, isRefused }: CodeBoxProps) {
  const edge = isRefused ? 'border-scarlet-text inset-ring inset-ring-scarlet-text' : 'border-control-line'
  const focused = isNext
    ? 'group-focus-within:border-focus group-focus-within:inset-ring group-focus-within:inset-ring-focus'
    : ''
  return (
    <span
      className={`figures grid h-14 min-w-0 flex-1 place-items-center rounded-corner border bg-well font-bold font-display text-title ${edge} ${focused}`}
    >
      {sign ?? ''}
    </span>
  )
}
