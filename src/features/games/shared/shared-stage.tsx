import { useEffect } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { BlockedNotice } from '../../../common/play/blocked-notice.tsx'
import { GameBoundary } from '../../../common/play/game-boundary.tsx'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { useSharedTable } from '../../../common/play/shared/use-shared-table.ts'
import type { StageProps } from '../../../common/play/stage-props.ts'
import type { Launch } from '../../../common/play/use-launch.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useSharedSounds } from '../sound/use-shared-sounds.ts'
import { StageFrame } from '../stage/stage-frame.tsx'
import { SettledBets } from './settled-bets.tsx'
import { useShowing } from './use-showing.ts'

type SharedStageProps = StageProps & {
  player: SharedPlayer
  launch: Extract<Launch, { status: 'open' }>
}

/** A table that everybody shares: it runs on the server's clock, whether or not anybody here plays. */
export function SharedStage({ player, launch, held, ...props }: SharedStageProps) {
  const { game, mode, memberId } = props
  const { sync } = useApp()
  const table = useSharedTable({ gameId: game.id, mode, memberId, mostBets: player.mostBets })
  const isShowing = useShowing(table, player.showMs)
  useSharedSounds(table, isShowing)
  const { bets } = table
  const isPlaying = bets.some(bet => bet.state === 'open')
  useBusyWhile(isPlaying || table.busy.length > 0)
  useEffect(() => sync.watch('balance'), [sync])
  const { PlayShared, Pays } = player
  return (
    <StageFrame
      {...props}
      palette={player.palette}
      isHeld={isShowing}
      wallet={table.wallet ?? launch.wallet}
      isRoundOpen={isPlaying}
      pays={<Pays />}
      hasSounds
    >
      {held !== undefined && !isPlaying ? (
        <BlockedNotice>{held}</BlockedNotice>
      ) : (
        <GameBoundary result={<SettledBets bets={bets} />}>
          <PlayShared table={table} isShowing={isShowing} />
        </GameBoundary>
      )}
    </StageFrame>
  )
}
