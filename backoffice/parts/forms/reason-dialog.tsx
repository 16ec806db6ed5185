import { type ReactNode, useState } from 'react'
import { FormErrors } from '../../../src/ui/fields/form-errors.tsx'
import { keepAmounts } from '../../../src/ui/text/keep-amounts.tsx'
import { ComeIntoView } from '../come-into-view.tsx'
import { FormDialog } from './form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { leastReason, useReason } from './use-reason.ts'
import type { Fault } from './use-send.ts'

type ReasonDialogProps = {
  form: string
  /** Keeps a reason half written, by what it is about. */
  about: string
  title: string
  text: string
  label: string
  action: string
  tone: 'danger' | 'confirm'
  busy: boolean
  fault: Pick<Fault, 'message' | 'hint'> | undefined
  /** Characters of the shortest reason, where the contract wants more than of others. */
  least?: number
  onSend: (reason: string) => void
  onClose: () => void
  /** Fields above the reason; a function receives whether sending was tried. `isReady` false blocks sending, and a field says why. */
  children?: ReactNode | ((wasSent: boolean) => ReactNode)
  isReady?: boolean
}

/** Something that is done to somebody, with the reason that is written down. */
export function ReasonDialog({
  form,
  about,
  title,
  text,
  label,
  action,
  tone,
  busy,
  fault,
  least = leastReason,
  onSend,
  onClose,
  children,
  isReady = true,
}: ReasonDialogProps) {
  const reason = useReason(about, least)
  const [wasSent, setWasSent] = useState(false)
  const submit = () => {
    setWasSent(true)
    if (!busy && isReady && reason.fault === undefined) onSend(reason.trimmed)
  }
  return (
    <FormDialog
      form={form}
      title={title}
      action={action}
      tone={tone}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-small text-soft">{keepAmounts(text)}</p>
      {typeof children === 'function' ? children(wasSent) : children}
      <ReasonField label={label} reason={reason} wasSent={wasSent} busy={busy} />
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </ComeIntoView>
    </FormDialog>
  )
}
