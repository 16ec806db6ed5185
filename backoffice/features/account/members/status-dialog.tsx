import { useLingui } from '@lingui/react/macro'
import { setMemberStatus } from '../../../../contract/operations/backoffice.ts'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type StatusDialogProps = { member: AdminMember; onClose: () => void; onDone: () => void }

export function StatusDialog({ member, onClose, onDone }: StatusDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const { id, name } = member
  const isFrozen = member.status === 'frozen'
  const status = isFrozen ? 'active' : 'frozen'
  const about = `status ${id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(setMemberStatus, { body: { id, status, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.show(
        'leaf',
        isFrozen ? t`The account of ${name} is active again.` : t`The account of ${name} is frozen.`,
      )
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="members/status-dialog"
      about={about}
      title={isFrozen ? t`Thaw the account of ${name}?` : t`Freeze the account of ${name}?`}
      text={
        isFrozen
          ? t`Bets and withdrawals are possible again. A payout that was stopped still waits for a person.`
          : t`No bet and no new withdrawal; an approved payout that was not sent yet waits for a person. Rounds under way still end.`
      }
      label={t`Reason, for the audit`}
      action={isFrozen ? t`Thaw` : t`Freeze`}
      tone={isFrozen ? 'confirm' : 'danger'}
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
