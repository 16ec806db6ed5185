import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Adjustment, proposeAdjustment } from '../../../../contract/cashier/adjustments.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { MoneyField } from '../../../../src/ui/fields/money-field.tsx'
import { Segmented } from '../../../../src/ui/fields/segmented.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { MemberPicker } from './member-picker.tsx'

type ProposeDialogProps = {
  /** Whose cash; without one they are looked for first. */
  member: Pick<AdminMember, 'id' | 'name'> | undefined
  onClose: () => void
  onDone: () => void
}

type Direction = Adjustment['direction']

/** Nothing moves yet: another person must agree. */
export function ProposeDialog({ member, onClose, onDone }: ProposeDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const [chosen, setChosen] = useState(member)
  const [direction, setDirection] = useState<Direction>('credit')
  const [money, setMoney] = useState<bigint>()
  const about = `propose ${member?.id ?? ''}`
  const { busy, fault, send } = useSend(
    (intent: { member: string; direction: Direction; money: string; reason: string }, key) =>
      api.call(proposeAdjustment, { body: intent, key }),
    () => {
      drafts.delete(about)
      toasts.show('sky', t`Proposed. Another person must approve it.`)
      onDone()
    },
  )
  const hasMoney = money !== undefined && money > 0n
  return (
    <ReasonDialog
      form="adjustments/propose-dialog"
      about={about}
      title={t`Propose an adjustment`}
      text={t`The cash of a member is corrected when another person approves it. The member reads your reason.`}
      label={t`Reason`}
      action={t`Propose`}
      tone="confirm"
      busy={busy}
      fault={fault}
      isReady={chosen !== undefined && hasMoney}
      onClose={onClose}
      onSend={reason => {
        if (chosen && money !== undefined)
          void send({ member: chosen.id, direction, money: formatCentavos(money), reason })
      }}
    >
      {wasSent => (
        <>
          {member ? (
            <p className="break-all font-firm">{member.name}</p>
          ) : (
            <MemberPicker chosen={chosen} onChoose={setChosen} isMissed={wasSent && chosen === undefined} />
          )}
          <Segmented
            label={t`Direction`}
            options={[
              { value: 'credit', label: t`Add` },
              { value: 'debit', label: t`Take` },
            ]}
            value={direction}
            onChange={setDirection}
          />
          <MoneyField
            label={t`Amount`}
            value={money}
            onChange={setMoney}
            error={wasSent && !hasMoney ? t`Write the amount` : undefined}
          />
        </>
      )}
    </ReasonDialog>
  )
}
