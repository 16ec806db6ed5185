import { useLingui } from '@lingui/react/macro'
import type { ApprovalRequest } from '../../../../contract/operations/approvals.ts'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { DecisionList } from '../../../parts/decision-list.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import type { ApprovalFilter } from '../../../state/place.ts'
import { type ApprovalAct, ApprovalCard } from './approval-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type ApprovalListProps = {
  list: ListState<ApprovalRequest>
  reader: ListReader<ApprovalRequest>
  state: ApprovalFilter
}

export function ApprovalList({ list, reader, state }: ApprovalListProps) {
  const { t } = useLingui()
  const empty =
    state === 'proposed' ? (
      <EmptyState
        icon={checkIcon}
        title={t`Nothing waits for approval.`}
        text={t`What one person proposes waits here for another.`}
      />
    ) : (
      <EmptyState icon={checkIcon} title={t`No proposals in this state.`} />
    )
  return (
    <DecisionList<ApprovalRequest, ApprovalAct>
      label={t`Approvals`}
      list={list}
      reader={reader}
      empty={empty}
      card={(row, onAsk) => <ApprovalCard row={row} onAsk={onAsk} />}
      dialog={(asking, ends) => <DecideDialog {...asking} {...ends} />}
    />
  )
}
