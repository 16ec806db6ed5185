import { type ReactNode, useId } from 'react'
import { keepAmounts } from '../text/keep-amounts.tsx'
import { FieldError } from './field-error.tsx'

export type FieldWords = {
  label: string
  /** Why the entry was refused; announced and tied to the input. */
  error?: string | undefined
  /** Help under the input, also tied to it. */
  hint?: string | undefined
}

type FieldFrameProps = FieldWords & {
  /** Hides the label from view where the surroundings say it, never from screen readers. */
  labelHidden?: boolean
  /** What is known of the entry beside its mistakes: under them, as at every field the mistake stands right under its input. */
  note?: ReactNode
  children: (wires: FieldWires) => ReactNode
}

export type FieldWires = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, input, hint and error of one field, wired together once for every kind of field. */
export function FieldFrame({ label, error, hint, labelHidden = false, note, children }: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}error`
  const hintId = `${id}hint`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-firm text-small text-soft'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error ? <FieldError id={errorId} text={error} /> : null}
      {note}
      {hint ? (
        <p id={hintId} className="text-faint text-small">
          {keepAmounts(hint)}
        </p>
      ) : null}
    </div>
  )
}
