import { useLingui } from '@lingui/react/macro'
import { withdrawTermsVersion } from '../../../../contract/support/terms.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type WithdrawTermsProps = { version: number; onClose: () => void; onDone: () => void }

export function WithdrawTerms({ version, onClose, onDone }: WithdrawTermsProps) {
  const { t } = useLingui()
  const { api, drafts } = useBackOffice()
  const about = `terms ${version}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(withdrawTermsVersion, { body: { version, reason }, key }),
    () => {
      drafts.delete(about)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="content/withdraw-terms"
      about={about}
      title={t`Take version ${version} back?`}
      text={t`Its announcement disappears, and it will not come into force. What is in force stays. The next version gets a new number.`}
      label={t`Reason`}
      action={t`Take back`}
      tone="danger"
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
