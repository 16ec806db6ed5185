import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { useForceOffline } from './use-force-offline.ts'

type ForceOfflineDialogProps = { member: AdminMember; onClose: () => void; onDone: () => void }

export function ForceOfflineDialog({ member, onClose, onDone }: ForceOfflineDialogProps) {
  const { t } = useLingui()
  const { drafts } = useBackOffice()
  const { id, name, sessions } = member
  const about = `force-offline ${id}`
  const { busy, fault, send } = useForceOffline(member, () => {
    drafts.delete(about)
    onDone()
  })
  return (
    <ReasonDialog
      form="members/force-offline-dialog"
      about={about}
      title={t`Force ${name} offline?`}
      text={t`Every device of ${name} is signed out at once. Open rounds and money stay as they are.`}
      label={t`Reason, for the audit`}
      action={t`End ${plural(sessions, { one: '# session', other: '# sessions' })}`}
      tone="danger"
      busy={busy}
      fault={fault}
      onSend={reason => void send(reason)}
      onClose={onClose}
    />
  )
}
