import { useLingui } from '@lingui/react/macro'
import { proposeWinDecision, type WinReview } from '../../../../contract/games/win-reviews.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { WinDecision } from './win-card.tsx'

type ProposeDialogProps = {
  row: WinReview
  what: WinDecision
  onClose: () => void
  onDone: () => void
}

/** Nothing moves yet: another person approves it. */
export function ProposeDialog({ row, what, onClose, onDone }: ProposeDialogProps) {
  const { t } = useLingui()
  const { api, toasts, drafts } = useBackOffice()
  const about = `win ${row.id} ${what}`
  const [money, name] = [formatMoney(row.amount), row.member.name]
  const { busy, fault, send } = useSend(
    (reason: string, key) =>
      api.call(proposeWinDecision, { body: { id: row.id, decision: what, reason }, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Proposed. Another person approves it.`)
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="wins/propose-dialog"
      about={about}
      title={what === 'release' ? t`Release this win?` : t`Refuse this win?`}
      text={
        what === 'release'
          ? t`After the approval ${money} are added to the balance of ${name}.`
          : t`After the approval ${name} is paid nothing and reads the reason.`
      }
      label={t`Reason`}
      action={what === 'release' ? t`Propose release` : t`Propose refusal`}
      tone={what === 'release' ? 'confirm' : 'danger'}
      busy={busy}
      fault={fault}
      onClose={onClose}
      onSend={reason => void send(reason)}
    />
  )
}
