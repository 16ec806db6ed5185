import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useIsDemoAccount } from '../../../common/member/use-is-demo-account.ts'
import type { RoundRow } from '../../../db/personal-rows.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { diceIcon } from '../../../ui/icons/game-icons.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { OrderFrame } from './order-frame.tsx'
import { RoundDetails } from './round-details.tsx'
import { modeOf } from './round-filter.ts'
import { RoundRecordRow } from './round-record-row.tsx'
import { RoundTotals } from './round-totals.tsx'
import { useRoundWords } from './use-round-words.ts'
import { useLocalTotals, usePlayedGames, useRounds, useRoundTotals } from './use-rounds.ts'

/** A round with its game, where the catalogue on the device knows it. */
export type PlayedRound = { round: RoundRow; game: GameRow | undefined }

type ScreenRoundsProps = FilteredScreenProps & {
  /** Plays the round again before the member's eyes; the fairness pages have it. */
  proof: (played: PlayedRound | undefined, onClose: () => void) => ReactNode
}

/** `/order-center/games`: the game record (specification, section 2), with each round's way to its proof. */
export function ScreenRounds(props: ScreenRoundsProps) {
  return (
    <OrderFrame place="/order-center/games" realOnly={false}>
      {memberId => <Rounds memberId={memberId} {...props} />}
    </OrderFrame>
  )
}

function Rounds({ memberId, filter, onFilter, proof }: ScreenRoundsProps & { memberId: string }) {
  const { t } = useLingui()
  const isDemo = useIsDemoAccount(memberId)
  const mode = modeOf(filter, isDemo === true)
  const games = usePlayedGames(memberId)
  const totals = useRoundTotals(memberId, filter, mode)
  const localTotals = useLocalTotals(memberId, filter, mode)
  const { record, readAll } = useRounds(memberId, filter, mode)
  const { choices, table } = useRoundWords(games, isDemo === true)
  const [openId, setOpenId] = useState<string>()
  const [provedId, setProvedId] = useState<string>()
  const find = (id: string | undefined): PlayedRound | undefined => {
    const round = record.rows?.find(row => row.id === id)
    return round && { round, game: games.get(round.game_id) }
  }
  const opened = find(openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={t`Game rounds`}
        choices={choices}
        record={record}
        readAll={readAll}
        file="rounds"
        table={table}
        row={row => (
          <RoundRecordRow round={row} game={games.get(row.game_id)} onOpen={() => setOpenId(row.id)} />
        )}
        empty={
          <EmptyState
            icon={diceIcon}
            title={t`No records available`}
            text={t`Every round you play will stand here, with its stake, its win and its proof.`}
          />
        }
      >
        <RoundTotals kept={totals} local={localTotals} />
      </FilteredRecord>
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpenId(undefined)}
        title={opened?.game?.name ?? opened?.round.game_id ?? ''}
      >
        {opened ? (
          <RoundDetails
            round={opened.round}
            onProve={() => {
              setOpenId(undefined)
              setProvedId(opened.round.id)
            }}
          />
        ) : null}
      </Sheet>
      {proof(find(provedId), () => setProvedId(undefined))}
    </>
  )
}
