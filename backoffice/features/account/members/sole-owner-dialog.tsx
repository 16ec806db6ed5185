import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { normalisePixKey } from '../../../../contract/cashier/banks.ts'
import { proveSoleOwner } from '../../../../contract/operations/backoffice.ts'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type SoleOwnerDialogProps = { member: AdminMember; onClose: () => void; onDone: () => void }

/** A company's PIX key pays out only where somebody has seen that the company is the member's alone. */
export function SoleOwnerDialog({ member, onClose, onDone }: SoleOwnerDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const [cnpj, setCnpj] = useState('')
  const { id, name } = member
  const about = `sole-owner ${id}`
  const { busy, fault, send } = useSend(
    (intent: { cnpj: string; reason: string }, key) =>
      api.call(proveSoleOwner, { body: { id, ...intent }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Written down: ${name} may confirm that key now.`)
      onDone()
    },
  )
  const canonical = normalisePixKey('cnpj', cnpj)
  return (
    <ReasonDialog
      form="members/sole-owner-dialog"
      about={about}
      title={t`Prove the sole owner of a company`}
      text={t`Only after you have seen the document, such as the CCMEI, with the name of ${name} alone.`}
      label={t`Which document, seen where`}
      action={t`Write it down`}
      tone="confirm"
      busy={busy}
      fault={fault}
      isReady={canonical !== undefined}
      onClose={onClose}
      onSend={reason => {
        if (canonical !== undefined) void send({ cnpj: canonical, reason })
      }}
    >
      {wasSent => (
        <TextField
          label="CNPJ"
          autoCapitalize="characters"
          maxSigns={18}
          value={cnpj}
          onChange={setCnpj}
          error={
            (wasSent || cnpj.length >= 14) && canonical === undefined ? t`This is no valid CNPJ` : undefined
          }
        />
      )}
    </ReasonDialog>
  )
}
