import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { useFirstMistake } from '../../../src/ui/fields/use-first-mistake.ts'
import { Dialog } from '../../../src/ui/overlays/dialog.tsx'

type FormDialogProps = {
  /** Its name for the sweep of every form (tests/input/forms.ts). */
  form: string
  title: string
  action: string
  tone: 'danger' | 'confirm' | 'main'
  /** While it is sent nothing can be pressed, and the dialog stays. */
  busy: boolean
  /** Nobody knows yet what became of the last try: it is not sent again. */
  isUnknown?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A question that a form answers, with its two buttons below. */
export function FormDialog(props: FormDialogProps) {
  const { form: name, title, action, tone, busy, isUnknown = false, onSubmit, onClose, children } = props
  const { t } = useLingui()
  const formId = useId()
  const { form, toFirstMistake } = useFirstMistake()
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      footer={
        <>
          <Button form={formId} type="submit" tone={tone} wide busy={busy} disabled={isUnknown}>
            {action}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        data-form={name}
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
          toFirstMistake()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
