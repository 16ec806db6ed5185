import { useLingui } from '@lingui/react/macro'
import {
  type ApprovalRequest,
  approveRequest,
  refuseRequest,
  withdrawRequest,
} from '../../../../contract/operations/approvals.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { ApprovalAct } from './approval-card.tsx'
import { ChangeList } from './change-list.tsx'
import { useApprovalSubject } from './use-approval-subject.ts'
import { useKindWords } from './use-approval-words.ts'

type OneProps = { row: ApprovalRequest; onClose: () => void; onDone: () => void }

export function DecideDialog({ what, ...rest }: OneProps & { what: ApprovalAct }) {
  if (what === 'approve') return <ApproveDialog {...rest} />
  return what === 'refuse' ? <RefuseDialog {...rest} /> : <WithdrawDialog {...rest} />
}

/** Shows once more what will be done: it is done with the press. */
function ApproveDialog({ row, onClose, onDone }: OneProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const { busy, fault, send } = useSend(
    (id: string, key) => api.call(approveRequest, { body: { id }, key }),
    () => {
      toasts.show('leaf', t`Approved and done.`)
      onDone()
    },
  )
  return (
    <PlainDialog
      row={row}
      title={t`Approve this?`}
      text={t`It is done at once. Your name stays beside it in the audit log.`}
      tone="confirm"
      action={t`Approve`}
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={() => void send(row.id)}
    />
  )
}

function WithdrawDialog({ row, onClose, onDone }: OneProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const { busy, fault, send } = useSend(
    (id: string, key) => api.call(withdrawRequest, { body: { id }, key }),
    () => {
      toasts.show('leaf', t`Taken back. Nothing was changed.`)
      onDone()
    },
  )
  return (
    <PlainDialog
      row={row}
      title={t`Take this proposal back?`}
      text={t`Nothing changes.`}
      tone="danger"
      action={t`Take back`}
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={() => void send(row.id)}
    />
  )
}

type PlainDialogProps = {
  row: ApprovalRequest
  title: string
  text: string
  tone: 'confirm' | 'danger'
  action: string
  busy: boolean
  fault: ReturnType<typeof useSend>['fault']
  onClose: () => void
  onSend: () => void
}

function PlainDialog({ row, title, text, tone, action, busy, fault, onClose, onSend }: PlainDialogProps) {
  const { t } = useLingui()
  const kindWords = useKindWords()
  const about = useApprovalSubject()(row)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      footer={
        <>
          <Button tone={tone} wide busy={busy} onClick={onSend}>
            {action}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="break-words font-firm">{[kindWords(row.kind), about].filter(Boolean).join(': ')}</p>
        <ChangeList kind={row.kind} changes={row.changes} />
        <p>{text}</p>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </div>
    </Dialog>
  )
}

function RefuseDialog({ row, onClose, onDone }: OneProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const about = `approval ${row.id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(refuseRequest, { body: { id: row.id, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Refused. Nothing was changed.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="approvals/decide-dialog"
      about={about}
      title={t`Refuse this proposal?`}
      text={t`Nothing changes. The reason stays with the proposal.`}
      label={t`Reason`}
      action={t`Refuse`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
