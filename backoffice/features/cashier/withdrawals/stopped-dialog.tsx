import { useLingui } from '@lingui/react/macro'
import {
  cancelStoppedWithdrawal,
  letWithdrawalGo,
  type ReviewItem,
} from '../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type StoppedDialogProps = {
  item: ReviewItem
  what: 'let-go' | 'cancel'
  onClose: () => void
  onDone: () => void
}

/** Something about the member changed after the approval: a person looks, and says why it goes on or ends. */
export function StoppedDialog({ item, what, onClose, onDone }: StoppedDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const about = `${what} ${item.id}`
  const amount = formatMoney(item.money)
  const { name } = item.member
  const { busy, fault, send } = useSend(
    (reason: string, key) => {
      const input = { body: { id: item.id, reason }, key }
      return what === 'let-go' ? api.call(letWithdrawalGo, input) : api.call(cancelStoppedWithdrawal, input)
    },
    () => {
      drafts.delete(about)
      toasts.show(
        'leaf',
        what === 'let-go'
          ? t`${amount} for ${name} is on its way after all.`
          : t`${amount} went back to ${name}.`,
      )
      onDone()
    },
  )
  const words =
    what === 'let-go'
      ? {
          title: t`Pay this withdrawal all the same?`,
          text: t`It was stopped after the approval; the course says why. The payout to ${name} starts at once and cannot be called back.`,
          label: t`Reason, for the audit`,
          action: t`Pay ${amount}`,
          tone: 'confirm' as const,
        }
      : {
          title: t`Give this withdrawal back?`,
          text: t`${amount} goes back to the balance of ${name}, who reads your reason.`,
          label: t`Reason`,
          action: t`Give ${amount} back`,
          tone: 'danger' as const,
        }
  return (
    <ReasonDialog
      form="withdrawals/stopped-dialog"
      {...words}
      about={about}
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
