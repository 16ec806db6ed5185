import { TextAreaField } from './text-area-field.tsx'
import type { useReason } from './use-reason.ts'

type ReasonFieldProps = {
  label: string
  reason: ReturnType<typeof useReason>
  /** Sending was tried: from then on the field shows its error. */
  wasSent: boolean
  busy: boolean
}

export function ReasonField({ label, reason, wasSent, busy }: ReasonFieldProps) {
  return (
    <TextAreaField
      label={label}
      value={reason.text}
      onChange={reason.write}
      maxLength={reason.most}
      hint={reason.hint}
      error={wasSent ? reason.fault : undefined}
      readOnly={busy}
    />
  )
}
