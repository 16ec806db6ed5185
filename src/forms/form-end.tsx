import type { ReactNode } from 'react'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import type { MoneyFailure } from './use-money-form.ts'

type FormEndProps = { failure: Partial<MoneyFailure> | undefined; children: ReactNode }

/** What went wrong, right above the button that was pressed; no gap while nothing did. */
export function FormEnd({ failure, children }: FormEndProps) {
  return (
    <div className="[&>[role=alert]:not(:empty)]:mb-4">
      <FormErrors message={failure?.message} hint={failure?.hint} />
      {children}
    </div>
  )
}
