import './play.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { BlockedNotice } from '../../../common/play/blocked-notice.tsx'
import { GameBoundary } from '../../../common/play/game-boundary.tsx'
import type { Player } from '../../../common/play/player.ts'
import { SettledResult } from '../../../common/play/settled-result.tsx'
import type { StageProps } from '../../../common/play/stage-props.ts'
import { type Launch, useLaunch } from '../../../common/play/use-launch.ts'
import { useTable } from '../../../common/play/use-table.ts'
import { useChunkReload } from '../../../common/use-chunk-reload.ts'
import { brokenWords } from '../../../seeds/broken-words.ts'
import { connection } from '../../../state/connection.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { FrameStage } from '../frame/frame-stage.tsx'
import { OfflineOffer } from '../offline/offline-offer.tsx'
import { usePlayer } from '../page/use-player.ts'
import { useRecentRounds } from '../round/use-recent-rounds.ts'
import { SharedStage } from '../shared/shared-stage.tsx'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { SheetKeeper } from './open-sheet.tsx'
import { StageFrame } from './stage-frame.tsx'

/** The game itself, in place of the page. */
export function Stage(props: StageProps) {
  return (
    <SheetKeeper>
      <LaunchedStage {...props} />
    </SheetKeeper>
  )
}

/** Its chunk and its launch are awaited together. */
function LaunchedStage(props: StageProps) {
  const { game, mode, memberId } = props
  const [loaded] = usePlayer(game.engine, game.id)
  const [launch, relaunch] = useLaunch(game.id, mode, memberId)
  const { quality } = useSnapshot(connection)
  // A line that is well is asked once more in this document first: what failed may have been a style sheet alone.
  const isLost = loaded.status === 'unreachable' && (loaded.times > 1 || quality === 'offline')
  const code = useChunkReload({ isLost, part: `play ${game.engine}` })
  const answer = { reopen: relaunch, isAsking: false, comesByItself: quality === 'offline' }
  if (game.launch === 'frame' && launch.status === 'open') return <FrameStage {...props} launch={launch} />
  if (loaded.status === 'ready') {
    const { player } = loaded
    // What a book shows is on the device: it waits for no launch.
    if ('BookStage' in player) return <player.BookStage {...props} Frame={StageFrame} />
    if (launch.status === 'open') {
      if ('PlayShared' in player) return <SharedStage {...props} player={player} launch={launch} />
      return <LaidTable key={launch.number} {...props} player={player} launch={launch} onStale={relaunch} />
    }
  }
  const palette = loaded.status === 'ready' ? loaded.player.palette : undefined
  return (
    <StageFrame
      {...props}
      palette={palette}
      isHeld={false}
      wallet={undefined}
      isRoundOpen={false}
      pays={undefined}
    >
      <div className="grid flex-1 place-items-center">
        <Obstacle
          lost={loaded.status === 'unreachable' ? code : launch.status === 'no-answer' ? answer : undefined}
          launch={launch}
          isUnknownGame={game.launch === 'original' && loaded.status === 'unknown'}
          onLeave={props.onLeave}
          onOffline={props.held === undefined && loaded.status === 'ready' ? props.onOffline : undefined}
        />
      </div>
    </StageFrame>
  )
}

type LaidTableProps = StageProps & {
  player: Player
  launch: Extract<Launch, { status: 'open' }>
  onStale: () => void
}

function LaidTable({ player, launch, onStale, held, onOffline, ...props }: LaidTableProps) {
  const { game, mode, memberId } = props
  const { round: opened, wallet, unknownSince } = launch
  const table = useTable({ gameId: game.id, mode, memberId, opened, wallet, unknownSince, onStale })
  useTableSounds(table)
  const { Play, Pays } = player
  const isRoundOpen = table.phase !== 'ready' || table.round?.state === 'open'
  const recent = useRecentRounds({ memberId, gameId: game.id, mode }, table.phase === 'ready')
  const isHeld = table.phase === 'sending' || table.phase === 'showing'
  return (
    <StageFrame
      {...props}
      palette={player.palette}
      isHeld={isHeld}
      wallet={table.wallet}
      isRoundOpen={isRoundOpen}
      pays={<Pays />}
      hasSounds
      notice={
        table.note?.kind === 'offline' && held === undefined && onOffline ? (
          <div className="column p-2">
            <OfflineOffer onPlay={onOffline} />
          </div>
        ) : undefined
      }
    >
      {held !== undefined && !isRoundOpen ? (
        <BlockedNotice>{held}</BlockedNotice>
      ) : (
        <GameBoundary result={<SettledResult table={table} />}>
          <Play table={table} recent={recent} />
        </GameBoundary>
      )}
    </StageFrame>
  )
}

/** What did not arrive, and the ways to it: the game's code, or the answer that opens it. */
type Lost = Pick<ReturnType<typeof useChunkReload>, 'reopen' | 'isAsking' | 'comesByItself'>

type ObstacleProps = {
  lost: Lost | undefined
  isUnknownGame: boolean
  launch: Launch
  onLeave: () => void
  onOffline: (() => void) | undefined
}

function Obstacle({ lost, isUnknownGame, launch, onLeave, onOffline }: ObstacleProps) {
  const { i18n, t } = useLingui()
  const back = <Button onClick={onLeave}>{t`Back`}</Button>
  if (isUnknownGame) {
    return (
      <div className="text-center">
        <ErrorState
          title={t`This game needs a newer version of the app.`}
          text={t`Reload the page to get it.`}
        />
        {back}
      </div>
    )
  }
  if (launch.status === 'broken') {
    return (
      <div className="text-center">
        <ErrorState title={t`The game cannot be opened`} text={i18n._(brokenWords)} />
        {back}
      </div>
    )
  }
  if (launch.status === 'refused') {
    return (
      <div className="text-center">
        <ErrorState title={t`The game cannot be opened`} text={launch.message} />
        <div className="flex flex-wrap justify-center gap-3">
          {launch.word === 'details_missing' ? (
            <Link to="/security-center/details" className={buttonClass({ tone: 'main' })}>
              {t`Complete my details`}
            </Link>
          ) : null}
          {launch.word === 'identity_required' ? (
            <Link to="/security-center/identity" className={buttonClass({ tone: 'main' })}>
              {t`Prove my age and identity`}
            </Link>
          ) : null}
          {back}
        </div>
      </div>
    )
  }
  if (lost) {
    const text = lost.comesByItself ? t`It opens by itself when the connection is back.` : undefined
    return (
      <div className="column grid gap-2 p-4">
        <ErrorState
          title={t`The game could not be reached`}
          {...(text && { text })}
          retrying={lost.isAsking}
          onRetry={lost.reopen}
        />
        {onOffline ? <OfflineOffer onPlay={onOffline} /> : null}
      </div>
    )
  }
  return (
    <div role="status" className="grid justify-items-center gap-3">
      <Spinner size={32} />
      <p className="text-small text-soft">{t`Opening the game…`}</p>
    </div>
  )
}
