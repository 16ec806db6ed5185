import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import { DecisionNotice } from './detail/decision-notice.tsx'
import { type Decided, useDecision } from './use-decision.ts'

type ApproveDialogProps = { item: ReviewItem; onClose: () => void; onDecided: (decided: Decided) => void }

/** Names the amount and the person once more: after this the money leaves. */
export function ApproveDialog({ item, onClose, onDecided }: ApproveDialogProps) {
  const { t } = useLingui()
  const decision = useDecision(item, onDecided)
  const busy = decision.state.status === 'sending' || decision.state.status === 'checking'
  const amount = formatMoney(item.actual_money)
  const { name } = item.member
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t`Approve this withdrawal?`}
      footer={
        <>
          <Button
            tone="confirm"
            wide
            busy={busy}
            disabled={decision.state.status === 'unknown'}
            onClick={() => void decision.send({ verdict: 'approve' })}
          >
            {t`Approve ${amount}`}
          </Button>
          <Button tone="quiet" wide disabled={busy} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1 rounded-corner bg-well px-4 py-4">
          <Money amount={item.actual_money} size="hero" />
          <p className="text-lead">
            <Trans>
              to <strong>{name}</strong>
            </Trans>
          </p>
          <p className="text-small text-soft">{item.account_label}</p>
        </div>
        <p className="text-small text-soft">
          {item.reviewer === null
            ? t`The payout starts at once and cannot be called back.`
            : t`The second approval: the payout starts at once and cannot be called back.`}
        </p>
        <DecisionNotice decision={decision} />
      </div>
    </Dialog>
  )
}
