import { useLingui } from '@lingui/react/macro'
import {
  type Adjustment,
  approveAdjustment,
  rejectAdjustment,
} from '../../../../contract/cashier/adjustments.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useSelf } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type DecideDialogProps = {
  row: Adjustment
  what: 'approve' | 'reject'
  onClose: () => void
  onDone: () => void
}

export function DecideDialog({ what, ...rest }: DecideDialogProps) {
  return what === 'approve' ? <ApproveDialog {...rest} /> : <RejectDialog {...rest} />
}

type OneProps = Omit<DecideDialogProps, 'what'>

/** Names amount, direction and person once more: after this the money has moved. */
function ApproveDialog({ row, onClose, onDone }: OneProps) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const amount = formatMoney(row.money)
  const { name } = row.member
  const { busy, fault, send } = useSend(
    (id: string, key) => api.call(approveAdjustment, { body: { id }, key }),
    () => {
      toasts.show('leaf', t`Approved: the balance of ${name} has changed.`)
      onDone()
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t`Approve this adjustment?`}
      footer={
        <>
          <Button tone="confirm" wide busy={busy} onClick={() => void send(row.id)}>
            {row.direction === 'credit' ? t`Add ${amount}` : t`Take ${amount}`}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {keepAmounts(
            row.direction === 'credit'
              ? t`${amount} is added to the cash of ${name}, who reads the reason.`
              : t`${amount} is taken from the cash of ${name}, who reads the reason.`,
          )}
        </p>
        <p className="break-words rounded-corner bg-well p-3 text-small">{row.reason}</p>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </div>
    </Dialog>
  )
}

function RejectDialog({ row, onClose, onDone }: OneProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const isOwn = useSelf() === row.proposed_by.id
  const about = `adjustment ${row.id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(rejectAdjustment, { body: { id: row.id, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', isOwn ? t`Taken back. Nothing was moved.` : t`Rejected. Nothing was moved.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="adjustments/decide-dialog"
      about={about}
      title={isOwn ? t`Take this proposal back?` : t`Reject this proposal?`}
      text={t`No money moves. The reason stays with the proposal.`}
      label={t`Reason`}
      action={isOwn ? t`Take back` : t`Reject`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
