import { useLingui } from '@lingui/react/macro'
import { type BalanceReturn, retryBalanceReturn } from '../../../../contract/cashier/balance-returns.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type RetryDialogProps = { row: BalanceReturn; onClose: () => void; onDone: () => void }

/** What kept a balance was seen to: it is sent anew. */
export function RetryDialog({ row, onClose, onDone }: RetryDialogProps) {
  const { t } = useLingui()
  const { api, drafts, toasts } = useBackOffice()
  const { id, name } = row.member
  const about = `return ${id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(retryBalanceReturn, { body: { id, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Done and written down.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="care/retry-dialog"
      about={about}
      title={t`Send the balance of ${name} again?`}
      text={t`It goes to the account that the member confirmed last, and waits for a review like any withdrawal.`}
      label={t`Reason, for the audit`}
      action={t`Try again`}
      tone="confirm"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
