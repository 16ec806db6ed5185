import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { useReason } from './use-reason.ts'
import type { Fault } from './use-send.ts'

type ReasonDialogProps = {
  /** Keeps a reason half written, by what it is about. */
  about: string
  title: string
  text: string
  label: string
  action: string
  tone: 'danger' | 'confirm'
  busy: boolean
  fault: Fault | undefined
  onSend: (reason: string) => void
  onClose: () => void
  /** Fields above the reason; `isReady` false keeps it from being sent. */
  children?: ReactNode
  isReady?: boolean
}

/** Something that is done to somebody, with the reason that is written down. */
export function ReasonDialog({
  about,
  title,
  text,
  label,
  action,
  tone,
  busy,
  fault,
  onSend,
  onClose,
  children,
  isReady = true,
}: ReasonDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const reason = useReason(about)
  const [wasSent, setWasSent] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      footer={
        <>
          <Button form={formId} type="submit" tone={tone} wide busy={busy}>
            {action}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          setWasSent(true)
          if (!busy && isReady && reason.fault === undefined) onSend(reason.trimmed)
        }}
      >
        <p className="text-small text-soft">{text}</p>
        {children}
        <TextAreaField
          label={label}
          value={reason.text}
          onChange={reason.write}
          maxLength={reason.most}
          hint={reason.hint}
          error={wasSent ? reason.fault : undefined}
          readOnly={busy}
        />
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </form>
    </Dialog>
  )
}
