import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallResult } from '../../../src/api/call-result.ts'
import { useBackOffice } from '../../state/back-office.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useSend } from './use-send.ts'

type ProposalDialogProps<Intent> = {
  /** Its name in the sweep of all forms. */
  form: string
  /** What its draft is kept under. */
  about: string
  /** Of the colleague. */
  name: string
  title: string
  /** What is chosen in `children`. */
  intent: Intent
  propose: (intent: Intent & { reason: string }, key: string) => Promise<CallResult<unknown>>
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

/** Proposes something about a colleague that another owner must approve. */
export function ProposalDialog<Intent extends object>(props: ProposalDialogProps<Intent>) {
  const { form, about, name, title, intent, propose, onClose, onDone, children } = props
  const { t } = useLingui()
  const { toasts, drafts } = useBackOffice()
  const { busy, fault, send } = useSend(propose, () => {
    drafts.delete(about)
    toasts.show('sky', t`Proposed. Another owner must approve it.`)
    onDone()
  })
  return (
    <ReasonDialog
      form={form}
      about={about}
      title={title}
      text={t`When another owner approves it, every session of ${name} ends.`}
      label={t`Reason, for the audit`}
      action={t`Propose`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send({ ...intent, reason })}
    >
      {children}
    </ReasonDialog>
  )
}
