import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { TextAreaField } from '../parts/text-area-field.tsx'
import { useReason } from '../parts/use-reason.ts'
import type { AdminMember } from './admin-member.ts'
import { useForceOffline } from './use-force-offline.ts'

type ForceOfflineDialogProps = { member: AdminMember; onClose: () => void; onDone: () => void }

export function ForceOfflineDialog({ member, onClose, onDone }: ForceOfflineDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const reason = useReason(`force-offline ${member.id}`)
  const [wasSent, setWasSent] = useState(false)
  const { busy, fault, send } = useForceOffline(member, () => {
    reason.forget()
    onDone()
  })
  const { name, sessions } = member
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t`Force ${name} offline?`}
      footer={
        <>
          <Button form={formId} type="submit" tone="danger" wide busy={busy}>
            {t`End ${plural(sessions, { one: '# session', other: '# sessions' })}`}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          setWasSent(true)
          if (!busy && reason.fault === undefined) void send(reason.trimmed)
        }}
      >
        <p className="text-small text-soft">
          {t`Every device of ${name} is signed out at once. Open rounds and money stay as they are.`}
        </p>
        <TextAreaField
          label={t`Reason, for the audit`}
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
