import { useLingui } from '@lingui/react/macro'
import type { Adjustment } from '../../../../contract/cashier/adjustments.ts'
import { coinsIcon } from '../../../../src/ui/icons/money-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { DecisionList } from '../../../parts/decision-list.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import type { AdjustmentFilter } from '../../../state/place.ts'
import { AdjustmentCard } from './adjustment-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type AdjustmentListProps = {
  list: ListState<Adjustment>
  reader: ListReader<Adjustment>
  state: AdjustmentFilter
}

export function AdjustmentList({ list, reader, state }: AdjustmentListProps) {
  const { t } = useLingui()
  const empty =
    state === 'proposed' ? (
      <EmptyState
        icon={coinsIcon}
        title={t`No adjustment waits.`}
        text={t`What one person proposes waits here for another.`}
      />
    ) : (
      <EmptyState icon={coinsIcon} title={t`No adjustments in this state.`} />
    )
  return (
    <DecisionList<Adjustment, 'approve' | 'reject'>
      label={t`Adjustments`}
      list={list}
      reader={reader}
      empty={empty}
      card={(row, onAsk) => <AdjustmentCard row={row} onAsk={onAsk} />}
      dialog={(asking, ends) => <DecideDialog {...asking} {...ends} />}
    />
  )
}
