import '../stage/play.css'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BlockedNotice } from '../../../common/play/blocked-notice.tsx'
import { GameBoundary } from '../../../common/play/game-boundary.tsx'
import type { Player } from '../../../common/play/player.ts'
import { SettledResult } from '../../../common/play/settled-result.tsx'
import type { GameRow } from '../../../db/public-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useHideChrome } from '../page/use-hide-chrome.ts'
import { usePlayer } from '../page/use-player.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { StageFrame } from '../stage/stage-frame.tsx'
import { OfflineFairness } from './offline-fairness.tsx'
import { OfflineLabel } from './offline-label.tsx'
import { OfflineMoney } from './offline-money.tsx'
import type { OfflinePlay } from './offline-play.ts'
import { OfflineRounds } from './offline-rounds.tsx'
import { type Seat, useOfflinePlay } from './use-offline-play.ts'
import { useOfflineRounds } from './use-offline-rounds.ts'
import { useOfflineTable } from './use-offline-table.ts'

type OfflineStageProps = {
  game: GameRow
  /** `''` of a guest. */
  memberId: string
  /** Stands in place of the game when nothing of it is open: a pause or an exclusion holds here as well. */
  held: ReactNode | undefined
  onLeave: () => void
  /** To the demo that the server keeps. */
  onReturn: () => void
}

/** A demo that is drawn, settled and kept on this device, and says so all the time. */
export function OfflineStage(props: OfflineStageProps) {
  const { game, memberId, onLeave } = props
  const [loaded, retry] = usePlayer(game.engine, game.id)
  const found = useOfflinePlay(game, memberId)
  if (loaded.status === 'ready' && 'Play' in loaded.player && found.status === 'open') {
    return <LaidOffline {...props} player={loaded.player} play={found.play} seat={found.seat} />
  }
  const isComing = loaded.status === 'loading' || (loaded.status === 'ready' && found.status === 'opening')
  return <ComingStage game={game} isComing={isComing} onRetry={retry} onLeave={onLeave} />
}

type ComingStageProps = Pick<OfflineStageProps, 'game' | 'onLeave'> & {
  isComing: boolean
  onRetry: () => void
}

function ComingStage({ game, isComing, onRetry, onLeave }: ComingStageProps) {
  const { t } = useLingui()
  useHideChrome()
  return (
    <section translate="no" className="stage night" aria-label={game.name}>
      <div className="grid flex-1 place-items-center p-4">
        {isComing ? (
          <div role="status">
            <Spinner size={32} />
            <span className="sr-only">{t`Opening the game…`}</span>
          </div>
        ) : (
          <div className="grid justify-items-center gap-3">
            <ErrorState
              title={t`This game is not on this device yet`}
              text={t`Open it once with a connection. After that its offline demo works without one.`}
              onRetry={onRetry}
            />
            <Button onClick={onLeave}>{t`Back`}</Button>
          </div>
        )}
      </div>
    </section>
  )
}

type LaidOfflineProps = OfflineStageProps & { player: Player; play: OfflinePlay; seat: Seat }

function LaidOffline({
  player,
  play: house,
  seat,
  game,
  memberId,
  held,
  onLeave,
  onReturn,
}: LaidOfflineProps) {
  const { table, refill } = useOfflineTable(house, seat)
  const isReady = table.phase === 'ready'
  const isRoundOpen = !isReady || table.round?.state === 'open'
  const isHeld = table.phase === 'sending' || table.phase === 'showing'
  const rounds = useOfflineRounds({ memberId, gameId: game.id }, isReady)
  useTableSounds(table)
  const { Play, Pays } = player
  return (
    <StageFrame
      {...{ game, memberId, isHeld, isRoundOpen, onLeave }}
      mode="demo"
      palette={player.palette}
      wallet={table.wallet}
      pays={<Pays />}
      hasSounds
      offline={{
        money: <OfflineMoney amount={table.wallet.money} isHeld={isHeld} />,
        label: (
          <OfflineLabel
            money={table.wallet.money}
            isFree={isReady && table.round?.state !== 'open'}
            onRefill={refill}
            onReturn={onReturn}
          />
        ),
        fairness: <OfflineFairness />,
        rounds: <OfflineRounds rounds={rounds} />,
      }}
    >
      {held !== undefined && !isRoundOpen ? (
        <BlockedNotice>{held}</BlockedNotice>
      ) : (
        <GameBoundary result={<SettledResult table={table} />}>
          <Play table={table} recent={rounds} />
        </GameBoundary>
      )}
    </StageFrame>
  )
}
