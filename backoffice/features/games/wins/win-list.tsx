import { useLingui } from '@lingui/react/macro'
import type { WinReview } from '../../../../contract/games/win-reviews.ts'
import { coinsIcon } from '../../../../src/ui/icons/money-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { DecisionList } from '../../../parts/decision-list.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import type { WinFilter } from '../../../state/place.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { WinCard, type WinDecision } from './win-card.tsx'

type WinListProps = { list: ListState<WinReview>; reader: ListReader<WinReview>; state: WinFilter }

export function WinList({ list, reader, state }: WinListProps) {
  const { t } = useLingui()
  const empty =
    state === 'waiting' ? (
      <EmptyState
        icon={coinsIcon}
        title={t`No win waits.`}
        text={t`Wins of providers above a cap wait here for two people.`}
      />
    ) : (
      <EmptyState icon={coinsIcon} title={t`No wins in this state.`} />
    )
  return (
    <DecisionList<WinReview, WinDecision>
      label={t`Wins under review`}
      list={list}
      reader={reader}
      empty={empty}
      card={(row, onAsk) => <WinCard row={row} onAsk={onAsk} />}
      dialog={(asking, ends) => <ProposeDialog {...asking} {...ends} />}
    />
  )
}
