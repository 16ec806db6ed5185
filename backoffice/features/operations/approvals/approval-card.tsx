import { useLingui } from '@lingui/react/macro'
import { type ApprovalRequest, approveRequest } from '../../../../contract/operations/approvals.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useMay, useSelf } from '../../../parts/use-may.ts'
import { ChangeList } from './change-list.tsx'
import { useApprovalSubject } from './use-approval-subject.ts'
import { approvalTones, useApprovalWords, useKindWords, useObstacleWords } from './use-approval-words.ts'

export type ApprovalAct = 'approve' | 'refuse' | 'withdraw'
type ApprovalCardProps = { row: ApprovalRequest; onAsk: (what: ApprovalAct) => void }

export function ApprovalCard({ row, onAsk }: ApprovalCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const states = useApprovalWords()
  const kindWords = useKindWords()
  const about = useApprovalSubject()(row)
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const [proposer, proposedAt] = [row.proposed_by.name, moment(row.proposed_at)]
  const decider = row.decided_by?.name
  const decidedAt = row.decided_at === null ? '' : moment(row.decided_at)
  const until = moment(row.expires_at)
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:p-5">
      <div className="head-row items-start gap-3">
        <div className="min-w-0">
          <p className="font-bold font-display text-lead">{kindWords(row.kind)}</p>
          {about === undefined ? null : <p className="break-words font-firm">{about}</p>}
        </div>
        <Badge tone={approvalTones[row.state]}>{states[row.state]}</Badge>
      </div>
      <ChangeList kind={row.kind} changes={row.changes} />
      <p className="break-words">{row.reason}</p>
      <div className="text-faint text-small">
        <p className="figures">{t`Proposed by ${proposer}, ${proposedAt}`}</p>
        {row.state === 'proposed' ? <p className="figures">{t`Expires ${until}`}</p> : null}
        {decider === undefined ? null : <p className="figures">{t`Decided by ${decider}, ${decidedAt}`}</p>}
        {row.decision_note === null ? null : <p className="break-words text-soft">{row.decision_note}</p>}
      </div>
      {row.state === 'proposed' ? <Decide row={row} onAsk={onAsk} /> : null}
    </li>
  )
}

function Decide({ row, onAsk }: ApprovalCardProps) {
  const { t } = useLingui()
  const may = useMay()
  const language = useLanguage()
  const obstacles = useObstacleWords()
  const end =
    row.obstacle_until === null ? '' : formatDate(Date.parse(row.obstacle_until), 'moment', language)
  const until = end === '' ? '' : t`Until ${end}.`
  const isOwn = useSelf() === row.proposed_by.id
  const mayRefuse =
    !isOwn && may(approveRequest) && row.obstacle !== 'forbidden' && row.obstacle !== 'own_account'
  return (
    <div className="grid gap-2">
      {row.obstacle === null ? null : (
        <p className="text-small text-soft">
          {obstacles[row.obstacle]} {until}
        </p>
      )}
      <div className="button-row empty:hidden">
        {isOwn ? (
          <Button wide icon={closeIcon} onClick={() => onAsk('withdraw')}>
            {t`Take back`}
          </Button>
        ) : null}
        {mayRefuse ? (
          <Button wide icon={closeIcon} onClick={() => onAsk('refuse')}>
            {t`Refuse`}
          </Button>
        ) : null}
        {row.obstacle === null ? (
          <Button wide tone="confirm" icon={checkIcon} onClick={() => onAsk('approve')}>{t`Approve`}</Button>
        ) : null}
      </div>
    </div>
  )
}
