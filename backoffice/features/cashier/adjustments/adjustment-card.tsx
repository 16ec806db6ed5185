import { useLingui } from '@lingui/react/macro'
import { type Adjustment, approveAdjustment } from '../../../../contract/cashier/adjustments.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { useMay, useSelf } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { adjustmentTones, useAdjustmentWords } from './use-adjustment-words.ts'

type AdjustmentCardProps = { row: Adjustment; onAsk: (what: 'approve' | 'reject') => void }

export function AdjustmentCard({ row, onAsk }: AdjustmentCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useAdjustmentWords()
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const [proposer, proposedAt] = [row.proposed_by.name, moment(row.proposed_at)]
  const decider = row.decided_by?.name
  const decidedAt = row.decided_at === null ? '' : moment(row.decided_at)
  const sign = row.direction === 'credit' ? '+' : '−'
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:p-5">
      <div className="head-row items-start gap-3">
        <div className="min-w-0">
          <p className="figures card-amount font-bold font-display text-title">
            {keepAmounts(`${sign} ${formatMoney(row.money)}`)}
          </p>
          <PlaceLink
            to={{ screen: 'members', search: row.member.id }}
            className="tap break-all font-firm text-sky-text text-small"
          >
            {row.member.name}
          </PlaceLink>
        </div>
        <Badge tone={adjustmentTones[row.state]}>{words[row.state]}</Badge>
      </div>
      <p className="break-words">{row.reason}</p>
      <div className="text-faint text-small">
        <p className="figures">{t`Proposed by ${proposer}, ${proposedAt}`}</p>
        {decider === undefined ? null : <p className="figures">{t`Decided by ${decider}, ${decidedAt}`}</p>}
        {row.decision_note === null ? null : <p className="break-words text-soft">{row.decision_note}</p>}
      </div>
      {row.state === 'proposed' ? <Decide row={row} onAsk={onAsk} /> : null}
    </li>
  )
}

function Decide({ row, onAsk }: AdjustmentCardProps) {
  const { t } = useLingui()
  const may = useMay()
  const isOwn = useSelf() === row.proposed_by.id
  if (!may(approveAdjustment)) return null
  return (
    <div className="grid gap-2">
      {isOwn ? <p className="text-small text-soft">{t`You proposed it: another person decides.`}</p> : null}
      <div className="button-row">
        <Button wide icon={closeIcon} onClick={() => onAsk('reject')}>
          {isOwn ? t`Take back` : t`Reject`}
        </Button>
        {isOwn ? null : (
          <Button wide tone="confirm" icon={checkIcon} onClick={() => onAsk('approve')}>{t`Approve`}</Button>
        )}
      </div>
    </div>
  )
}
